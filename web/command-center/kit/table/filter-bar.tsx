import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/button/button';
import { Select } from '../../../ui/form/select';
import { SearchIcon } from '../../../ui/icons/search-icon';
import { useIsHydrated } from '../form/use-is-hydrated';
import styles from './filter-bar.module.css';
import { useFilters } from './use-filters';
import { useShownValue } from './use-shown-value';

/** While somebody types, the list is not asked for at each letter. */
const TYPING_MS = 250;
const SEARCH = 'q';
/** No filters, though they stand in the address. */
const NOT_FILTERS = new Set(['sort', 'after', 'before', 'view']);

interface Props {
  /** What can be searched for: “Name or phone”; without it there is no search. It stands in the address as `q`. */
  readonly searchLabel?: string;
  /** {@link FilterSelect}s and the like. */
  readonly children?: ReactNode;
}

/** Above a table: a search that `/` leads to, and filters. */
export function FilterBar({ searchLabel, children }: Props) {
  const { search, set } = useFilters();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sought = search.get(SEARCH) ?? '';
  const input = useShownValue(sought);
  const isHydrated = useIsHydrated();
  const seek = () => {
    clearTimeout(timer.current);
    if (input.current) set({ [SEARCH]: input.current.value.trim() });
  };
  const seekLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(seek, TYPING_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const filters = [...search.keys()].filter((name) => !NOT_FILTERS.has(name));
  return (
    <search>
      <form
        className={styles.bar}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          seek();
        }}
      >
        {searchLabel && (
          <div className={styles.search}>
            <SearchIcon size={18} />
            <input
              aria-label={searchLabel}
              autoComplete="off"
              className={styles.input}
              data-page-search
              defaultValue={sought}
              enterKeyHint="search"
              onChange={seekLater}
              placeholder={searchLabel}
              ref={input}
              type="search"
            />
          </div>
        )}
        {/* A choice before the page listens could not count; how that looks stands in reset.css. */}
        {children && (
          <fieldset className={styles.choices} disabled={!isHydrated}>
            {children}
          </fieldset>
        )}
        {filters.length > 0 && (
          <Button
            onClick={() => {
              if (input.current) input.current.value = '';
              set(Object.fromEntries(filters.map((name) => [name, null])));
            }}
            variant="ghost"
          >
            <FormattedMessage id="command-center.kit.table.clear" />
          </Button>
        )}
      </form>
    </search>
  );
}

interface SelectProps {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  /** The first one stands for “any”, with an empty value. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One filter of a few values. */
export function FilterSelect({ name, label, options }: SelectProps) {
  const { search, set } = useFilters();
  const value = search.get(name) ?? '';
  return (
    <Select
      aria-label={label}
      className={styles.select}
      data-set={value !== '' || undefined}
      frameClassName={styles.choice}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      value={value}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
