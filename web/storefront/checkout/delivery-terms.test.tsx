import { expect, test } from 'vitest';
import { cartOf, renderCheckout } from './testing-checkout';

type Channel = NonNullable<Parameters<typeof cartOf>[1]>;
const money = (minor: number) => ({ minor });

/** A delivery of dishes for twenty, and what it costs by the server. */
async function summaryOf(channel: Channel, fee: number) {
  const cart = { productsCost: money(2000), deliveryFee: money(fee) };
  const screen = await renderCheckout([cartOf(cart, channel)], { channel });
  const summary = screen.getByRole('region', { name: 'Your order' });
  await expect.element(summary).toBeVisible();
  return { screen, summary };
}

test('the summary says how much is missing to the smallest delivery, and not to a pickup', async () => {
  const terms = { deliveryFee: money(700), freeDeliveryFrom: money(7000), minAmountForDelivery: money(3000) };
  const { screen, summary } = await summaryOf(terms, 700);
  const missing = summary.getByText('$10 more to reach the minimum order of $30');
  await expect.element(missing).toBeVisible();
  await expect.element(summary.getByText('$7', { exact: true })).toBeVisible();
  await screen.getByText('Pickup', { exact: true }).click();
  await expect.element(missing).not.toBeInTheDocument();
});

test('the summary says how much is missing to free delivery', async () => {
  const { summary } = await summaryOf({ deliveryFee: money(700), freeDeliveryFrom: money(4000) }, 700);
  await expect.element(summary.getByText('$20 more for free delivery')).toBeVisible();
});

test('delivery that is free is said so, where its price would stand too', async () => {
  const { summary } = await summaryOf({ deliveryFee: money(700), freeDeliveryFrom: money(2000) }, 0);
  await expect.element(summary.getByText('Free delivery')).toBeVisible();
  await expect.element(summary.getByText('free', { exact: true })).toBeVisible();
});

test('an area has terms of its own, whatever the shop’s are', async () => {
  const far = {
    id: 'far',
    name: 'Far side',
    minutes: 40,
    fee: money(300),
    freeFrom: money(6000),
    minimum: money(2500),
  };
  const { screen, summary } = await summaryOf({ deliveryFee: money(700), deliveryZones: [far] }, 700);
  await screen.getByLabelText('Delivery area').selectOptions('far');
  await expect.element(summary.getByText('$5 more to reach the minimum order of $25')).toBeVisible();
  await expect.element(summary.getByText('$3', { exact: true })).toBeVisible();
});
