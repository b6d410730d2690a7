import type { Page } from '@playwright/test';
import { createStorefrontToken } from './api-tokens';
import { expect, test } from './fixtures';
import { listSites, openForeignSite } from './foreign-site';

interface Answer {
  /** Null: the browser did not let the page read the answer. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: unknown;
}

const NAMES = ['ratelimit-limit', 'ratelimit-reset', 'carte-session'];

/** What a script of the page gets to know when it calls. */
function callFrom(page: Page, url: string, init: RequestInit = {}): Promise<Answer> {
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

test('a page of another site shops once the shop lists it, never with cookies, and reads how much it may ask', async ({
  context,
  demoShop: shop,
  administrator,
}) => {
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
    expect(named.headers).toMatchObject({
      'ratelimit-limit': expect.any(String),
      'ratelimit-reset': expect.stringMatching(/^\d+$/),
    });
    const begun = await callFrom(
      page,
      graphql,
      sent('mutation { updateCheckout(input: { name: "Anna" }) { __typename } }'),
    );
    expect(begun.headers['carte-session']).toMatch(/^[\w-]{43}$/);
    expect((await callFrom(page, graphql, { ...naming, credentials: 'include' })).status).toBeNull();
  } finally {
    await listSites(administrator, []);
    site.close();
  }
});
