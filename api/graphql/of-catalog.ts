import { type GraphQLField, type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import { accessOf } from './access';

/**
 * Declares of a type or a field that what it says hangs on nothing but the shop, its catalog and the reader's language:
 * every stranger gets the same until the catalog's revision changes, so the answer may be kept and shared. What declares
 * nothing is personal.
 */
export const OF_CATALOG = { isOfCatalog: true } as const;

function declares({ extensions }: Pick<GraphQLNamedType, 'extensions'>): boolean {
  return extensions.isOfCatalog === true;
}

/** Of pages of a list: as their items. */
function itemsOf(type: GraphQLNamedType): GraphQLNamedType | null {
  if (!isObjectType(type) || !/(Connection|Edge)$/.test(type.name)) return null;
  const { node, nodes } = type.getFields();
  const field = node ?? nodes;
  return field ? getNamedType(field.type) : null;
}

/** Whether a field of a type may be kept and shared: it is public, and the field, its type or the list's items declare it. */
export function isOfCatalog(parent: GraphQLNamedType, field: GraphQLField<unknown, unknown>): boolean {
  if ((accessOf(field.extensions) ?? 'public') !== 'public') return false;
  // An id says of what it is; that was asked for by a field which declares it.
  if (parent.name === 'PageInfo' || field.name === 'id' || declares(parent) || declares(field)) return true;
  const items = itemsOf(parent);
  return items !== null && declares(items);
}
