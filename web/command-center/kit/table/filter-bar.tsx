import { chakra, Input, InputGroup } from '@chakra-ui/react';
import SearchIcon from 'lucide/dist/esm/icons/search';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { Button } from '../ui/button';
import { Select } from '../ui/fields';
import { useFilters } from './use-filters';
import { useShownValue } from './use-shown-value';

/** Waits while somebody types, instead of querying at each letter. */
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
    timer.current = undefined;
    if (input.current) set({ [SEARCH]: input.current.value.trim() });
  };
  const seekLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(seek, TYPING_MS);
  };
  // Before the reader opens a row: a search that came later would call that page off.
  const seekAtOnce = () => {
    if (timer.current !== undefined) seek();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const filters = [...search.keys()].filter((name) => !NOT_FILTERS.has(name));
  return (
    <search>
      <chakra.form
        alignItems="center"
        display="flex"
        flexWrap="wrap"
        gap="2"
        marginBottom="4"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          seek();
        }}
      >
        {searchLabel && (
          <InputGroup
            flex={{ base: '1 1 100%', md: '1 1 16rem' }}
            maxWidth={{ md: '28rem' }}
            startElement={<Icon of={SearchIcon} size={18} />}
          >
            <Input
              aria-label={searchLabel}
              autoComplete="off"
              borderRadius="full"
              data-page-search
              defaultValue={sought}
              enterKeyHint="search"
              minHeight="11"
              onBlur={seekAtOnce}
              onChange={seekLater}
              paddingBlock="1.5"
              placeholder={searchLabel}
              ref={input}
              type="search"
            />
          </InputGroup>
        )}
        {/* A choice before the page listens could not count; how that looks stands in reset.css. */}
        {children && (
          <chakra.fieldset disabled={!isHydrated} display="contents">
            {children}
          </chakra.fieldset>
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
      </chakra.form>
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

/** Two in a row on a phone; the longest of the categories does not make it wider than the others need. */
const FILTER = {
  flex: { base: '1 1 9rem', md: 'none' },
  maxWidth: { base: '100%', md: 'min(100%, 16rem)' },
  minWidth: '0',
  fieldProps: { borderRadius: 'full', minHeight: '11', paddingBlock: '1.5' },
} as const;
const CHOSEN = {
  fieldProps: {
    ...FILTER.fieldProps,
    background: 'accent.subtle',
    borderColor: 'accent.fg',
    color: 'accent.fg',
    fontWeight: 'semibold',
  },
} as const;

/** One filter of a few values. */
export function FilterSelect({ name, label, options }: SelectProps) {
  const { search, set } = useFilters();
  const value = search.get(name) ?? '';
  return (
    <Select
      {...FILTER}
      {...(value !== '' && CHOSEN)}
      aria-label={label}
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
