type Sources = Readonly<Record<string, string>>;

export function compile(messages: Sources): Record<string, unknown[]>;
export function placeholders(elements: readonly unknown[]): Set<string>;
export function compareLanguages(en: Sources, other: Sources, language: string): string[];
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[];
export function unknownKeys(keys: readonly string[], sources: readonly string[]): string[];
export function wrongWords(messages: Sources, rules: readonly { say: string; not: string }[]): string[];
