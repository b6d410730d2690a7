import { useMemo, useState } from 'react';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { FIRST_CHOICE, type TableChoice } from './tables';

const KEY = 'carte.tables';

function readKept(): TableChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return FIRST_CHOICE;
    const { naming, from, to, names }: Partial<Record<keyof TableChoice, unknown>> = kept;
    const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
    return {
      naming: naming === 'names' ? 'names' : 'numbers',
      from: text(from, FIRST_CHOICE.from),
      to: text(to, FIRST_CHOICE.to),
      names: text(names, FIRST_CHOICE.names),
    };
  } catch {
    return FIRST_CHOICE;
  }
}

/** What was typed, kept in this browser: a sign that was lost is printed again as it was. */
export function useKeptTables() {
  // Not sooner than in the browser: the page was rendered without it.
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => (isHydrated ? readKept() : FIRST_CHOICE), [isHydrated]);
  const [changed, setChanged] = useState<TableChoice | null>(null);
  const choice = changed ?? kept;
  const change = (part: Partial<TableChoice>) => {
    const next = { ...choice, ...part };
    setChanged(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // It is typed anew then.
    }
  };
  return { choice, change };
}
