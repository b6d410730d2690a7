import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoFormat } from './photo-format';
import { processPhoto } from './process-photo';

/** Soft shapes with a little grain over them, as a photo of a plate has. */
function plate() {
  const circles = Array.from({ length: 40 }, (_, index) => {
    const [x, y, size] = [(index * 97) % 800, (index * 61) % 600, 30 + ((index * 37) % 90)];
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(${(index * 47) % 360} 60% 50% / 0.7)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#7c4a21"/>${circles.join('')}</svg>`;
  const grain = {
    ...{ width: 800, height: 600, channels: 3 as const, background: '#808080' },
    noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
  };
  return sharp(Buffer.from(svg))
    .blur(2)
    .composite([{ input: { create: grain }, blend: 'soft-light' }]);
}

test('a photo gets smaller AVIF files at the smaller widths, beside all of its WebP', async () => {
  const { renditions } = await processPhoto(await plate().jpeg({ quality: 95 }).toBuffer());
  const widths = (format: string) => renditions.filter((each) => each.format === format).map(({ width }) => width);
  expect(widths('webp')).toEqual([160, 320, 480, 640]);
  expect(widths('avif')).toEqual([160, 320, 480, 640]);
  for (const { format, width, bytes } of renditions) {
    expect(photoFormat(bytes)).toBe(format);
    expect((await sharp(bytes).metadata()).width).toBe(width);
  }
  const widest = (format: string) => renditions.findLast((each) => each.format === format)?.bytes.length ?? 0;
  expect(widest('avif')).toBeLessThan(widest('webp') * 0.9);
});

test('a picture that AVIF makes no smaller is WebP alone', async () => {
  const flat = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  const { renditions } = await processPhoto(flat);
  expect(new Set(renditions.map(({ format }) => format))).toEqual(new Set(['webp']));
});
