import type { ApiClient } from './api-client';

interface Day {
  readonly weekday: string;
  readonly isActive: boolean;
  readonly intervals: readonly { from: string; to: string }[];
}

const CHANGE_HOURS = `mutation ($days: [WorkingDayInput!]!) {
  updateWorkingDays(input: { days: $days }) { __typename }
}`;

/** At whatever hour the end-to-end test is told. @returns what puts the hours back. */
export async function openAroundTheClock(administrator: ApiClient): Promise<() => Promise<unknown>> {
  const { channel } = await administrator.run<{ channel: { workingDays: Day[] } }>(
    '{ channel { workingDays { weekday isActive intervals { from to } } } }',
  );
  const days = channel.workingDays.map(({ weekday }) => ({
    weekday,
    isActive: true,
    intervals: [{ from: '00:00', to: '00:00' }],
  }));
  await administrator.run(CHANGE_HOURS, { days });
  return () => administrator.run(CHANGE_HOURS, { days: channel.workingDays });
}
