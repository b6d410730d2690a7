import type { Localized } from '../localized';

/** What holds for fields of every kind. */
interface Common {
  /** A new one has to have it. */
  readonly isRequired?: true;
  /** Null is a value: none. */
  readonly isNullable?: true;
}

/** A text in every language; one that is required has to be there in the shop's own. */
interface LocalizedField extends Common {
  readonly kind: 'localized';
  /** Characters of one language. */
  readonly maximum: number;
}

/** `address`: a path of the site, or a URL. */
interface TextField extends Common {
  readonly kind: 'text' | 'address';
  readonly minimum?: number;
  readonly maximum: number;
}

interface NumberField extends Common {
  readonly kind: 'integer' | 'number';
  readonly minimum: number;
  readonly maximum: number;
}

interface FlagField extends Common {
  readonly kind: 'flag';
  /** Of a new one. */
  readonly initial: boolean;
}

interface ChoiceField extends Common {
  readonly kind: 'choice';
  readonly values: readonly [string, ...string[]];
}

/** `phone`: E.164, null for none. `price`: minor units. `instant`: a point in time. */
interface PlainField extends Common {
  readonly kind: 'phone' | 'price' | 'instant' | 'id';
}

/** A field that staff fill in. */
export type Field = LocalizedField | TextField | NumberField | FlagField | ChoiceField | PlainField;
export type Fields = Readonly<Record<string, Field>>;

/** Something that a shop has several of and staff keep. */
export interface Entity {
  /** The GraphQL type and the table. */
  readonly typename: string;
  /** The same with more than one of it, where that is not an “s” more. */
  readonly plural?: string;
  /** So many stand in one list, in an order that staff give; left out where there is no order. */
  readonly limit?: number;
  /** The field by which the shop has several lists of it. */
  readonly within?: string;
  readonly fields: Fields;
}

type Plain<One extends Field> = One extends LocalizedField
  ? Localized
  : One extends NumberField | { readonly kind: 'price' }
    ? number
    : One extends FlagField
      ? boolean
      : One extends ChoiceField
        ? One['values'][number]
        : One extends { readonly kind: 'instant' }
          ? Date
          : string;
type ValueOf<One extends Field> =
  | Plain<One>
  | (One extends { readonly isNullable: true } | { readonly kind: 'phone' } ? null : never);
type RequiredIn<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { readonly isRequired: true } ? Name : never;
}[keyof All];

/** What may be changed of a row. */
export type Change<All extends Fields> = { -readonly [Name in keyof All]?: ValueOf<All[Name]> };
/** What a new row is made of. */
export type New<All extends Fields> = Change<All> & {
  -readonly [Name in RequiredIn<All>]: ValueOf<All[Name]>;
};
