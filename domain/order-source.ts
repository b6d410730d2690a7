/** Whether two names mean one place that orders come from: "Wolt" and "wolt " do. */
export function isSameSource(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

/** Each place once, as it comes first. */
export function distinctSources(names: readonly string[]): string[] {
  return [...Map.groupBy(names, fold).values()].flatMap(([first]) => first ?? []);
}

const fold = (name: string): string => name.trim().toLowerCase();
