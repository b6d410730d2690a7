import { expect, test } from 'vitest';
import { type CartZone, destinationOf, termsOf } from './cart-zone';

const money = (minor: number) => ({ minor }) as const;
const zone = (id: string, fee: number | null): CartZone => ({
  __typename: 'DeliveryZone',
  id,
  name: id,
  minutes: 40,
  minimum: money(2000),
  freeFrom: null,
  fee: fee === null ? null : money(fee),
  asSoonAsPossible: { promisedAt: null, minutes: null },
});
const OLD_TOWN = zone('old-town', 300);
const shop = { deliveryZones: [OLD_TOWN, zone('hills', null)] };
const TERMS = {
  discountPercent: 10,
  tips: null,
  deliveryFee: money(500),
  freeDeliveryFrom: money(5000),
  minAmountForDelivery: money(1500),
  minimumOrderValue: money(1000),
};

test('what is on its way to the server goes before what it has', () => {
  const cart = { zoneId: 'hills', latitude: null };
  expect(destinationOf(shop, cart, 'DELIVERY', undefined).zone?.id).toBe('hills');
  expect(destinationOf(shop, cart, 'DELIVERY', 'old-town').zone?.id).toBe('old-town');
  expect(destinationOf(shop, null, 'DELIVERY', undefined)).toEqual({
    zone: null,
    isZoneUnknown: true,
    isOutside: false,
  });
});

test('a place in no zone is outside, until a zone is chosen', () => {
  const cart = { zoneId: null, latitude: 48.1 };
  expect(destinationOf(shop, cart, 'DELIVERY', undefined)).toMatchObject({ isZoneUnknown: true, isOutside: true });
  expect(destinationOf(shop, cart, 'DELIVERY', 'old-town')).toMatchObject({ isOutside: false });
  expect(destinationOf(shop, cart, 'PICKUP', undefined)).toMatchObject({ isZoneUnknown: false, isOutside: false });
  expect(destinationOf({ deliveryZones: [] }, cart, 'DELIVERY', undefined)).toMatchObject({ isZoneUnknown: false });
});

test('the zone’s terms make the total; while it is not known, delivery asks for nothing', () => {
  const terms = (fee: number | null, freeFrom: number | null, minAmountForDelivery: number | null) => ({
    discountPercent: 10,
    tips: null,
    delivery: { fee, freeFrom },
    limits: { minimumOrderValue: 1000, minAmountForDelivery },
  });
  expect(termsOf(TERMS, destinationOf(shop, null, 'DELIVERY', 'old-town'))).toEqual(terms(300, null, 2000));
  expect(termsOf(TERMS, destinationOf(shop, null, 'DELIVERY', undefined))).toEqual(terms(null, null, null));
  const nowhere = destinationOf({ deliveryZones: [] }, null, 'DELIVERY', undefined);
  expect(termsOf(TERMS, nowhere)).toEqual(terms(500, 5000, 1500));
});
