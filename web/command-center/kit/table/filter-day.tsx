import styles from './filter-bar.module.css';
import { useFilters } from './use-filters';
import { useShownValue } from './use-shown-value';

interface Props {
  /** In the address. */
  readonly name: string;
  readonly label: string;
}

/** A day of the shop’s calendar, among the filters of a {@link FilterBar}. */
export function FilterDay({ name, label }: Props) {
  const { search, set } = useFilters();
  const value = search.get(name) ?? '';
  const input = useShownValue(value);
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        defaultValue={value}
        onChange={(event) => {
          const { value: typed, validity } = event.currentTarget;
          // A year is typed digit by digit: nothing before this century is meant.
          if (validity.valid && (typed === '' || typed >= '2000')) set({ [name]: typed });
        }}
        ref={input}
        type="date"
      />
    </label>
  );
}
