import { expect, test } from 'vitest';
import { methodThatIsOn, onlyMethod } from './receiving-method';

const shop = (isDeliveryAvailable: boolean, isPickupAvailable: boolean) => ({ isDeliveryAvailable, isPickupAvailable });

test('what is wished for holds while it is on', () => {
  expect(methodThatIsOn(shop(true, true), 'DELIVERY')).toBe('DELIVERY');
  expect(methodThatIsOn(shop(true, true), 'PICKUP')).toBe('PICKUP');
  expect(onlyMethod(shop(true, true))).toBeNull();
});

test('what was switched off gives way to what is on', () => {
  expect(methodThatIsOn(shop(false, true), 'DELIVERY')).toBe('PICKUP');
  expect(methodThatIsOn(shop(true, false), 'PICKUP')).toBe('DELIVERY');
  expect(onlyMethod(shop(false, true))).toBe('PICKUP');
});

test('where nothing is on, nothing is chosen in its place', () => {
  expect(methodThatIsOn(shop(false, false), 'DELIVERY')).toBe('DELIVERY');
  expect(onlyMethod(shop(false, false))).toBeNull();
});
