import type { Page } from '@playwright/test';
import { ApiClient } from './api-client';
import { createStorefrontToken } from './api-tokens';
import { type CarteServer, makeDataDirectory, startCarte } from './carte-server';
import { test as base, expect } from './fixtures';
import { listSites, openForeignSite } from './foreign-site';

/** A demo shop of which one address may ask little; this end-to-end test's own. */
const test = base.extend<{ shop: CarteServer }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed out of it
    async ({}, use) => {
      const data = await makeDataDirectory();
      const server = await startCarte({ demo: true, dataDirectory: data.path, environment: { RATE_LIMIT: '60' } });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { timeout: 180_000 },
  ],
});

interface Told {
  /** Null: the browser did not let the page read the answer. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: unknown;
}

const NAMES = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after', 'carte-session'];

/** What a script of the page gets to know when it calls. */
function callFrom(page: Page, url: string, init: RequestInit = {}): Promise<Told> {
  return page.evaluate(
    async ({ url, init, names }) => {
      try {
        const answer = await fetch(url, init);
        const headers = Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]));
        return { status: answer.status, headers, body: await answer.json() };
      } catch {
        return { status: null, headers: {}, body: null };
      }
    },
    { url, init, names: NAMES },
  );
}

test('a page of another site shops once the shop lists it, never with cookies, and reads when it asks too much', async ({
  context,
  shop,
}) => {
  test.slow();
  const administrator = await ApiClient.ofAdministrator(shop);
  const { secret } = await createStorefrontToken(administrator, 'Partner');
  const site = await openForeignSite({ 'index.html': '<!doctype html><title>Partner</title>' });
  try {
    // Not the end-to-end test's first page: there every refusal of the browser would count as a complaint.
    const page = await context.newPage();
    await page.goto(site.origin);
    const graphql = `${shop.url}/graphql`;
    const sent = (query: string): RequestInit => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ query }),
    });
    const naming = sent('{ channel { name } }');
    expect((await callFrom(page, `${shop.url}/api/channel`)).status).toBeNull();
    expect((await callFrom(page, graphql, naming)).status).toBeNull();

    await listSites(administrator, [site.origin]);
    const named = await callFrom(page, graphql, naming);
    expect(named).toMatchObject({ status: 200, body: { data: { channel: { name: expect.any(String) } } } });
    expect(named.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-reset': expect.stringMatching(/^\d+$/) });
    expect(Number(named.headers['ratelimit-remaining'])).toBeLessThan(60);
    const begun = await callFrom(
      page,
      graphql,
      sent('mutation { updateCheckout(input: { name: "Anna" }) { __typename } }'),
    );
    expect(begun.headers['carte-session']).toMatch(/^[\w-]{43}$/);
    expect((await callFrom(page, graphql, { ...naming, credentials: 'include' })).status).toBeNull();

    let refused = named;
    for (let call = 0; call < 130 && refused.status !== 429; call += 1) refused = await callFrom(page, graphql, naming);
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] } });
    expect(refused.headers).toMatchObject({
      'ratelimit-remaining': '0',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
  } finally {
    site.close();
  }
});
