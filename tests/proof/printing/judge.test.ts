import { expect, test } from 'vitest';
import { judge, type SettledJob } from './judge';

const job = (order: string, status: string, sequence: number): SettledJob => ({
  id: `job-${order}`,
  printerId: 'star',
  order,
  status,
  sequence,
});
const star = (...paper: string[]) => ({ printerId: 'star', namesJobs: true, paper });
const port = (...paper: string[]) => ({ ...star(...paper), namesJobs: false });

test('orders, jobs and paper that agree are no fault', () => {
  const jobs = [job('1', 'PRINTED', 1), job('2', 'UNKNOWN', 2), job('3', 'FAILED', 3)];
  expect(judge(['1', '2', '3'], jobs, [star('job-1', 'job-2')])).toEqual([]);
  expect(judge(['1', '2', '3'], jobs, [port('a')])).toEqual([]);
});

test('a sheet that is missing, doubled, out of turn or settled wrongly is a fault', () => {
  const first = job('1', 'PRINTED', 1);
  expect(judge(['1', '2'], [first], [star('job-1')])).toEqual(['order 2 has no sheet for a printer']);
  expect(judge(['1'], [job('1', 'FETCHED', 1)], [star()])).toEqual(['the sheet of order 1 waits for ever']);
  expect(judge(['1'], [first], [star('job-1', 'job-1')])).toEqual(['sheet job-1 came out 2 times']);
  expect(judge(['1'], [first], [star()])).toEqual(['the sheet of order 1 counts as printed and is not on paper']);
  expect(judge(['1', '2'], [first, job('2', 'PRINTED', 2)], [star('job-2', 'job-1')])).toEqual([
    'sheets came out of turn',
  ]);
  expect(judge(['1'], [job('1', 'FAILED', 1)], [star('job-1')])).toEqual([
    'the sheet of order 1 counts as failed and is on paper',
  ]);
  expect(judge(['1'], [first], [port()])).toEqual(['1 sheets count as printed and 0 are on paper']);
});
