import { expect, test } from 'vitest';
import { readForm } from './read-form';

const sent = (type: string, body: string) =>
  new Request('http://shop.test/checkout/plain', { method: 'POST', headers: { 'content-type': type }, body });

test('a form’s fields are read', async () => {
  expect([...(await readForm(sent('application/x-www-form-urlencoded', 'variant=a&quantity=2')))]).toEqual([
    ['variant', 'a'],
    ['quantity', '2'],
  ]);
});

test.each([
  [415, 'application/json', '{}'],
  [415, '', 'variant=a'],
  [400, 'multipart/form-data', 'no boundary'],
])('%d answers a body of %j', async (status, type, body) => {
  await expect(readForm(sent(type, body))).rejects.toMatchObject({ init: { status } });
});
