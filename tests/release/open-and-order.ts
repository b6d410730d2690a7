import { expect, type Page } from '@playwright/test';
import { ApiClient, type Login } from '../../api/demo/evening/api-client';
import { openAroundTheClock } from '../e2e/opening-hours';
import { placeAsap } from '../e2e/orders';

/** Opens a shop at any hour and orders there. @returns what checks that the order's page still shows it. */
export async function openAndOrder(page: Page, shop: string, login: Login): Promise<() => Promise<void>> {
  const administrator = new ApiClient(shop);
  await administrator.signIn(login);
  await openAroundTheClock(administrator);
  const { number, token } = await placeAsap(shop);
  const isThere = async () => {
    await page.goto(`${shop}/finish?order=${token}`);
    await expect(page.getByText(`Order ${number}`).first()).toBeVisible();
  };
  await isThere();
  return isThere;
}
