import { expect, test } from 'vitest';
import { waitingApp } from './waiting';

test('while there is no database the process lives, is not ready, and refuses orders in the reader’s language', async () => {
  const app = waitingApp();
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
