import type { InputFieldBuilder, InputFieldMap, InputFieldRef } from '@pothos/core';
import type { Field, Fields } from '../../domain/entities/entity';
import type { BuilderTypes } from './builder';
import { LocalizedValueInput } from './shared.graphql';

type FieldBuilder = InputFieldBuilder<BuilderTypes, 'InputObject'>;
type InputOptions = { required: boolean; description: string };

/** What the API says of described fields beside their limits. */
export interface FieldWords<All extends Fields> {
  /** What each is, as the beginning of a sentence; may be empty where the limit says enough. */
  readonly about: { readonly [Name in keyof All]: string };
  /** The inputs of choices and ids, whose types only the entity knows. */
  readonly inputs?: {
    readonly [Name in keyof All]?: (t: FieldBuilder, options: InputOptions) => InputFieldRef<BuilderTypes, unknown>;
  };
}

function description(field: Field, about: string, isNew: boolean): string {
  const languages = field.kind === 'localized' && !isNew && (about ? 'in all languages' : 'All languages');
  const length = 'maximum' in field && (field.kind === 'localized' || field.kind === 'text');
  const upTo = length && `${about || languages ? 'up' : 'Up'} to ${field.maximum.toLocaleString('en')} characters`;
  const none = !isNew && (field.isNullable || field.kind === 'phone') && 'null for none';
  const beginning = [about, languages].filter(Boolean).join(', ');
  const limited = [beginning, upTo].filter(Boolean).join(languages ? '; ' : ', ');
  const initial = isNew && field.kind === 'flag' ? ` Defaults to ${field.initial}.` : '';
  return `${[limited, none].filter(Boolean).join('; ')}.${initial}`;
}

function inputOf(t: FieldBuilder, field: Field, options: InputOptions): InputFieldRef<BuilderTypes, unknown> {
  switch (field.kind) {
    case 'localized':
      return t.field({ type: [LocalizedValueInput], ...options });
    case 'flag':
      return t.boolean(options);
    case 'integer':
    case 'price':
      return t.int(options);
    case 'number':
      return t.float(options);
    case 'instant':
      return t.field({ type: 'DateTime', ...options });
    case 'date':
      return t.field({ type: 'Date', ...options });
    default:
      return t.string(options);
  }
}

/** The inputs of described fields. @param isNew - of a new row, which has to have some of them; else of a change. */
export function describedInputs<All extends Fields>(
  t: FieldBuilder,
  fields: All,
  { about, inputs = {} }: FieldWords<All>,
  isNew: boolean,
): InputFieldMap {
  const shown = Object.entries<Field>(fields).filter(([, { isFixed }]) => isNew || !isFixed);
  const refs = shown.map(([name, field]) => {
    const options = {
      required: isNew && field.isRequired === true,
      description: description(field, about[name] ?? '', isNew),
    };
    return [name, inputs[name]?.(t, options) ?? inputOf(t, field, options)] as const;
  });
  return Object.fromEntries(refs);
}
