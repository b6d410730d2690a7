import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeAvif } from './encode-avif';
import { photoFormat } from './photo-format';

/** Nothing here depends on how busy the machine is. */
const SECONDS = 60;

const pixels = () => sharp({ create: { width: 700, height: 300, channels: 3, background: '#7c4a21' } });
const webp = (widths: readonly number[], size: number) =>
  widths.map((width) => ({ format: 'webp' as const, width, bytes: Buffer.alloc(size) }));

test('the smaller widths are made where AVIF is clearly smaller, and no wider ones', async () => {
  const made = await encodeAvif(pixels, webp([160, 640, 960], 100_000), SECONDS);
  expect(made.map(({ format, width }) => [format, width])).toEqual([
    ['avif', 160],
    ['avif', 640],
  ]);
  for (const { width, bytes } of made) {
    expect(photoFormat(bytes)).toBe('avif');
    expect((await sharp(bytes).metadata()).width).toBe(width);
  }
});

test('a photo that AVIF makes no smaller stays WebP alone', async () => {
  expect(await encodeAvif(pixels, webp([160, 320], 40), SECONDS)).toEqual([]);
});

test('a photo that is wide only has none', async () => {
  expect(await encodeAvif(pixels, webp([960], 100_000), SECONDS)).toEqual([]);
});
