import { expect, test } from 'vitest';
import { brokenZones } from './import-zones.mjs';

test.each([
  ['api/kernel/money', '../db/client'],
  ['api/catalog/price-from', './product.store'],
  ['api/checkout/totals', '../db/client'],
  ['api/checkout/cart.store', './place-order.command'],
  ['api/checkout/place-order.command', '../graphql/context'],
  ['api/checkout/place-order.command', 'graphql'],
  ['api/checkout/place-order.command', '../receivers/announce-order'],
  ['api/checkout/checkout.graphql', '../db/transaction'],
  ['api/graphql/builder', '../catalog/product.graphql'],
  ['api/db/outbox', '../checkout/totals'],
  ['api/http/server', '../../web/root'],
  ['web/storefront/cart/cart', '../../../api/kernel/money'],
  ['web/storefront/cart/cart.test', '../../../api/kernel/money'],
  ['web/storefront/cart/cart', '../../command-center/orders/orders'],
  ['web/command-center/orders/orders', '../../storefront/cart/cart'],
  ['web/ui/price', '../gql/graphql'],
])('%s must not import %s', (file, specifier) => {
  expect(brokenZones(file, specifier, false)).toHaveLength(1);
});

test.each([
  ['api/kernel/money', './locale'],
  ['api/checkout/totals', '../kernel/money'],
  ['api/checkout/cart.store', '../db/client'],
  ['api/checkout/place-order.command', '../db/transaction'],
  ['api/checkout/place-order.command', '../catalog/catalog.store'],
  ['api/checkout/checkout.graphql', './place-order.command'],
  ['api/checkout/totals.test', '../db/testing'],
  ['api/schema', './receivers/receiver.graphql'],
  ['api/jobs/worker', '../receivers/worker'],
  ['web/storefront/cart/cart', '../../ui/price'],
])('%s may import %s', (file, specifier) => {
  expect(brokenZones(file, specifier, false)).toEqual([]);
});

test('a rule may name the type of the database, and not import its value', () => {
  expect(brokenZones('api/staff/caller', '../db/client', true)).toEqual([]);
  expect(brokenZones('api/staff/caller', '../db/client', false)).toHaveLength(1);
});
