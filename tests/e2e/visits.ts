import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { ApiClient, type Login } from '../../api/demo/evening/api-client';
import type { CarteServer } from './carte-server';

interface Menu {
  readonly menu: { categories: { products: { nodes: Dish[] } }[] };
}

interface Dish {
  readonly hasChoices: boolean;
  readonly isSoldOut: boolean;
  readonly variants: readonly { readonly id: string }[];
}

const MENU = '{ menu { categories { products(first: 12) { nodes { hasChoices isSoldOut variants { id } } } } } }';

/** The only variants of so many dishes that can be had without a choice. */
export async function plainDishes(visitor: ApiClient, count: number): Promise<string[]> {
  const { menu } = await visitor.run<Menu>(MENU);
  return menu.categories
    .flatMap(({ products }) => products.nodes.filter(({ hasChoices, isSoldOut }) => !hasChoices && !isSoldOut))
    .flatMap(({ variants }) => variants.map(({ id }) => id))
    .slice(0, count);
}

/** Puts four dishes that need no choice into the browser's own cart: enough for the demo shop's smallest order. */
export async function fillCart(context: BrowserContext, { url }: CarteServer): Promise<void> {
  const dishes = await plainDishes(new ApiClient(url), 4);
  for (const productVariantId of dishes) {
    const answer = await context.request.post(`${url}/api/checkout/add`, { data: { productVariantId } });
    if (!answer.ok()) throw new Error(`the cart refused a dish: ${await answer.text()}`);
  }
}

/** How much of each dish the server has in the visitor's cart; nothing before there is a cart. */
export async function storedQuantities(request: APIRequestContext, url: string): Promise<number[]> {
  const { data } = await (
    await request.post(`${url}/graphql`, { data: { query: '{ checkout { lines { quantity } } }' } })
  ).json();
  return (data.checkout?.lines ?? []).map(({ quantity }: { quantity: number }) => quantity);
}

/** Until the page's script has come. Before it, a link opens another document. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('carteTakeOver' in window));
}

/**
 * Fills in the checkout, the way to pay last, until the server has all of it and the page has its answer: one that is still
 * to come would bring the shop again.
 */
export async function untilSaved(page: Page, fillIn: (page: Page) => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => /"paymentMethodId":"/.test(response.request().postData() ?? ''));
  await fillIn(page);
  await (await answer).finished();
}

/** Until the service worker has what it needs to show the page without a connection. */
export async function untilKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const names = (await caches.keys()).filter((name) => /-(?:pages|data)$/.test(name));
          const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return kept.flat().filter(({ url }) => new URL(url).pathname.startsWith(wanted)).length;
        }, path),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(1);
}

/** As where there is no SharedWorker: the tab asks for live updates itself, which an end-to-end test can see, and stop. */
export async function hearInTheTab(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
}

/** Keeps news of the menu from the page, as a phone does that was locked meanwhile. */
export async function keepNewsAway(page: Page): Promise<void> {
  await hearInTheTab(page);
  await page.route('**/graphql/stream*', (route) => route.abort());
}

/** @param answered - `Refusal` where a code is asked for next. */
export async function signIn(
  context: BrowserContext,
  { url, administrator }: CarteServer,
  answered: 'Session' | 'Refusal' = 'Session',
): Promise<void> {
  // An administrator that is handed in may have more fields than the API asks for.
  const { login, password } = administrator ?? {};
  const answer = await context.request.post(`${url}/graphql`, {
    data: {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
      variables: { input: { login, password } },
    },
  });
  expect(await answer.json()).toEqual({ data: { signIn: { __typename: answered } } });
}

/** By the form, as a person does. */
export async function signInByForm(page: Page, { login, password }: Login): Promise<void> {
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

interface OfferedTime {
  readonly from: string;
  readonly fromTime: string;
  readonly toTime: string;
  readonly isAvailable: boolean;
}

const isFree = ({ isAvailable }: OfferedTime) => isAvailable;

/** The last that is offered through a midnight: with a date and both halves of the day, no time takes more room. */
export const throughMidnight = (times: readonly OfferedTime[]): OfferedTime | undefined =>
  times.findLast((time) => isFree(time) && time.toTime < time.fromTime) ?? times.find(isFree);

/**
 * Orders what is in the cart, so that the browser's session has an order of its own.
 *
 * @param choose - its time; the first one by default.
 */
export async function placeOrder(
  context: BrowserContext,
  server: CarteServer,
  choose = (times: readonly OfferedTime[]) => times.find(isFree),
): Promise<void> {
  await fillCart(context, server);
  const { url } = server;
  const channel: { paymentMethods: { id: string }[] } = await (await context.request.get(`${url}/api/channel`)).json();
  const times: OfferedTime[] = await (
    await context.request.get(`${url}/api/channel/time-slots?method=DELIVERY`)
  ).json();
  const answer = await context.request.post(`${url}/api/checkout`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      name: 'Nino Beridze',
      phone: '+995 555 12 34 56',
      street: '12 Rustaveli Avenue',
      apartment: '7',
      courierNote: 'Please ring twice.',
      paymentMethodId: channel.paymentMethods[0]?.id,
      slotFrom: choose(times)?.from,
    },
  });
  if (!answer.ok()) throw new Error(`no order to show: ${await answer.text()}`);
}

/** Everything that an order needs beside the cart; at a set time, as the shop may be closed now. */
export async function fillInDelivery(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Nino Beridze');
  await page.getByLabel('Phone').fill('+995 555 12 34 56');
  await page.getByLabel('Street and house').fill('12 Rustaveli Avenue');
  await page.getByText('Schedule').click();
  const times = page.getByRole('group', { name: /^Times/ });
  await times.locator('label').first().click();
  await expect(times.getByRole('radio').first()).toBeChecked();
  await page.getByText('Cash', { exact: true }).click();
}

/** Cancels the order whose page is open; then it can be ordered again. */
export async function cancelShownOrder(page: Page): Promise<void> {
  await untilAlive(page);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByText('You cancelled this order')).toBeVisible();
}
