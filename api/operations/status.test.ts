import { expect, test } from 'vitest';
import { type Facts, type StatusPartName, statusOf } from './status';

const NOW = new Date('2026-11-23T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const BACKUP = { isOn: true, lastSuccessAt: hoursAgo(8), isLastOk: true, isTrialOk: true };
const WELL: Facts = {
  workerLateSeconds: 0,
  troubledReceivers: 0,
  parkedMessages: 0,
  diskFreeBytes: 50,
  diskSizeBytes: 100,
  isSendingHeld: false,
  backup: BACKUP,
};

test('where all is well each part says so', () => {
  expect(new Set(Object.values(statusOf(WELL, NOW)))).toEqual(new Set(['OK']));
});

test.each<[string, Partial<Facts>, StatusPartName, string]>([
  ['a worker that is late', { workerLateSeconds: 61 }, 'WORKER', 'FAILING'],
  ['sending that is held', { isSendingHeld: true }, 'WORKER', 'ATTENTION'],
  ['a receiver that rests', { troubledReceivers: 1 }, 'RECEIVERS', 'ATTENTION'],
  ['messages that were given up', { parkedMessages: 1 }, 'RECEIVERS', 'ATTENTION'],
  ['a disk with little room', { diskFreeBytes: 9 }, 'DISK', 'ATTENTION'],
  ['a disk with hardly any', { diskFreeBytes: 2 }, 'DISK', 'FAILING'],
  ['no backup yet', { backup: { ...BACKUP, lastSuccessAt: null, isTrialOk: null } }, 'BACKUP', 'ATTENTION'],
  ['a first one that failed', { backup: { ...BACKUP, lastSuccessAt: null, isLastOk: false } }, 'BACKUP', 'FAILING'],
  ['an old one', { backup: { ...BACKUP, lastSuccessAt: hoursAgo(49) } }, 'BACKUP', 'FAILING'],
  ['one that failed after one that did not', { backup: { ...BACKUP, isLastOk: false } }, 'BACKUP', 'ATTENTION'],
  ['one that could not be restored', { backup: { ...BACKUP, isTrialOk: false } }, 'BACKUP', 'FAILING'],
  ['a schedule that is off', { backup: { ...BACKUP, isOn: false } }, 'BACKUP', 'ATTENTION'],
])('%s shows, and nothing else', (_what, change, part, state) => {
  expect(statusOf({ ...WELL, ...change }, NOW)).toEqual({ ...statusOf(WELL, NOW), [part]: state });
});
