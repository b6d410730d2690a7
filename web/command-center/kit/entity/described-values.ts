import type { Field, Fields } from '../../../../domain/entities/entity';
import type { LocalizedValueInput } from '../../../gql/graphql';
import { type Texts, toEntries, toTexts } from '../fields/texts';
import { type ClockReading, clockAt, instantAt } from '../time/shop-clock';

type KindOf<One extends Field> = One['kind'];

/** A field as a form holds it. What is stored says the rest: a choice is one of the API's enum. */
type FormValue<One extends Field, Stored> =
  KindOf<One> extends 'localized'
    ? Texts
    : KindOf<One> extends 'text' | 'address' | 'phone' | 'date'
      ? string
      : KindOf<One> extends 'price'
        ? number | null
        : KindOf<One> extends 'id'
          ? string | (One extends { readonly isRequired: true } ? never : null)
          : KindOf<One> extends 'instant'
            ? ClockReading
            : KindOf<One> extends 'flag'
              ? boolean
              : Stored;
export type FormValues<All extends Fields, Stored> = {
  -readonly [Name in keyof All]: FormValue<All[Name], Name extends keyof Stored ? Stored[Name] : never>;
};

type InputValue<One extends Field, Value> =
  KindOf<One> extends 'localized'
    ? LocalizedValueInput[]
    : KindOf<One> extends 'phone' | 'instant'
      ? string | null
      : One extends { readonly kind: 'text'; readonly isNullable: true }
        ? string | null
        : One extends { readonly kind: 'own'; readonly isNullable: true }
          ? Value | null
          : Value;
/** The same as the API takes it. */
export type InputValues<All extends Fields, Values> = {
  [Name in keyof All]: InputValue<All[Name], Name extends keyof Values ? Values[Name] : never>;
};

/** What a `Stored…` document may give of a field. */
interface Read {
  readonly [name: string]: unknown;
}

function formValue([name, field]: [string, Field], stored: Read, timeZone: string): unknown {
  switch (field.kind) {
    case 'localized':
      return toTexts((stored[`${name}Translations`] ?? []) as readonly LocalizedValueInput[]);
    case 'text':
    case 'address':
    case 'phone':
    case 'date':
      return stored[name] ?? '';
    case 'price':
      return (stored[name] as { minor: number } | null | undefined)?.minor ?? null;
    case 'id':
      return (stored[name.replace(/Id$/, '')] as { id: string } | null | undefined)?.id ?? null;
    case 'instant':
      return typeof stored[name] === 'string' ? clockAt(Date.parse(stored[name]), timeZone) : '';
    case 'flag':
      return stored[name] ?? field.initial;
    default:
      return stored[name] ?? null;
  }
}

function inputValue({ kind, isNullable }: Field, value: unknown, timeZone: string): unknown {
  switch (kind) {
    case 'localized':
      return toEntries(value as Texts);
    case 'phone':
    case 'text':
    case 'address': {
      const text = String(value).trim();
      return text === '' && (isNullable || kind === 'phone') ? null : text;
    }
    case 'instant':
      return instantAt(value as ClockReading, timeZone)?.toISOString() ?? null;
    default:
      return value;
  }
}

/** What a form begins with. @param stored - read by the entity's own document; null for a new one. */
export function formValues<All extends Fields, Stored extends object>(
  fields: All,
  stored: Stored | null,
  timeZone: string,
): FormValues<All, Stored> {
  const read: Read = { ...stored };
  const values = Object.entries<Field>(fields).map((entry) => [entry[0], formValue(entry, read, timeZone)]);
  // Field by field as the types say: document and description come from one source.
  return Object.fromEntries(values) as FormValues<All, Stored>;
}

/** What a form sends. */
export function inputValues<All extends Fields, Values extends Readonly<Record<keyof All, unknown>>>(
  fields: All,
  values: Values,
  timeZone: string,
): InputValues<All, Values> {
  const inputs = Object.entries<Field>(fields).map(([name, field]) => [
    name,
    inputValue(field, values[name], timeZone),
  ]);
  // As above.
  return Object.fromEntries(inputs) as InputValues<All, Values>;
}
