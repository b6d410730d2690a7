import type { ChangeLineInput } from '../../gql/graphql';

type Step = Pick<ChangeLineInput, 'lineId' | 'method'>;

const METHODS = ['INCREMENT', 'DECREMENT', 'REMOVE'] as const;

/** What a button of a line says: `INCREMENT` and the line's id. */
export function stepValue(method: (typeof METHODS)[number], lineId: string): string {
  return `${method} ${lineId}`;
}

/** @returns null for what no such button says. */
export function readStep(value: FormDataEntryValue | null): Step | null {
  if (typeof value !== 'string') return null;
  const [said, lineId] = value.split(' ');
  const method = METHODS.find((known) => known === said);
  return method && lineId ? { method, lineId } : null;
}
