import { expect, test } from 'vitest';
import { type CartZone, destinationOf, termsOf } from './cart-zone';

const money = (minor: number) => ({ __typename: 'Money', minor }) as const;
const zone = (id: string, fee: number | null): CartZone => ({
  __typename: 'DeliveryZone',
  id,
  name: id,
  minutes: 40,
  minimum: money(2000),
  freeFrom: null,
  fee: fee === null ? null : money(fee),
  asSoonAsPossible: { __typename: 'AsSoonAsPossible', promisedAt: null, minutes: null },
});
const OLD_TOWN = zone('old-town', 300);
const shop = { deliveryZones: [OLD_TOWN, zone('hills', null)] };
const TERMS = {
  discountPercent: 10,
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
  const everywhere = { discountPercent: 10, minimumOrderValue: 1000 };
  expect(termsOf(TERMS, destinationOf(shop, null, 'DELIVERY', 'old-town'))).toEqual({
    ...everywhere,
    deliveryFee: 300,
    freeDeliveryFrom: null,
    minAmountForDelivery: 2000,
  });
  expect(termsOf(TERMS, destinationOf(shop, null, 'DELIVERY', undefined))).toEqual({
    ...everywhere,
    deliveryFee: null,
    freeDeliveryFrom: null,
    minAmountForDelivery: null,
  });
  expect(termsOf(TERMS, destinationOf({ deliveryZones: [] }, null, 'DELIVERY', undefined))).toEqual({
    ...everywhere,
    deliveryFee: 500,
    freeDeliveryFrom: 5000,
    minAmountForDelivery: 1500,
  });
});
