import { expect, test } from 'vitest';
import { srcSetsOf } from './photo-files';

const files = (extension: string, widths: readonly number[]) =>
  widths.map((width) => ({ url: `/${width}.${extension}`, width }));

const WIDTHS = [160, 320, 480, 640, 960, 1280];
const photo = { sources: files('webp', WIDTHS), avif: files('avif', WIDTHS.slice(0, 4)) };

test('a picture of a fixed width is asked for at densities 1 and 2', () => {
  expect(srcSetsOf(photo, 64)).toEqual({
    webp: '/160.webp 1x, /160.webp 2x',
    avif: '/160.avif 1x, /160.avif 2x',
    fallback: '/160.webp',
  });
  expect(srcSetsOf(photo, 240).webp).toBe('/320.webp 1x, /480.webp 2x');
});

test('a card names no file that no screen would choose', () => {
  expect(srcSetsOf(photo, '45vw', 300)).toEqual({
    webp: '/160.webp 160w, /320.webp 320w, /480.webp 480w, /640.webp 640w',
    avif: '/160.avif 160w, /320.avif 320w, /480.avif 480w, /640.avif 640w',
    fallback: '/640.webp',
  });
});

test('a wide picture is WebP where AVIF would be unsharp', () => {
  expect(srcSetsOf(photo, '92vw', 600).avif).toBeNull();
  expect(srcSetsOf(photo, '92vw').avif).toBeNull();
  expect(srcSetsOf(photo, '92vw').webp).toContain('/1280.webp 1280w');
});

test('a small photo has all that there is in both', () => {
  const small = { sources: files('webp', [160, 320]), avif: files('avif', [160, 320]) };
  expect(srcSetsOf(small, '92vw')).toEqual({
    webp: '/160.webp 160w, /320.webp 320w',
    avif: '/160.avif 160w, /320.avif 320w',
    fallback: '/320.webp',
  });
});

test('without AVIF there is none', () => {
  expect(srcSetsOf({ sources: photo.sources }, '45vw', 300).avif).toBeNull();
  expect(srcSetsOf({ sources: photo.sources, avif: [] }, 64).avif).toBeNull();
  expect(srcSetsOf({ sources: [] }, 64).avif).toBeNull();
});
