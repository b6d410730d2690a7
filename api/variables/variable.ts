import type { z } from 'zod';

/** One environment variable. An empty one counts as not set. */
export interface Variable<Value> {
  readonly name: string;
  /** What it does: its line in docs/operator/settings.md. */
  readonly summary: string;
  /** What it is when nobody sets it, for docs/operator/settings.md. */
  readonly standard: string;
  readonly absent: Value;
  /** What a good value is, after "set it to". */
  readonly expected: string;
  readonly schema: z.ZodType<Value, string>;
  /** Its value is never shown. */
  readonly isSecret?: boolean;
}

export function variable<Value>(definition: Variable<Value>): Variable<Value> {
  return definition;
}
