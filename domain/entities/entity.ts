import type { Localized } from '../localized';

/** What holds for fields of every kind. */
interface Common {
  /** A new one has to have it. */
  readonly isRequired?: true;
  /** Null is a value: none. */
  readonly isNullable?: true;
  /** A new one gets it and keeps it. */
  readonly isFixed?: true;
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

/** A value with parts: rule, input and control are the entity's own. */
interface OwnField extends Common {
  readonly kind: 'own';
  /** Its parts as a document reads them: `{ from to }`. */
  readonly parts?: string;
}

/** `phone`: E.164, null for none. `price`: minor units. `instant`: a point in time. `date`: a day of the shop's calendar. */
interface PlainField extends Common {
  readonly kind: 'phone' | 'price' | 'instant' | 'date' | 'id';
}

/** A field that staff fill in. */
export type Field = LocalizedField | TextField | NumberField | FlagField | ChoiceField | PlainField | OwnField;
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
        : One extends { readonly kind: 'instant' | 'date' }
          ? Date
          : One extends OwnField
            ? unknown
            : string;
type Value<All extends Fields, Name extends keyof All, Own> =
  | (Name extends keyof Own ? Own[Name] : Plain<All[Name]>)
  | (All[Name] extends { readonly isNullable: true } | { readonly kind: 'phone' } ? null : never);

/** The names of those fields of which this holds. */
export type Named<All extends Fields, Holding> = {
  [Name in keyof All]: All[Name] extends Holding ? Name : never;
}[keyof All];
export type Fixed = { readonly isFixed: true };

/** What is written of a row. `Own`: the types of values that have a rule of their own. */
export type Change<All extends Fields, Own = unknown> = {
  -readonly [Name in keyof All]?: Value<All, Name, Own>;
};
/** All of a row that can be changed. */
export type Whole<All extends Fields, Own = unknown> = {
  -readonly [Name in Exclude<keyof All, Named<All, Fixed>>]: Value<All, Name, Own>;
};
/** What a new row is made of. */
export type New<All extends Fields, Own = unknown> = Change<All, Own> & {
  -readonly [Name in Named<All, { readonly isRequired: true }>]: Value<All, Name, Own>;
};
