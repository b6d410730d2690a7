import { expect, test } from 'vitest';
import { SearchCounter } from './search-counter';

const made = (text: string) => ({ channelId: 'shop', locale: 'en' as const, text });

test('searchers are counted, not searches', () => {
  const counter = new SearchCounter();
  for (const searcher of ['ann', 'ann', 'bob']) counter.note(made('pizza'), searcher);
  expect(counter.take()).toEqual([{ ...made('pizza'), count: 2 }]);
  counter.note(made('pizza'), 'ann');
  expect(counter.take()).toEqual([]);
  counter.forget();
  counter.note(made('pizza'), 'ann');
  expect(counter.take()).toEqual([{ ...made('pizza'), count: 1 }]);
});

test('a flood fills it to a limit, and no further', () => {
  const counter = new SearchCounter();
  for (let number = 0; number < 20_000; number += 1) counter.note(made(`word ${number}`), 'ann');
  expect(counter.take()).toHaveLength(500);
});
