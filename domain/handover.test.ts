import { expect, test } from 'vitest';
import { isPaidAtDoor } from './handover';

test('cash and a card at the door need both people there; what is paid online or by other means does not', () => {
  expect(isPaidAtDoor({ type: 'CASH', onlineProvider: null }, 100)).toBe(true);
  expect(isPaidAtDoor({ type: 'CARD', onlineProvider: null }, 100)).toBe(true);
  expect(isPaidAtDoor({ type: 'CARD', onlineProvider: 'STRIPE' }, 100)).toBe(false);
  expect(isPaidAtDoor({ type: 'CUSTOM', onlineProvider: null }, 100)).toBe(false);
});

test('an order that costs nothing is paid nowhere', () => {
  expect(isPaidAtDoor({ type: 'CASH', onlineProvider: null }, 0)).toBe(false);
});
