import { expect, test } from 'vitest';
import { memoryGiver } from './give-memory-back';

const MB = 1024 * 1024;

function started(held: number) {
  const state = { busy: 0, held: held * MB, live: held * MB, collections: 0 };
  const round = memoryGiver({
    busy: () => state.busy,
    memory: () => state.held,
    collect: () => {
      state.collections += 1;
      state.held = state.live;
    },
  });
  return { state, round };
}

test('after a rush the garbage is collected once, in a quiet moment', () => {
  const { state, round } = started(250);
  state.held = 500 * MB;
  state.busy = 0.6;
  round();
  expect(state.collections).toBe(0);
  state.busy = 0.02;
  round();
  round();
  expect(state).toMatchObject({ collections: 1, held: 250 * MB });
});

test('a little garbage is left alone', () => {
  const { state, round } = started(250);
  state.held = 300 * MB;
  round();
  expect(state.collections).toBe(0);
});

test('what is in use is not looked for again and again', () => {
  const { state, round } = started(250);
  state.live = 400 * MB;
  state.held = 450 * MB;
  round();
  round();
  expect(state.collections).toBe(1);
  state.held = 470 * MB;
  round();
  expect(state.collections).toBe(2);
});
