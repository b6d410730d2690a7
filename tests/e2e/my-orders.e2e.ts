import type { Page } from '@playwright/test';
import { moveThrough } from '../../api/demo/evening/evening';
import { expect, test } from './fixtures';
import { placeOrder } from './visits';

/** The page's script keeps the order for the other pages; the page itself is there before it. */
const untilKept = (page: Page) => page.waitForFunction(() => localStorage.getItem('carte.orders') !== null);

test('an order that is on its way is seen on every page, live, until it is over; the device keeps a list', async ({
  browser,
  demoShop,
  administrator,
}) => {
  const shopper = await browser.newContext({ timezoneId: 'Pacific/Honolulu' });
  const { url } = demoShop;
  await placeOrder(shopper, demoShop, (times) => times.findLast(({ isAvailable }) => isAvailable));
  const answer = await shopper.request.post(`${url}/graphql`, { data: { query: '{ lastOrder { id token number } }' } });
  const order = (await answer.json()).data.lastOrder;
  const page = await shopper.newPage();

  await page.goto(`${url}/my-orders`);
  await expect(page.getByText('You haven’t ordered from this browser yet.')).toBeVisible();

  await page.goto(`${url}/finish?order=${order.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect(page.getByText('An operator will call you')).toBeVisible();
  await untilKept(page);

  const bar = page.getByRole('link', { name: `Order ${order.number}` });
  for (const path of ['/', '/catalog', '/search?q=pizza', '/checkout']) {
    await page.goto(`${url}${path}`);
    await expect(bar).toContainText('Order received');
    // In a week: its day and span, and by whose clock.
    await expect(bar).toContainText(/\w{3}, \w{3} \d+, .*\d\d [AP]M GMT/);
  }
  await page.goto(url);
  await expect(page.getByRole('button', { name: /^Order again/ })).toHaveCount(0);
  await expect(bar).toBeVisible();
  await moveThrough(administrator, order.id, 'ACCEPTED', 'PREPARING');
  await expect(bar).toContainText('Being prepared');

  // In a second tab that was open before it ended the bar goes by itself.
  const other = await shopper.newPage();
  await other.goto(`${url}/catalog`);
  await expect(other.getByRole('link', { name: `Order ${order.number}` })).toBeVisible();
  await bar.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re making your order');
  await expect(page.getByText('An operator will call you')).toHaveCount(0);
  await moveThrough(administrator, order.id, 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enjoy your meal!');
  await expect(other.getByRole('link', { name: `Order ${order.number}` })).toHaveCount(0);

  await page.goto(url);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'My orders' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
  await expect(page.getByRole('main').getByRole('link', { name: `Order ${order.number}` })).toContainText('Delivered');
  const entry = page.getByRole('main').getByRole('article');
  await expect(entry.getByText('Today')).toBeVisible();
  await expect(entry.locator('img')).toBeVisible();
  await entry.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await shopper.close();
});
