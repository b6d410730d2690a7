import { vi } from 'vitest';
import { type CartFragment, ShopDocument } from '../../gql/graphql';
import { answer } from '../../testing/answering-api';
import type { Parts } from '../../testing/made';
import { CartQuery, UpdateCheckoutMutation } from '../cart/store/cart-documents';
import { CheckoutPageQuery } from '../checkout/checkout-documents';
import { DeliveryMapQuery, ZoneAtQuery } from './delivery-map/delivery-map-documents';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export const TOWN = { latitude: 41.69, longitude: 44.8 } as const;
const HILLS = { latitude: 41.73, longitude: 44.8 } as const;
/** In none of the areas. */
export const SEA = { latitude: 41.65, longitude: 41.63 } as const;

/** Degrees from the middle to an edge: about two kilometres. */
const REACH = { latitude: 0.019, longitude: 0.025 };

const square = ({ latitude, longitude }: Place) =>
  [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([north = 0, east = 0]) => ({
    latitude: latitude + north * REACH.latitude,
    longitude: longitude + east * REACH.longitude,
  }));

const soon = (minutes: number) => ({ minutes, promisedAt: '2026-11-29T18:00:00.000Z' });

const area = (
  id: string,
  name: string,
  middle: Place,
  { fee, minutes }: { readonly fee: number; readonly minutes: number },
) => ({
  id,
  name,
  middle,
  minutes,
  isActive: true,
  polygon: square(middle),
  fee: { minor: fee },
  minimum: { minor: 0 },
  asSoonAsPossible: soon(minutes),
});

/** The old town for $3 in 40 minutes, and the hills for $9 in 70. */
export const AREAS = [
  area('town', 'Old town', TOWN, { fee: 300, minutes: 40 }),
  area('hills', 'The hills', HILLS, { fee: 900, minutes: 70 }),
];

/** The area that a place lies in, as the server finds it. */
const areaAt = ({ latitude, longitude }: Place) =>
  AREAS.find(
    ({ middle }) =>
      Math.abs(latitude - middle.latitude) < REACH.latitude && Math.abs(longitude - middle.longitude) < REACH.longitude,
  );

/** A shop with two delivery areas and a map, and a cart that goes where its shopper says. */
export function answersOfAreas(shop: object = {}, lines: Parts<CartFragment['lines']> = []) {
  const mapTiles = { url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#{z}/{x}/{y}' };
  const channel = { deliveryZones: AREAS, delivery: soon(40), mapTiles, ...shop };
  let cart: Parts<CartFragment> = { deliveryMethod: 'DELIVERY', lines };
  return [
    answer(ShopDocument, { channel }),
    answer(CheckoutPageQuery, { channel }),
    answer(CartQuery, () => ({ channel, checkout: cart })),
    answer(UpdateCheckoutMutation, ({ input: { zoneId, latitude, longitude, deliveryMethod } }) => {
      const place = latitude != null && longitude != null ? { latitude, longitude } : null;
      const found = AREAS.find(({ id }) => id === zoneId) ?? (place && areaAt(place)) ?? null;
      const asked = { deliveryMethod: deliveryMethod ?? 'DELIVERY', latitude: latitude ?? null };
      cart = { ...cart, ...asked, zoneId: found?.id ?? null, deliveryFee: found?.fee ?? null };
      return { updateCheckout: { __typename: 'Cart' as const, ...cart } };
    }),
    answer(DeliveryMapQuery, { channel }),
    answer(ZoneAtQuery, (place) => ({ deliveryZone: areaAt(place) ?? null })),
  ];
}

/** The device tells its place once it is let. @returns lets it. */
export function tellPlace(place: Place): () => void {
  let tell = () => {};
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((answerWith) => {
    const coords = { ...place, accuracy: 1, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
    tell = () => answerWith({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => coords });
  });
  return () => tell();
}
