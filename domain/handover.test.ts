import { expect, test } from 'vitest';
import { isPaidAtDoor } from './handover';

test('cash and a card at the door need both people there; what is paid online or by other means does not', () => {
  expect(isPaidAtDoor({ type: 'CASH', onlineProvider: null })).toBe(true);
  expect(isPaidAtDoor({ type: 'CARD', onlineProvider: null })).toBe(true);
  expect(isPaidAtDoor({ type: 'CARD', onlineProvider: 'STRIPE' })).toBe(false);
  expect(isPaidAtDoor({ type: 'CUSTOM', onlineProvider: null })).toBe(false);
});
