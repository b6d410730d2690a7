import { expect, test } from 'vitest';
import { photoOfSrcSets } from './photo-of-src-sets';

test('lines for a srcset are read into files', () => {
  expect(photoOfSrcSets({ srcSet: '/a/160.webp 160w, /a/320.webp 320w', avif: '', placeholder: 'data:,' })).toEqual({
    sources: [
      { url: '/a/160.webp', width: 160 },
      { url: '/a/320.webp', width: 320 },
    ],
    avif: [],
    placeholder: 'data:,',
  });
});

test('a dish without a photo has none', () => {
  expect(photoOfSrcSets(null)).toBeNull();
});
