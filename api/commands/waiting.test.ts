import { expect, test } from 'vitest';
import { waitingApp } from './waiting';

test('while there is no database the process lives, is not ready, and refuses orders in the reader’s language', async () => {
  const app = waitingApp('The database does not answer.', 'build/client');
  expect((await app.request('/health/live')).status).toBe(200);
  const ready = await app.request('/health/ready');
  expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
  for (const language of ['accept-language', 'x-locale']) {
    const refused = await app.request('/api/checkout', { method: 'POST', headers: { [language]: 'ru' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({
      error: { code: 'UNAVAILABLE', message: expect.stringMatching(/[а-я]/) },
    });
  }
});

test.each([
  ['en', 'right back'],
  ['ru', 'Скоро вернёмся'],
])(
  'whoever opens a page meanwhile is shown one, in %s, which runs nothing but its own script',
  async (language, title) => {
    const headers = { 'accept-language': language, accept: 'text/html,*/*;q=0.8' };
    const page = await waitingApp('The database does not answer.', 'build/client').request('/catalog', { headers });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    const policy = page.headers.get('content-security-policy') ?? '';
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(title);
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-[^']+'; connect-src 'self'; style-src 'nonce-/);
    expect(html).toContain(`<style nonce="${/nonce-([^']+)/.exec(policy)?.[1]}">`);
    // A program that takes anything is not shown a page where programs ask.
    const asked = await waitingApp('The database does not answer.', 'build/client').request('/api/channel', {
      headers,
    });
    expect(await asked.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } });
  },
);

test('the page loads again by itself, but sends no form a second time', async () => {
  const app = waitingApp('The database does not answer.', 'build/client');
  const pageOf = async (method: string) =>
    (await app.request('/checkout', { method, headers: { accept: 'text/html' } })).text();
  expect(await pageOf('GET')).toContain('src="/offline.js"');
  expect(await pageOf('POST')).not.toContain('<script');
});
