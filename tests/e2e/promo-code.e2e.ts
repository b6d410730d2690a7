import type { APIRequestContext } from '@playwright/test';
import type { ApiClient } from '../../api/demo/evening/api-client';
import { expect, test } from './fixtures';
import { fillCart, fillInDelivery, untilSaved } from './visits';

const CREATE = `mutation ($input: CreatePromoCodeInput!) { createPromoCode(input: $input) {
  __typename ... on PromoCode { id } ... on Error { message }
} }`;
const DELETE = 'mutation ($id: ID!) { deletePromoCode(id: $id) { __typename } }';

/** Codes of one end-to-end test, which it takes away again: the shop is shared. */
async function createCode(administrator: ApiClient, input: object): Promise<string> {
  const { createPromoCode } = await administrator.run<{ createPromoCode: { id: string } }>(CREATE, { input });
  return createPromoCode.id;
}

test('a code that another uses up meanwhile is said so; the cart is kept, and the order goes with another code', async ({
  page,
  context,
  demoShop,
  administrator,
}) => {
  const id = await createCode(administrator, { code: 'LASTONE', kind: 'AMOUNT', amount: 500, totalLimit: 1 });
  const other = await createCode(administrator, { code: 'STORY20', kind: 'PERCENT', percent: 20 });
  await fillCart(context, demoShop);
  await page.goto(`${demoShop.url}/en/checkout`);
  const summary = page.getByRole('region', { name: 'Your order' });
  await summary.getByRole('button', { name: 'I have a promo code' }).click();
  await summary.getByRole('textbox', { name: /Promo code/ }).fill('lastone');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('Promo code LASTONE');
  // An answer that came later would say it before the button is pressed.
  await untilSaved(page, fillInDelivery);

  await useUp(context.request, demoShop.url, 'LASTONE');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This promo code has been used up.' }).first()).toBeVisible();
  await expect(page.getByLabel('Street and house')).toHaveValue('12 Rustaveli Avenue');

  await summary.getByRole('button', { name: 'Remove the promo code LASTONE' }).click();
  await summary.getByRole('button', { name: 'I have a promo code' }).click();
  await summary.getByRole('textbox', { name: /Promo code/ }).fill(' story 20');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('Promo code STORY20');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/finish/);
  await expect(page.getByRole('main')).toContainText('Promo code STORY20');
  await administrator.run(DELETE, { id });
  await administrator.run(DELETE, { id: other });
});

/** Somebody else orders the same with lines of their own, over REST, without a cookie. */
async function useUp(request: APIRequestContext, url: string, promoCode: string) {
  const cart: { items: { productVariantId: string; quantity: number }[] } = await (
    await request.get(`${url}/api/checkout`)
  ).json();
  const channel: { paymentMethods: { id: string }[] } = await (await request.get(`${url}/api/channel`)).json();
  const slots: { from: string; isAvailable: boolean }[] = await (
    await request.get(`${url}/api/channel/time-slots?method=DELIVERY`)
  ).json();
  const answer = await fetch(`${url}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      name: 'Somebody Else',
      phone: '+995 555 65 43 21',
      deliveryMethod: 'DELIVERY',
      street: '1 Garden Street',
      paymentMethodId: channel.paymentMethods[0]?.id,
      slotFrom: slots.findLast(({ isAvailable }) => isAvailable)?.from,
      lines: cart.items.map(({ productVariantId, quantity }) => ({ productVariantId, quantity })),
      promoCode,
    }),
  });
  expect(answer.status, await answer.text()).toBe(201);
}
