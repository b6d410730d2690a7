import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/answering-api';
import { faultsIn } from '../../testing/faults-in';
import { CheckoutTimesQuery } from './checkout-documents';
import { cartOf, renderCheckout } from './testing-checkout';

const clock = (minutes: number) =>
  [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

/** From ten in the morning to midnight, every quarter of an hour. */
const slotsOf = (date: string) =>
  Array.from({ length: 56 }, (_, index) => {
    const [fromTime, toTime] = [clock(600 + 15 * index), clock((630 + 15 * index) % 1440)];
    const at = `${date}T${fromTime}:00.000Z`;
    return { date, from: at, to: at, fromTime, toTime, isAvailable: index !== 1, reason: 'FULL' as const };
  });
const SLOTS = [...slotsOf('2026-11-29'), ...slotsOf('2026-11-30')];
const LAST = SLOTS.at(-1)?.from ?? '';

const times = answer(CheckoutTimesQuery, { channel: { timeSlots: SLOTS } });

test('the days stand in a strip, a full time is seen and not chosen, and a free one is', async () => {
  const screen = await renderCheckout([cartOf({ timeKind: 'SLOT' }), times]);
  await screen.getByText('Schedule').click();
  const list = screen.getByRole('group', { name: /^Times/ });
  await expect.element(list.getByRole('radio').nth(1)).toBeDisabled();
  await screen.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
  await list.getByRole('radio', { name: '10:00 – 10:30 AM' }).click();
  await expect.element(list.getByRole('radio').first()).toBeChecked();
});

test.each(['en', 'ru'] as const)(
  'on any phone, in %s, times are two in a row and take less than a screen',
  async (locale) => {
    await page.viewport(360, 800);
    const screen = await renderCheckout([cartOf({ timeKind: 'SLOT', slotFrom: LAST }), times], { locale });
    const chosen = screen.getByRole('group', { name: /^(?:Times|Время)/ }).getByRole('radio', { checked: true });
    await expect.element(chosen).toHaveAttribute('value', LAST);
    const picker = document.getElementById('checkout-slotFrom');
    const labels = picker?.querySelectorAll('label') ?? [];
    for (const width of [360, 384, 390, 393, 430]) {
      await page.viewport(width, 800);
      const [first, second] = [...labels].map((label) => label.getBoundingClientRect().top);
      expect(second, `${width} px`).toBe(first);
      expect(picker?.getBoundingClientRect().height, `${width} px`).toBeLessThan(800 / 1.5);
      expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
    picker?.scrollIntoView();
    await expect.element(chosen).toBeInViewport();
    if (picker) expect(await faultsIn(picker)).toEqual([]);
  },
);

test.each([
  ['en', /^Up to a week ahead$/, /today/i],
  ['ru', /^В течение недели$/, /сегодня/i],
] as const)('closed until tomorrow, the checkout promises nothing for today, in %s', async (locale, says, today) => {
  const channel = { isOpen: false, opensAt: '2026-11-30T10:00:00.000Z', delivery: { promisedAt: null, minutes: null } };
  const tomorrow = answer(CheckoutTimesQuery, { channel: { timeSlots: slotsOf('2026-11-30') } });
  const screen = await renderCheckout([cartOf({ timeKind: 'SLOT' }, channel), tomorrow], { locale });
  await expect.element(screen.getByText(says)).toBeVisible();
  expect(document.getElementById('checkout-timeKind')?.textContent).not.toMatch(today);
});
