import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeldMoves, HOLD_MS } from './held-moves';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const move = (id: string) => ({ id, number: id, version: 1, from: 'PREPARING', to: 'READY' }) as const;

test('a move is sent when its time is over, and once however often it is pressed', () => {
  const sent: string[] = [];
  const moves = new HeldMoves();
  moves.open(({ id }) => Promise.resolve(sent.push(id) > 0));
  moves.hold(move('1'));
  moves.hold(move('1'));
  vi.advanceTimersByTime(HOLD_MS - 1);
  expect(sent).toEqual([]);
  expect(moves.current().has('1')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['1']);
  expect(moves.current().get('1')?.isSent).toBe(true);
});

test('a move that is undone in time is never sent, and can be pressed again', () => {
  const sent: string[] = [];
  const moves = new HeldMoves();
  moves.open(({ id }) => Promise.resolve(sent.push(id) > 0));
  moves.hold(move('1'));
  moves.undo('1');
  vi.advanceTimersByTime(HOLD_MS);
  expect(sent).toEqual([]);
  moves.hold(move('1'));
  vi.advanceTimersByTime(HOLD_MS);
  expect(sent).toEqual(['1']);
});

test('leaving the page sends all that waits, at once and once', () => {
  const sent: string[] = [];
  const moves = new HeldMoves();
  moves.open(({ id }) => Promise.resolve(sent.push(id) > 0));
  moves.hold(move('1'));
  moves.hold(move('2'));
  moves.flush();
  vi.advanceTimersByTime(HOLD_MS);
  expect(sent).toEqual(['1', '2']);
});

test('a refused move is forgotten; one that was made stays until the order is read again', async () => {
  const moves = new HeldMoves();
  moves.open(({ id }) => Promise.resolve(id === '1'));
  moves.hold(move('1'));
  moves.hold(move('2'));
  await vi.advanceTimersByTimeAsync(HOLD_MS);
  expect([...moves.current().keys()]).toEqual(['1']);
});
