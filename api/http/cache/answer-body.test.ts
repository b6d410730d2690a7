import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newNonce } from '../request/nonce';
import { AnswerBody } from './answer-body';

const nonces = [newNonce(), newNonce(), newNonce()];

test.each([
  ['a page of many scripts', (nonce: string) => `<p>Борщ</p><script nonce="${nonce}">1</script>`.repeat(40)],
  ['one that begins and ends with its nonce', (nonce: string) => `${nonce}между${nonce}`],
  ['one with the nonce twice in a row', (nonce: string) => `a${nonce}${nonce}b`],
  ['one without any', () => '<p>plain</p>'],
  [
    'one that is longer than deflate looks back',
    (nonce: string) => `${'<li>Пицца</li>'.repeat(9_000)}${nonce}`.repeat(3),
  ],
  ['an empty one', () => ''],
])('%s is the same with each nonce, plain and with gzip', (_what, render) => {
  const template = new AnswerBody(render('rendered-with-this-nonce'), 'rendered-with-this-nonce');
  for (const nonce of nonces) {
    expect(template.once(nonce).toString()).toBe(render(nonce));
    expect(template.fill(nonce).bytes.toString()).toBe(render(nonce));
    expect(gunzipSync(template.fillGzip(nonce).bytes).toString()).toBe(render(nonce));
  }
});

test('whatever stands in a page, and however often its nonce, gzip gives it back', () => {
  const pages = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(pages, (parts) => {
      const [first, second] = [newNonce(), newNonce()];
      const template = new AnswerBody(parts.join(first), first);
      expect(gunzipSync(template.fillGzip(second).bytes).toString()).toBe(parts.join(second));
    }),
  );
});

test('gzip is hardly longer than if the page were compressed as one', () => {
  const html =
    `<li class="dish">Пицца <script nonce="${nonces[0]}"></script></li>`.repeat(20) + '<p>Суп</p>'.repeat(2_000);
  const template = new AnswerBody(html, nonces[0] ?? '');
  expect(template.fillGzip(nonces[1] ?? '').bytes.length).toBeLessThan(gzipSync(html).length + 20 * 60);
});

test('answers under way at once never share their bytes; a buffer that was sent is filled again', () => {
  const html = (nonce: string) => `<p>${'Суп'.repeat(20_000)}</p><script nonce="${nonce}"></script>`;
  const template = new AnswerBody(html('rendered-with-this-nonce'), 'rendered-with-this-nonce');
  const [one, other] = [template.fill(nonces[0] ?? ''), template.fill(nonces[1] ?? '')];
  expect([one, other].map(({ bytes }) => bytes.toString())).toEqual([html(nonces[0] ?? ''), html(nonces[1] ?? '')]);
  one.sent();
  const third = template.fill(nonces[2] ?? '');
  expect(third.bytes.buffer).toBe(one.bytes.buffer);
  expect([third, other].map(({ bytes }) => bytes.toString())).toEqual([html(nonces[2] ?? ''), html(nonces[1] ?? '')]);
  // A shorter page shows nothing of the longer one that was there before.
  third.sent();
  const short = (nonce: string) => `<p>${'да'.repeat(15_000)}</p><i nonce="${nonce}">`;
  const shorter = new AnswerBody(short('rendered-with-this-nonce'), 'rendered-with-this-nonce').fill(nonces[0] ?? '');
  expect(shorter.bytes.buffer).toBe(one.bytes.buffer);
  expect(shorter.bytes.toString()).toBe(short(nonces[0] ?? ''));
});

const shop = new AnswerBody('{"name":"Суп"}');

test.each(['br', 'gzip, br', 'gzip;q=1.0, br;q=0.5', 'BR'])('%s unpacks Brotli', async (accepted) => {
  const packed = await shop.brotli(accepted);
  expect(packed && brotliDecompressSync(packed).toString()).toBe(shop.once().toString());
});

test.each([undefined, '', 'gzip', 'br;q=0', 'br;q=0.0', 'brotli'])('%s does not', (accepted) => {
  expect(shop.brotli(accepted)).toBeNull();
});
