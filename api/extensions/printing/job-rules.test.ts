import { expect, test } from 'vitest';
import { isWanted, nextStatus, statusesBefore } from './job-rules';

test('a job that may be on paper never goes back to the queue', () => {
  for (const status of ['FETCHED', 'PRINTED', 'FAILED', 'UNKNOWN', 'SKIPPED'] as const) {
    for (const event of ['FETCH', 'SUCCEED', 'FAIL', 'LOSE', 'SKIP'] as const) {
      expect(nextStatus(status, event)).not.toBe('QUEUED');
    }
  }
  expect(nextStatus('UNKNOWN', 'FETCH')).toBeNull();
  expect(statusesBefore('RETURN')).toEqual(['FETCHED']);
});

test('a printer’s late word settles what was unknown, and nothing settles twice', () => {
  expect(statusesBefore('SUCCEED')).toEqual(['FETCHED', 'UNKNOWN']);
  expect(nextStatus('PRINTED', 'FAIL')).toBeNull();
});

test('what was settled meanwhile is not printed, unless staff asked for it', () => {
  const ticket = { content: 'KITCHEN_TICKET', isAsked: false } as const;
  expect(isWanted(ticket, { status: 'PREPARING' })).toBe(true);
  expect(isWanted(ticket, { status: 'CANCELLED' })).toBe(false);
  expect(isWanted(ticket, { status: 'COMPLETED' })).toBe(false);
  expect(isWanted({ ...ticket, isAsked: true }, { status: 'COMPLETED' })).toBe(true);
  expect(isWanted({ ...ticket, content: 'GUEST_COPY' }, { status: 'COMPLETED' })).toBe(true);
  expect(isWanted({ ...ticket, content: 'CANCELLATION' }, { status: 'ACCEPTED' })).toBe(false);
  expect(isWanted({ content: 'TEST_PAGE', isAsked: false }, null)).toBe(true);
});
