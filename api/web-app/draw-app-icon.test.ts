import sharp from 'sharp';
import { expect, test } from 'vitest';
import { APP_ICONS } from './app-icon';
import { drawAppIcon } from './draw-app-icon';

const ACCENT = '#c2410c';

function svg(body: string): Promise<Buffer> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${body}</svg>`;
  return sharp(Buffer.from(text)).webp({ lossless: true }).toBuffer();
}

async function pixel(png: Buffer, left: number, top: number): Promise<readonly number[]> {
  return [...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test.each(APP_ICONS)('a shop without a logo has a $kind icon of $size pixels in its colour', async (icon) => {
  const png = await drawAppIcon(icon, null, ACCENT);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: icon.size, height: icon.size });
  const middleOfEdge = Math.round(icon.size / 2);
  expect(await pixel(png, middleOfEdge, 1)).toEqual([0xc2, 0x41, 0x0c, 255]);
});

test('only the icon that systems do not mask has round corners', async () => {
  const alpha = async (kind: 'any' | 'maskable') =>
    (await pixel(await drawAppIcon({ kind, size: 192 }, null, ACCENT), 0, 0))[3];
  expect(await alpha('any')).toBe(0);
  expect(await alpha('maskable')).toBe(255);
});

test('a dark sign stands on white, a white one on the shop’s colour', async () => {
  const icon = { kind: 'maskable', size: 192 } as const;
  const dark = await drawAppIcon(icon, await svg('<circle cx="50" cy="50" r="40" fill="#222"/>'), ACCENT);
  expect(await pixel(dark, 4, 4)).toEqual([255, 255, 255, 255]);
  const white = await drawAppIcon(icon, await svg('<circle cx="50" cy="50" r="40" fill="#fff"/>'), ACCENT);
  expect(await pixel(white, 4, 4)).toEqual([0xc2, 0x41, 0x0c, 255]);
});

test('a white sign is seen on a pale colour too', async () => {
  const white = await svg('<circle cx="50" cy="50" r="40" fill="#fff"/>');
  const png = await drawAppIcon({ kind: 'maskable', size: 192 }, white, '#ffe9a8');
  expect(await pixel(png, 4, 4)).toEqual([36, 20, 10, 255]);
});

test('a logo that reaches its edges goes on beyond them in its own colour', async () => {
  const solid = await svg(
    '<rect width="100" height="100" fill="#0a7d3c"/><circle cx="50" cy="50" r="30" fill="#fff"/>',
  );
  const png = await drawAppIcon({ kind: 'maskable', size: 192 }, solid, ACCENT);
  expect(await pixel(png, 2, 2)).toEqual([0x0a, 0x7d, 0x3c, 255]);
  expect(await pixel(png, 96, 96)).toEqual([255, 255, 255, 255]);
});

test('a wide logo keeps its shape', async () => {
  const wide = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#123"/></svg>',
    ),
  )
    .webp({ lossless: true })
    .toBuffer();
  const png = await drawAppIcon({ kind: 'apple', size: 180 }, wide, ACCENT);
  expect(await sharp(png).metadata()).toMatchObject({ width: 180, height: 180 });
});
