import { expect, test } from 'vitest';
import { brokenZones } from './import-zones.mjs';

test.each([
  ['domain/money', '../db/client'],
  ['api/catalog/products/price-from', './product.store'],
  ['domain/totals', '../../db/client'],
  ['api/checkout/cart/cart.store', '../placing/place-order.command'],
  ['api/checkout/placing/place-order.command', '../../graphql/context'],
  ['api/checkout/placing/place-order.command', 'graphql'],
  ['api/checkout/placing/place-order.command', '../../receivers/worker/announce-order'],
  ['api/checkout/cart/checkout.graphql', '../../db/transaction'],
  ['api/graphql/builder', '../catalog/product.graphql'],
  ['api/db/outbox', '../checkout/pricing/totals'],
  ['api/http/server/server', '../../../web/root'],
  ['web/storefront/cart/view/cart', '../../../../api/kernel/phone'],
  ['web/storefront/cart/view/cart.test', '../../../../api/kernel/phone'],
  ['domain/totals', '../api/kernel/phone'],
  ['domain/totals', 'react'],
  ['web/storefront/cart/view/cart', '../../../command-center/orders/page/orders'],
  ['web/command-center/orders/page/orders', '../../../storefront/cart/view/cart'],
  ['web/ui/price', '../gql/graphql'],
  ['web/command-center/orders/page/orders', '../../../ui/button/button'],
  ['web/command-center/kit/page/page-head', '../../orders/page/orders'],
  ['web/command-center/orders/page/orders', '../../frame/shell'],
  ['web/storefront/cart/view/cart', '@chakra-ui/react'],
  ['web/ui/button/button', '@chakra-ui/react'],
  ['api/graphql/context', '../http/request/problem'],
  ['api/checkout/cart/cart.store', '../../extensions/streets/street-words'],
  ['web/storefront/checkout/fold', '../../extensions/streets/storefront/address.slot'],
  ['web/extensions/streets/storefront/address.slot', '../../../command-center/kit/page/panel'],
  ['web/extensions/streets/storefront/address.slot', '@chakra-ui/react'],
])('%s must not import %s', (file, specifier) => {
  expect(brokenZones(file, specifier, false)).toHaveLength(1);
});

test.each([
  ['domain/money', './locale'],
  ['domain/totals', './money'],
  ['web/storefront/cart/view/cart', '../../../../domain/money'],
  ['api/checkout/cart/cart.store', '../../db/client'],
  ['api/checkout/placing/place-order.command', '../../db/transaction'],
  ['api/checkout/placing/place-order.command', '../../catalog/catalog.store'],
  ['api/checkout/cart/checkout.graphql', '../placing/place-order.command'],
  ['domain/totals.test', '../../db/testing'],
  ['api/schema', './receivers/receiver.graphql'],
  ['api/serve', './extensions/extensions'],
  ['api/doctor', './extensions/extensions'],
  ['api/extensions/streets/index', './streets.rest'],
  ['api/extensions/streets/streets.rest', '../../http/pages/read-file'],
  ['web/extensions/streets/command-center/zones.slot', '../../../command-center/kit/page/panel'],
  ['api/jobs/jobs', '../receivers/worker/worker'],
  ['web/storefront/cart/view/cart', '../../../ui/price'],
  ['web/command-center/orders/page/orders', '../../../ui/text/price'],
  ['web/command-center/kit/ui/button', '@chakra-ui/react'],
  ['web/command-center/frame/frame', '../orders/page/orders'],
  ['web/command-center/orders/page/orders', '../../kit/page/page-head'],
])('%s may import %s', (file, specifier) => {
  expect(brokenZones(file, specifier, false)).toEqual([]);
});

test('a rule may name the type of the database, and not import its value', () => {
  expect(brokenZones('api/catalog/stop-list', '../db/client', true)).toEqual([]);
  expect(brokenZones('api/catalog/stop-list', '../db/client', false)).toHaveLength(1);
});
