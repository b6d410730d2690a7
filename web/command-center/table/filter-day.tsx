import { useFilters } from './filter-bar';
import styles from './filter-bar.module.css';

interface Props {
  /** In the address. */
  readonly name: string;
  readonly label: string;
}

/** A day of the shop’s calendar, among the filters of a {@link FilterBar}. */
export function FilterDay({ name, label }: Props) {
  const { search, set } = useFilters();
  const value = search.get(name) ?? '';
  return (
    <label className={styles.day}>
      <span>{label}</span>
      {/* Anew for each value: what is being typed into it is the browser’s own. */}
      <input
        defaultValue={value}
        key={value}
        onChange={(event) => {
          const { value: typed, validity } = event.currentTarget;
          // A year is typed digit by digit: nothing before this century is meant.
          if (validity.valid && (typed === '' || typed >= '2000')) set({ [name]: typed });
        }}
        type="date"
      />
    </label>
  );
}
