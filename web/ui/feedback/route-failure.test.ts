import { expect, test } from 'vitest';
import { isLost, routeFailure } from './route-failure';

test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  '“%s” is a lost answer, whatever the device says of its connection',
  (message) => {
    const error = new TypeError(message);
    expect(isLost(error)).toBe(true);
    expect(routeFailure(error, true)).toMatchObject({ status: 503, title: 'errors.offline.title' });
  },
);

test('a bug is not a lost answer', () => {
  const bug = new TypeError('dish.name is undefined');
  expect(isLost(bug)).toBe(false);
  expect(routeFailure(bug, true)).toMatchObject({ status: 500, title: 'errors.title' });
});
