/** What keeps a step from being done: by field, and about the whole. */
export interface Problems {
  readonly byField: Readonly<Record<string, string>>;
  readonly whole: string | null;
  /** Count of failed submits: each one moves the focus to the summary. */
  readonly attempt: number;
}

export const NO_PROBLEMS: Problems = { byField: {}, whole: null, attempt: 0 };

interface Refusal {
  readonly message: string;
  readonly fields?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** The API's refusal at the fields that it names; a field's key is the last part of its path. */
export function problemsOf({ message, fields = [] }: Refusal): Omit<Problems, 'attempt'> {
  const byField = Object.fromEntries(fields.map(({ path, message }) => [path.at(-1) ?? '', message]));
  return { byField, whole: fields.length > 0 ? null : message };
}
