import { expect, test } from 'vitest';
import { fileTime } from './file-time';

test('a time in a file is on the shop’s clock, in the one form that every spreadsheet and the import of orders read', () => {
  expect(fileTime('2026-11-20T21:05:59Z', 'Asia/Tbilisi')).toBe('2026-11-21 01:05');
  expect(fileTime('2026-07-01T03:00:00Z', 'America/New_York')).toBe('2026-06-30 23:00');
});
