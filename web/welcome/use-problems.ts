import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NO_PROBLEMS, type Problems, problemsOf } from './problems';

/** What is wrong with a step, and the ways in which it gets to be. */
export function useProblems() {
  const { formatMessage } = useIntl();
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const show = (next: Omit<Problems, 'attempt'>) => setProblems(({ attempt }) => ({ ...next, attempt: attempt + 1 }));
  return {
    problems,
    clear: () => setProblems(({ attempt }) => ({ ...NO_PROBLEMS, attempt })),
    /** A field that is being corrected is not complained about. */
    clearField: (field: string) =>
      setProblems((before) => {
        const { [field]: _corrected, ...byField } = before.byField;
        return { ...before, byField };
      }),
    showRefusal: (refusal: Parameters<typeof problemsOf>[0]) => show(problemsOf(refusal)),
    showUnreachable: () => show({ byField: {}, whole: formatMessage({ id: 'welcome.unreachable' }) }),
    /** @returns whether one of the fields is empty; each of those then says so. */
    refuseEmpty: (fields: Readonly<Record<string, string>>) => {
      const empty = Object.entries(fields).filter(([, value]) => value.trim() === '');
      if (empty.length === 0) return false;
      const message = formatMessage({ id: 'welcome.required' });
      show({ byField: Object.fromEntries(empty.map(([field]) => [field, message])), whole: null });
      return true;
    },
  };
}
