import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { searchWith } from './search-state';

/**
 * The search parameters in effect: during a navigation those of the next page, so that two filters changed in a row both
 * apply.
 */
export function useAskedSearch(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const asked = next?.pathname === pathname ? next.search : search;
  return useMemo(() => new URLSearchParams(asked), [asked]);
}

interface Filters {
  readonly search: URLSearchParams;
  /** Null or an empty text takes one away. */
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Puts filters into the address, in place of the present one: the way back leads out of the list, not through letters. */
export function useFilters(): Filters {
  const search = useAskedSearch();
  const navigate = useNavigate();
  const asked = useRef(search);
  useLayoutEffect(() => {
    asked.current = search;
  }, [search]);
  return {
    search,
    set: (changes) => {
      const isNew = Object.entries(changes).some(([name, value]) => (value ?? '') !== (asked.current.get(name) ?? ''));
      if (!isNew) return;
      // At once, so that the next change of a filter begins with this one, and its control does not fall back.
      void navigate(searchWith(asked.current, changes), { flushSync: true, replace: true, preventScrollReset: true });
    },
  };
}
