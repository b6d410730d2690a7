import { expect, test } from 'vitest';
import { wasSentOnLeaving } from './sent-on-leaving';

function storageWith(sentAt: string | null) {
  let kept = sentAt;
  return {
    getItem: () => kept,
    removeItem: () => {
      kept = null;
    },
  };
}

test('the next page learns once of a press that was sent on leaving', () => {
  const storage = storageWith('1000');
  expect(wasSentOnLeaving(storage, 3000)).toBe(true);
  expect(wasSentOnLeaving(storage, 3000)).toBe(false);
});

test('one of long ago, or none, is not', () => {
  expect(wasSentOnLeaving(storageWith('1000'), 11_000)).toBe(false);
  expect(wasSentOnLeaving(storageWith(null), 0)).toBe(false);
});
