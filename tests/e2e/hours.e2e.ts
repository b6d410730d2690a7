import type { ApiClient } from './api-client';
import { faultsOf } from './faults';
import { expect, test } from './fixtures';
import { openAroundTheClock } from './opening-hours';
import { openAsStaff, toast } from './staff-page';

interface Day {
  readonly weekday: string;
  readonly isActive: boolean;
  readonly intervals: readonly { from: string; to: string }[];
}

const WEEK = '{ channel { workingDays { weekday isActive intervals { from to } } } }';

async function readWeek(administrator: ApiClient): Promise<readonly Day[]> {
  return (await administrator.run<{ channel: { workingDays: Day[] } }>(WEEK)).channel.workingDays;
}

function restore(administrator: ApiClient, days: readonly Day[]) {
  return administrator.run(
    'mutation ($days: [WorkingDayInput!]!) { updateWorkingDays(input: { days: $days }) { __typename } }',
    { days },
  );
}

test('a night is said as such, copied to other days, and hours that overlap are refused in their place', async ({
  page,
  demoShop,
  administrator,
}) => {
  const before = await readWeek(administrator);
  await openAsStaff(page, demoShop, '/settings/hours');
  await page.getByLabel('Monday: opens').fill('18:00');
  await page.getByLabel('Monday: closes').fill('02:00');
  await expect(page.getByText('Closes at 2:00 AM the next day.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Working day updated')).toBeVisible();

  await page.getByRole('button', { name: 'Copy the hours: Monday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Monday: copy the hours to' });
  await dialog.getByRole('button', { name: 'Weekend' }).click();
  await dialog.getByRole('button', { name: 'Copy to 2 days' }).click();
  await page.getByRole('switch', { name: 'Tuesday' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Opening hours updated')).toBeVisible();
  const days = new Map((await readWeek(administrator)).map((day) => [day.weekday, day]));
  const night = [{ from: '18:00', to: '02:00' }];
  expect(days.get('SUNDAY')).toMatchObject({ isActive: true, intervals: night });
  expect(days.get('SATURDAY')).toMatchObject({ isActive: true, intervals: night });
  expect(days.get('TUESDAY')?.isActive).toBe(false);

  await page.getByRole('button', { name: 'Add hours: Wednesday' }).click();
  await page.getByLabel('Wednesday: opens, part 2').fill('11:00');
  await page.getByLabel('Wednesday: closes, part 2').fill('12:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('These hours overlap.')).toBeVisible();
  await expect(page.getByLabel('Wednesday: opens, part 2')).toHaveValue('11:00');
  await page.getByRole('button', { name: 'Wednesday: remove hours, part 2' }).click();
  await expect(page.getByText('These hours overlap.')).toBeHidden();
  expect(await faultsOf(page)).toEqual([]);
  await restore(administrator, before);
});

test('a special day closes the shop for its date, changes, and gives the date back', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const restoreHours = await openAroundTheClock(administrator);
  const isOpen = async () =>
    (await administrator.run<{ channel: { isOpen: boolean } }>('{ channel { isOpen } }')).channel.isOpen;
  expect(await isOpen()).toBe(true);
  const shopper = await context.newPage();
  await openAsStaff(page, demoShop, '/settings/hours');
  await expect(page.getByText('Open now, around the clock.')).toBeVisible();

  const { channel } = await administrator.run<{ channel: { timeZone: string } }>('{ channel { timeZone } }');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: channel.timeZone }).format(new Date());
  const add = async () => {
    await page.getByRole('button', { name: 'Add a special day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a special day' });
    await dialog.getByLabel('Date').fill(today);
    await dialog.getByRole('group', { name: /^Note/ }).getByLabel('English').fill('Stocktaking');
    await dialog.getByRole('button', { name: 'Create' }).click();
    return dialog;
  };
  await add();
  await expect(toast(page, 'Special day created')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Stocktaking' })).toContainText('Closed');
  await expect(page.getByText(/^Closed now\. Opens/)).toBeVisible();
  expect(await isOpen()).toBe(false);
  await shopper.goto(demoShop.url);
  await expect(shopper.getByRole('contentinfo')).toContainText('Closed, opens');

  const second = await add();
  await expect(second.getByText('This date already has its own hours.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();

  await page.getByRole('button', { name: /^Change / }).click();
  const change = page.getByRole('dialog', { name: 'Special day' });
  await change.getByText('Other hours').click();
  await change.getByLabel('The special day: opens').fill('00:00');
  await change.getByLabel('The special day: closes').fill('00:00');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Special day updated')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Stocktaking' })).toContainText('around the clock');
  expect(await isOpen()).toBe(true);

  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the special day' }).click();
  await expect(toast(page, 'Special day deleted')).toBeVisible();
  await expect(page.getByText('Stocktaking')).toBeHidden();
  await restoreHours();
});

test('two who change the same day at once: the second one is told, and chooses', async ({
  page,
  demoShop,
  administrator,
}) => {
  const before = await readWeek(administrator);
  const sunday = async () => (await readWeek(administrator)).find(({ weekday }) => weekday === 'SUNDAY')?.intervals;
  await openAsStaff(page, demoShop, '/settings/hours');
  await page.getByLabel('Sunday: closes').fill('21:15');
  const theirs = { weekday: 'SUNDAY', isActive: true, intervals: [{ from: '09:00', to: '20:45' }] };
  await restore(administrator, [theirs]);
  const keep = page.getByRole('button', { name: 'Keep mine' });
  await expect(keep).toBeVisible();
  expect(await sunday()).toEqual(theirs.intervals);
  await keep.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Working day updated')).toBeVisible();
  expect((await sunday())?.[0]?.to).toBe('21:15');
  await restore(administrator, before);
});

test('a week that was read while a colleague was saving it is theirs all the same', async ({
  page,
  demoShop,
  administrator,
}) => {
  const before = await readWeek(administrator);
  await openAsStaff(page, demoShop, '/settings/hours');
  await page.getByLabel('Sunday: closes').fill('21:15');
  const { channel } = await administrator.run<{ channel: { hoursVersion: number } }>('{ channel { hoursVersion } }');
  // The version is read before the days, which were changed in between.
  await page.route('**/graphql?operationName=Hours&*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({
      response,
      body: text.replace(/"hoursVersion":\d+/, `"hoursVersion":${channel.hoursVersion}`),
    });
  });
  await restore(administrator, [{ weekday: 'SUNDAY', isActive: true, intervals: [{ from: '09:00', to: '20:45' }] }]);
  await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await restore(administrator, before);
});
