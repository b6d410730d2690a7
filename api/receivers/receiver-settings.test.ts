import { expect, test } from 'vitest';
import { checkReceiverSettings, type ReceiverSettings } from './receiver-settings';
import { testScope } from './studio/testing';

const settings: ReceiverSettings = {
  url: 'https://example.com/{{ order.number }}',
  method: 'POST',
  headers: [],
  bodyTemplate: '{{ order.number | json }}',
  authorization: null,
  signingSecret: null,
};

test('a receiver’s settings come back as the request that an order makes', async () => {
  expect(await checkReceiverSettings(settings, testScope())).toEqual({
    url: 'https://example.com/2411-0042',
    body: '"2411-0042"',
  });
  expect((await checkReceiverSettings({ ...settings, method: 'GET' }, testScope())).body).toBe('');
});

test.each<[Partial<ReceiverSettings>, string, string]>([
  [{ url: 'https://example.com/{{' }, 'TEMPLATE_INVALID', 'url'],
  [{ url: 'example.com' }, 'RECEIVER_URL_INVALID', 'url'],
  [{ url: '{{ order.missing }}' }, 'RECEIVER_URL_INVALID', 'url'],
  [{ bodyTemplate: '{% if %}' }, 'TEMPLATE_INVALID', 'bodyTemplate'],
  [{ bodyTemplate: '{{ x | y }}', method: 'GET' }, 'TEMPLATE_INVALID', 'bodyTemplate'],
  [{ headers: [{ name: 'Host', value: 'x' }] }, 'RECEIVER_HEADER_INVALID', 'headers'],
  [{ authorization: 'Bearer\r\n1' }, 'RECEIVER_HEADER_INVALID', 'authorization'],
  [{ signingSecret: 'whsec_short' }, 'SIGNING_SECRET_INVALID', 'signingSecret'],
])('%j is refused at save: %s', async (changes, code, field) => {
  await expect(checkReceiverSettings({ ...settings, ...changes }, testScope())).rejects.toThrow(
    expect.objectContaining({ code, path: [field] }),
  );
});
