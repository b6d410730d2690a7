import { expect, test, vi } from 'vitest';
import { Connection } from './connection';

function watched() {
  const connection = new Connection();
  const listener = vi.fn();
  connection.subscribe(listener);
  return { connection, listener };
}
const [orders, shop] = [{}, {}];

test('it is live once every stream is heard', () => {
  const { connection, listener } = watched();
  connection.awaits(orders);
  connection.awaits(shop);
  connection.hears(shop);
  expect(connection.current()).toBe('idle');
  connection.hears(orders);
  expect(connection.current()).toBe('live');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('listeners are called for a stream that opens later too: what was read before may be out of date', () => {
  const { connection, listener } = watched();
  connection.awaits(orders);
  connection.hears(orders);
  connection.awaits(shop);
  connection.hears(shop);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('of two that were cut off the first to be back does not stand for both', () => {
  const { connection, listener } = watched();
  for (const stream of [orders, shop]) connection.awaits(stream);
  for (const stream of [orders, shop]) connection.hears(stream);
  listener.mockClear();
  connection.loses(orders);
  connection.loses(shop);
  expect(listener).toHaveBeenCalledTimes(1);
  connection.hears(shop);
  expect(connection.current()).toBe('lost');
  connection.hears(orders);
  expect(connection.current()).toBe('live');
});

test('one that nobody listens to any more is not waited for', () => {
  const { connection } = watched();
  for (const stream of [orders, shop]) connection.awaits(stream);
  connection.loses(orders);
  connection.hears(shop);
  connection.leaves(orders);
  expect(connection.current()).toBe('live');
});
