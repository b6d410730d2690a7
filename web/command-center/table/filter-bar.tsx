import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/button/button';
import { Select } from '../../ui/form/select';
import { SearchIcon } from '../../ui/icons/search-icon';
import styles from './filter-bar.module.css';
import { searchWith } from './search-state';

/** While somebody types, the list is not asked for at each letter. */
const TYPING_MS = 250;
const SEARCH = 'q';
/** No filters, though they stand in the address. */
const NOT_FILTERS = new Set(['sort', 'after', 'before', 'view']);

/** Puts filters into the address, in place of the present one: the way back leads out of the list, not through letters. */
export function useFilters() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    search,
    set: (changes: Readonly<Record<string, string | null>>) =>
      void navigate(searchWith(search, changes), { replace: true, preventScrollReset: true }),
  };
}

interface Props {
  /** What can be searched for: “Name or phone”; without it there is no search. It stands in the address as `q`. */
  readonly searchLabel?: string;
  /** {@link FilterSelect}s and the like. */
  readonly children?: ReactNode;
}

/** Above a table: a search that `/` leads to, and filters. */
export function FilterBar({ searchLabel, children }: Props) {
  const { search, set } = useFilters();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sought = search.get(SEARCH) ?? '';
  const seek = () => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text !== sought) set({ [SEARCH]: text });
  };
  const seekLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(seek, TYPING_MS);
  };
  const showSought = useEffectEvent(() => {
    // Changed by the address alone: “Clear”, or the way back. What is being typed stays.
    if (input.current && input.current !== document.activeElement) input.current.value = sought;
  });
  useEffect(() => {
    if (sought !== null) showSought();
  }, [sought]);
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
        {children}
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
