import { expect, test } from 'vitest';
import { ReplicaLag } from './replica-lag';

test('a replica with all changes is not behind, however long nothing was written', () => {
  const lag = new ReplicaLag();
  expect(lag.measure(0, 100n, 100n)).toBe(0);
  expect(lag.measure(60_000, 100n, 100n)).toBe(0);
  expect(lag.measure(61_000, 200n, 250n)).toBe(0);
});

test('one that lacks something is behind since that was first seen', () => {
  const lag = new ReplicaLag();
  lag.measure(0, 100n, 100n);
  expect(lag.measure(1_000, 200n, 100n)).toBe(0);
  expect(lag.measure(2_000, 300n, 100n)).toBe(1_000);
  expect(lag.measure(9_000, 300n, 100n)).toBe(8_000);
  // It has come as far as the first; the second was written a second later.
  expect(lag.measure(9_500, 300n, 200n)).toBe(7_500);
  expect(lag.measure(9_600, 300n, 300n)).toBe(0);
});

test('one that is behind from the first look on is so since that look', () => {
  const lag = new ReplicaLag();
  expect(lag.measure(5_000, 100n, 10n)).toBe(0);
  expect(lag.measure(6_000, 100n, 10n)).toBe(1_000);
});
