import type { Page } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { startReceiver, type TestReceiver } from '../../api/receivers/testing-receiver';
import { expect, test } from './fixtures';
import { ADMINISTRATOR, setUpShop } from './set-up-shop';
import { storedQuantities } from './visits';

async function listenWith(url: string, receiver: TestReceiver): Promise<void> {
  const client = new ApiClient(url);
  await client.signIn(ADMINISTRATOR);
  await client.run(
    `mutation ($input: CreateReceiverInput!) {
      createReceiver(input: $input) { __typename ... on Error { code message } }
    }`,
    {
      input: {
        name: 'Kitchen',
        url: receiver.url,
        method: 'POST',
        events: ['PLACED'],
        bodyTemplate: '{{ order | json }}',
      },
    },
  );
}

async function chooseDishes(page: Page): Promise<void> {
  await page.goto(new URL('/catalog', page.url()).href);
  await page.getByRole('button', { name: 'Choose options: Margherita' }).click();
  const dish = page.getByRole('dialog');
  await dish.getByText('35 cm').click();
  await dish.getByText('Extra mozzarella').click();
  await dish.getByRole('button', { name: /^Add/ }).click();
  await expect(dish).toBeHidden();
  await page.getByRole('button', { name: 'Add Tiramisu' }).click();
  // The screen is ahead of the server: leaving the page at once would cut off what is under way.
  await expect.poll(() => storedQuantities(page.request, new URL(page.url()).origin)).toHaveLength(2);
}

async function checkOut(page: Page): Promise<void> {
  await page.goto(new URL('/checkout', page.url()).href);
  await page.getByLabel('Name').fill('Anna Schmidt');
  await page.getByLabel('Phone').fill('030 1234567');
  await page.getByLabel('Street and house').fill('Torstraße 1');
  await page.getByText('Apartment, entrance, floor, intercom').click();
  await page.getByLabel('Apt/office').fill('12');
  await page.getByText('Schedule').click();
  const times = page.getByRole('group', { name: /^Times/ });
  await times.locator('label').first().click();
  await expect(times.getByRole('radio').first()).toBeChecked();
  const change = page.getByRole('group', { name: 'Change from' });
  await change.getByRole('button', { name: 'Other' }).click();
  await expect(change.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await change.getByRole('textbox').fill('100');
  await page.getByRole('button', { name: 'Place order' }).click();
}

test('from a bare server to an order that reaches the kitchen, once, although its hook failed twice', async ({
  page,
  bareServer,
}) => {
  // A server is started, set up and waited for: more than other end-to-end tests take.
  test.slow();
  const kitchen = await startReceiver((response, index) => response.writeHead(index < 2 ? 500 : 200).end());
  await page.goto(`${bareServer.url}/catalog`);
  await expect(page).toHaveURL(/\/welcome$/);
  await setUpShop(page, bareServer.setUpCode ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'The Brass Pot' })).toBeVisible();
  await listenWith(bareServer.url, kitchen);

  await chooseDishes(page);
  await checkOut(page);

  await expect(page).toHaveURL(/\/finish/);
  await expect(page.getByText('An operator will call you')).toBeVisible();
  const number = (
    await page
      .getByText(/Order \d{4}-\d{4}/)
      .first()
      .textContent()
  )?.match(/\d{4}-\d{4}/)?.[0];
  await expect.poll(() => kitchen.received.length, { timeout: 20_000 }).toBe(3);
  const [first, second, third] = kitchen.received;
  expect(new Set([first, second, third].map((hook) => hook?.headers['webhook-id'])).size).toBe(1);
  expect(second?.body).toBe(first?.body);
  expect(third?.body).toBe(first?.body);
  const order = JSON.parse(third?.body ?? '{}');
  expect(order).toMatchObject({ number, status: 'PLACED' });
  expect(JSON.stringify(order)).toContain('+49301234567');
  expect(JSON.stringify(order)).toContain('Torstraße 1');
  expect(order.lines).toHaveLength(2);

  // Nothing more comes: a reload of the page places nothing, and the third answer was taken.
  await page.reload();
  await page.waitForTimeout(3_000);
  expect(kitchen.received).toHaveLength(3);
  await kitchen.close();
});
