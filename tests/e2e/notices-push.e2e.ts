import type { BrowserContext, Page } from '@playwright/test';
import { ApiClient } from '../../api/demo/evening/api-client';
import { startPushService } from '../../api/extensions/notices/push/testing-push-service';
import { BROWSER_ARGUMENTS, findWholeChromium } from '../../scripts/chromium.mjs';
import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';
import { freePort } from './free-port';
import { openAroundTheClock } from './opening-hours';
import { placeAsap } from './orders';
import { signIn } from './visits';

// The headless shell refuses notifications always.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: findWholeChromium() ?? undefined, args: BROWSER_ARGUMENTS },
});

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** A headless browser has no push service: subscribing alone is replaced, by one at our own. */
async function subscribeAt(context: BrowserContext, service: PushService, name: string): Promise<void> {
  await context.grantPermissions(['notifications']);
  const subscription = { endpoint: service.endpoint(name), keys: service.keys };
  await context.addInitScript((known) => {
    let isSubscribed = false;
    const subscribed = { ...known, options: { applicationServerKey: null }, toJSON: () => known };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed ? subscribed : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscribed;
      },
    });
  }, subscription);
}

/** Hands a push to the service worker, as the browser does. */
async function deliver(page: Page, data: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
  });

for (const KEEP_OFFLINE of ['on', 'off'])
  test(`a device of staff shows an order that waits, and a client’s device how it goes on; KEEP_OFFLINE=${KEEP_OFFLINE}`, async ({
    browser,
  }) => {
    const [directory, service, port] = [await makeDataDirectory(), await startPushService(), await freePort()];
    const server = await startCarte({
      demo: true,
      dataDirectory: directory.path,
      environment: { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}`, KEEP_OFFLINE },
    });
    try {
      await openAroundTheClock(await ApiClient.ofAdministrator(server));
      const staff = await browser.newContext();
      await subscribeAt(staff, service, 'staff');
      await signIn(staff, server);
      const settings = await staff.newPage();
      await settings.goto(`${server.url}/command-center/settings/notices`);
      await settings.getByRole('button', { name: 'Set up push' }).click();
      const form = settings.getByRole('dialog');
      await form.getByLabel('Contact e-mail').fill('owner@example.com');
      await form.getByRole('button', { name: 'Create' }).click();
      await settings.getByRole('link', { name: 'Notify this device' }).click();
      await settings.getByRole('button', { name: 'Notify this device' }).click();
      await settings.getByRole('button', { name: 'Send a test' }).click();
      await expect.poll(() => service.pushes.map(({ body }) => body.title)).toEqual(['A test']);

      const { token } = await placeAsap(server.url);
      await expect.poll(() => service.pushes.at(-1)?.body.title).toMatch(/waits to be accepted$/);

      const client = await browser.newContext();
      await subscribeAt(client, service, 'client');
      const page = await client.newPage();
      await page.goto(`${server.url}/finish?order=${token}`);
      await page.getByRole('button', { name: 'Notify me on this device' }).click();
      await expect(page.getByText('Notifications go to a device')).toBeVisible();
      await expect.poll(() => service.pushes.at(-1)?.path).toBe('/client');
      const received = service.pushes.at(-1)?.body;
      await deliver(page, received ?? {});
      await expect.poll(() => shown(page)).toEqual([{ title: received?.title, tag: received?.tag }]);
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(page.getByText('Notifications go to a device')).toBeHidden();
    } finally {
      await server.stop();
      await service.close();
      await directory.remove();
    }
  });
