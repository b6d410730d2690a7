import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema';
import { isOfCatalog } from './of-catalog';

function mayBeShared(path: string): boolean {
  const [typeName = '', fieldName = ''] = path.split('.');
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!type || !field) throw new Error(`no field ${path}`);
  return isOfCatalog(type, field);
}

test.each([
  'Query.menu',
  'Channel.name',
  'Menu.categories',
  'CategoryProductsConnection.nodes',
  'CategoryProductsConnectionEdge.node',
  'PageInfo.hasNextPage',
])('%s is the same for every stranger', (path) => {
  expect(mayBeShared(path)).toBe(true);
});

test.each([
  ['Query.checkout', 'a cart is one shopper’s'],
  ['Order.number', 'an order is one shopper’s'],
  ['Channel.isOnMaintenance', 'it changes by the clock, without a new revision'],
  ['Channel.receivers', 'only staff may ask'],
  ['Query.node', 'it leads to anything'],
])('%s is not shared: %s', (path) => {
  expect(mayBeShared(path)).toBe(false);
});
