type Leaf = string | number | boolean | bigint | symbol | Date | null | undefined;

/** Paths of the fields that `From` has and `To` lacks, through objects and lists: `"name" | "days.intervals.from"`. */
type FieldsMissing<From, To, Path extends string = ''> = unknown extends To
  ? never
  : From extends Leaf
    ? never
    : From extends readonly (infer Item)[]
      ? FieldsMissing<Item, Extract<To, readonly unknown[]>[number], Path>
      : {
          [Key in keyof From & string]-?: Key extends keyof Exclude<To, Leaf>
            ? FieldsMissing<From[Key], Exclude<To, Leaf>[Key], `${Path}${Key}.`>
            : `${Path}${Key}`;
        }[keyof From & string];

/**
 * Holds at compile time that a rule takes the very fields of an input type of GraphQL, at every depth: a field without a rule
 * would be refused, and a rule without a field could never be met.
 */
export type CompleteRule<RuleInput, Input> = unknown extends Input
  ? unknown
  : ([FieldsMissing<Input, RuleInput>] extends [never]
      ? unknown
      : { readonly inputFieldsWithoutRule: FieldsMissing<Input, RuleInput> }) &
      ([FieldsMissing<RuleInput, Input>] extends [never]
        ? unknown
        : { readonly rulesWithoutInputField: FieldsMissing<RuleInput, Input> });
