const OPERATION = /\b(?:query|mutation|subscription)\s+(\w+)/;

/** The name of a foreign operation in metrics: its own name could be anything. */
export const CUSTOM = 'custom';

/** @param documents - our own, with one named operation each. */
export function operationNames(documents: Iterable<string>): (source: string | null) => string {
  const names = new Map([...documents].map((source) => [source, OPERATION.exec(source)?.[1] ?? CUSTOM]));
  return (source) => (source === null ? CUSTOM : (names.get(source) ?? CUSTOM));
}
