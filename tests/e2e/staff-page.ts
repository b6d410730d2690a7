import type { Locator, Page } from '@playwright/test';
import type { CarteServer } from './carte-server';
import { signIn } from './visits';

/** A page of the command center, as the shop's administrator. */
export async function openAsStaff(page: Page, server: CarteServer, path: string): Promise<void> {
  await signIn(page.context(), server);
  await openListening(page, `${server.url}/command-center${path}`);
}

/** A page of the command center, once it receives changes: before that, what is typed into it may be lost. */
export async function openListening(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('[data-connection="live"]').first().waitFor({ state: 'attached' });
}

/** The toasts in sight that say exactly this. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
}
