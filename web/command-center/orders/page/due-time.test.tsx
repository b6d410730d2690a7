import { expect, test } from 'vitest';
import { renderForStaff } from '../../../testing/render';
import { DueTime } from './due-time';

test.each([
  ['2026-11-29T12:25:00.000Z', '25 min'],
  ['2026-11-29T11:50:00.000Z', '10 min late'],
  ['2026-11-29T09:00:00.000Z', '3 hr late'],
  ['2026-11-29T18:30:00.000Z', '6:30 PM'],
])('at noon, what is due by %s is due in: %s', async (due, said) => {
  const screen = await renderForStaff(<DueTime due={due} />);
  await expect.element(screen.getByText(said)).toBeVisible();
});
