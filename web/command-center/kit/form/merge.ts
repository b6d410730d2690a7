/** What forms hold: plain data, as JSON has it. */
export type FormValues = Record<string, unknown>;

/** Whether two values are sent alike. Forms hold plain data with a fixed order of keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What I have typed, on top of what someone else has saved.
 *
 * @param base - what both began with.
 * @returns every field that I changed as I have it, every other one as it is saved now.
 */
export function mergeMine<Values extends FormValues>(base: Values, mine: Values, theirs: Values): Values {
  const changed = Object.entries(mine).filter(([name, value]) => !isSame(value, base[name]));
  return { ...theirs, ...Object.fromEntries(changed) };
}
