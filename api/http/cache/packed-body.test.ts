import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PackedBody } from './packed-body';

const body = new PackedBody('{"name":"Суп"}');

test.each(['br', 'gzip, br', 'gzip;q=1.0, br;q=0.5', 'BR'])('%s unpacks Brotli', async (accepted) => {
  const packed = await body.brotli(accepted);
  expect(packed && brotliDecompressSync(packed).toString()).toBe(body.text);
});

test.each([undefined, '', 'gzip', 'br;q=0', 'br;q=0.0', 'brotli'])('%s does not', (accepted) => {
  expect(body.brotli(accepted)).toBeNull();
});
