import { UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper, type Results } from './page-keeper';
import { keep } from './use-kept-page';

const PAGE = 'https://shop.example/ru/finish?order=1';
const answered = (status: number) => ({ type: 'error', result: new ErrorResponse(status, '', '') }) as const;
const LOST = { type: 'error', result: new SyntaxError('not what was asked for') } as const;
const READ = { type: 'data', result: { order: 2 } } as const;

let reread = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  reread = vi.fn();
  stop = keep({ address: '/ru/finish?order=1', has: (id) => id !== 'unread', reread });
});

afterEach(() => {
  stop();
  keeper.overlay = null;
  vi.useRealTimers();
});

const keptOf = (results: Results, url = PAGE, init: RequestInit = {}) => keeper.page?.(new Request(url, init), results);

test.each([answered(500), answered(503), answered(429), LOST])('what may pass leaves the page as it is', (failure) => {
  expect(keptOf({ layout: READ, page: failure })).toEqual({ layout: READ });
});

test.each([answered(404), answered(403), { type: 'error', result: redirect('/sign-in') } as const, READ])(
  'what the server says of the page counts',
  (result) => {
    expect(keptOf({ page: result })).toEqual({ page: result });
    vi.runAllTimers();
    expect(reread).not.toHaveBeenCalled();
  },
);

test('a closing slash makes no other page', () => {
  expect(keptOf({ page: LOST }, 'https://shop.example/ru/finish/?order=1')).toEqual({});
});

test('another page, a form, and what was never read show their failure', () => {
  expect(keptOf({ page: LOST }, 'https://shop.example/ru/finish?order=2')).toEqual({ page: LOST });
  expect(keptOf({ page: LOST }, PAGE, { method: 'POST' })).toEqual({ page: LOST });
  expect(keptOf({ unread: LOST })).toEqual({ unread: LOST });
});

test('a part over the page keeps its data, or gets null where there is none', () => {
  const address = '/ru/catalog/pizza/margherita';
  keeper.overlay = { address, data: null };
  expect(keptOf({ dish: LOST }, `https://shop.example${address}`)).toEqual({ dish: { type: 'data', result: null } });
  keeper.overlay = { address, data: 'dish' };
  expect(keptOf({ dish: LOST }, `https://shop.example${address}`)).toEqual({ dish: { type: 'data', result: 'dish' } });
});

test('it is read again after five seconds, then ever more seldom, and not once the page is left', () => {
  for (const pause of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    keptOf({ page: LOST });
    vi.advanceTimersByTime(pause - 1);
    expect(reread).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reread).toHaveBeenCalledOnce();
    reread.mockClear();
  }
  keptOf({ page: READ });
  keptOf({ page: LOST });
  vi.advanceTimersByTime(5_000);
  expect(reread).toHaveBeenCalledOnce();
  keptOf({ page: LOST });
  stop();
  vi.runAllTimers();
  expect(reread).toHaveBeenCalledOnce();
});
