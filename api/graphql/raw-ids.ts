/** A parsed input with the rows' own ids in place of the API's: what commands take. */
export type RawIds<Input> = Input extends { readonly typename: string; readonly id: infer Id }
  ? Id
  : Input extends Date
    ? Input
    : Input extends readonly (infer Item)[]
      ? RawIds<Item>[]
      : Input extends object
        ? { [Field in keyof Input]: RawIds<Input[Field]> }
        : Input;

/** At every depth. No input type of ours has a field `typename`: only what Pothos makes of an id has one. */
export function rawIds<Input>(input: Input): RawIds<Input>;
export function rawIds(input: unknown): unknown {
  if (Array.isArray(input)) return input.map((item) => rawIds<unknown>(item));
  if (typeof input !== 'object' || input === null || input instanceof Date) return input;
  if ('typename' in input && 'id' in input) return input.id;
  return Object.fromEntries(Object.entries(input).map(([field, value]) => [field, rawIds<unknown>(value)]));
}
