import { expect, test } from 'vitest';
import { minor } from '../../domain/money';
import type { Place } from '../places/place';
import { isInArea, type Zone, zoneAt } from './zone';
import { chooseZone, type Destination } from './zone-choice';

const KITCHEN: Place = { latitude: 41.6938, longitude: 44.8015 };
const terms = { fee: minor(300), freeFrom: null, minimum: null, minutes: null };
const around = (id: string, meters: number, center: Place | null = KITCHEN): Zone => ({
  id,
  name: { en: id },
  terms,
  area: { shape: 'RADIUS', center, meters },
});
/** About so many metres north. */
const north = (meters: number): Place => ({ ...KITCHEN, latitude: KITCHEN.latitude + meters / 111_195 });

const ZONES = [around('near', 1000), around('far', 3000)];

const going = (change: Partial<Destination>): Destination => ({
  deliveryMethod: 'DELIVERY',
  latitude: null,
  longitude: null,
  zoneId: null,
  ...change,
});

test('a radius is measured over ground, at the 180th meridian and at a pole too', () => {
  expect(isInArea(north(999), around('near', 1000).area)).toBe(true);
  expect(isInArea(north(1001), around('near', 1000).area)).toBe(false);
  const taveuni = { latitude: -16.8, longitude: 179.999 };
  expect(isInArea({ latitude: -16.8, longitude: -179.999 }, around('island', 300, taveuni).area)).toBe(true);
  const pole = { latitude: 90, longitude: 0 };
  expect(isInArea({ latitude: 89.9999, longitude: 137 }, around('pole', 100, pole).area)).toBe(true);
  expect(isInArea(KITCHEN, around('nowhere', 100_000, null).area)).toBe(false);
});

test('of zones that overlap the first counts', () => {
  expect(zoneAt(north(500), ZONES)?.id).toBe('near');
  expect(zoneAt(north(500), [...ZONES].reverse())?.id).toBe('far');
  expect(zoneAt(north(2000), ZONES)?.id).toBe('far');
  expect(zoneAt(north(4000), ZONES)).toBeNull();
});

test('pickup needs no zone, nor does a shop without zones', () => {
  expect(chooseZone(going({ deliveryMethod: 'PICKUP', zoneId: 'near' }), ZONES).kind).toBe('UNNEEDED');
  expect(chooseZone(going({ deliveryMethod: null }), ZONES).kind).toBe('UNNEEDED');
  expect(chooseZone(going({ zoneId: 'near' }), []).kind).toBe('UNNEEDED');
});

test('a place goes before a choice; without either a zone is missing', () => {
  expect(chooseZone(going({ zoneId: 'far' }), ZONES)).toMatchObject({ kind: 'FOUND', zone: { id: 'far' } });
  expect(chooseZone(going({ ...north(500), zoneId: 'far' }), ZONES)).toMatchObject({ zone: { id: 'near' } });
  expect(chooseZone(going({ ...north(9000), zoneId: 'far' }), ZONES)).toEqual({ kind: 'OUTSIDE', zone: null });
  expect(chooseZone(going({}), ZONES)).toEqual({ kind: 'MISSING', zone: null });
  expect(chooseZone(going({ zoneId: 'closed' }), ZONES)).toEqual({ kind: 'GONE', zone: null });
});
