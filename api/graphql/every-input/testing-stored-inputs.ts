import { decodeGlobalID } from '@pothos/plugin-relay';
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { schema } from '../../schema';

/** An input or a part of one, by field. */
export type Fields = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function isTranslations(value: unknown): value is readonly { locale: string; value: string }[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => isFields(entry) && 'locale' in entry);
}

function rawId(text: string): string {
  try {
    const { id } = decodeGlobalID(text);
    return UUID.test(id) ? id : text;
  } catch {
    return text;
  }
}

/** A value of an input as columns hold it: translations by language, ids without their type, instants as dates. */
export function asStored(value: unknown): unknown {
  if (isTranslations(value)) return Object.fromEntries(value.map((entry) => [entry.locale, entry.value]));
  if (Array.isArray(value)) return value.map(asStored);
  if (isFields(value)) return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asStored(part)]));
  if (typeof value !== 'string') return value;
  return /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : rawId(value);
}

/** `CreateProductInput.price` of each field that the schema's mutations take, nested inputs too. */
export function inputFields(): string[] {
  const found = new Set<string>();
  const visit = (type: GraphQLInputType): void => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields())) {
      const name = `${named.name}.${field.name}`;
      if (found.has(name)) continue;
      found.add(name);
      visit(field.type);
    }
  };
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const { args } of mutations) for (const { type } of args) visit(type);
  return [...found].sort();
}

/** Which of those a value of an input type sets. */
export function fieldsSet(type: GraphQLInputType, value: unknown): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return [];
  const objects = (Array.isArray(value) ? value : [value]).filter(isFields);
  const fields = named.getFields();
  return objects.flatMap((object) =>
    Object.entries(object).flatMap(([key, part]) => {
      const field = fields[key];
      if (!field) throw new Error(`${named.name} has no field ${key}`);
      return [`${named.name}.${key}`, ...fieldsSet(field.type, part)];
    }),
  );
}
