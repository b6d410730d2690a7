import type { ApiClient } from '../../api/demo/evening/api-client';

interface Day {
  readonly weekday: string;
  readonly isActive: boolean;
  readonly intervals: readonly { from: string; to: string }[];
}

const CHANGE_HOURS = `mutation ($days: [WorkingDayInput!]!) {
  updateWorkingDays(input: { days: $days }) { __typename }
}`;

/** At whatever hour the end-to-end test runs. @returns what puts the hours back. */
export const openAroundTheClock = (administrator: ApiClient) => openEachDay(administrator, '00:00', '00:00');

/** Closed now, and open for an hour when it is as far away as can be. @returns what puts the hours back. */
export function closeForNow(administrator: ApiClient): Promise<() => Promise<unknown>> {
  const hour = new Date(Date.now() + 12 * 3_600_000).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Tbilisi',
    hour: '2-digit',
  });
  return openEachDay(administrator, `${hour}:00`, `${hour}:59`);
}

/** @param from - the shop's wall clock, as 09:00. */
async function openEachDay(administrator: ApiClient, from: string, to: string): Promise<() => Promise<unknown>> {
  const { channel } = await administrator.run<{ channel: { workingDays: Day[] } }>(
    '{ channel { workingDays { weekday isActive intervals { from to } } } }',
  );
  const days = channel.workingDays.map(({ weekday }) => ({ weekday, isActive: true, intervals: [{ from, to }] }));
  await administrator.run(CHANGE_HOURS, { days });
  return () => administrator.run(CHANGE_HOURS, { days: channel.workingDays });
}
