import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/locale';
import { message } from '../messages/messages';
import { photoWidths, processPhoto } from './process-photo';
import { AnimatedPhoto, DamagedPhoto, NotAPhoto, PhotoTooLarge, PhotoTooNarrow, TooManyPixels } from './refusals';
import { PLACEHOLDER_LENGTH } from './storage/photo';

/** Noise does not compress, so a cut file really misses pixels. */
function picture(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#c2410c', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}

/** As a file; AVIF takes ten seconds of noise unless it has to try less. */
const fileOf = (format: 'jpeg' | 'png' | 'webp' | 'avif', width: number, height: number) =>
  picture(width, height)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** Does no harm, and is taken for malware by every scanner: https://www.eicar.org/download-anti-malware-testfile/ */
const KNOWN_MALWARE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

describe('a photo that is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'may be %s, and becomes WebP at every width it fills',
    async (format) => {
      const photo = await processPhoto(await fileOf(format, 700, 500));
      expect(photo).toMatchObject({ width: 700, height: 500 });
      const webp = photo.renditions.filter((rendition) => rendition.format === 'webp');
      expect(webp.map(({ width }) => width)).toEqual([160, 320, 480, 640]);
      for (const { width, bytes } of webp) {
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: 'webp',
          width,
          height: Math.round((width * 500) / 700),
        });
      }
    },
  );

  test('carries a placeholder short enough to travel in a page', async () => {
    const { placeholder } = await processPhoto(await picture(640, 480).png().toBuffer());
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThanOrEqual(PLACEHOLDER_LENGTH);
  });

  test('loses where and with what it was taken', async () => {
    const exif = { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '41/1 41/1 0/1' } };
    const source = await picture(400, 300).jpeg().withExif(exif).toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    for (const { bytes } of (await processPhoto(source)).renditions) {
      const { exif: kept, xmp, icc, iptc } = await sharp(bytes).metadata();
      expect([kept, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes('secret')).toBe(false);
    }
  });

  test('hands on nothing of a program that hides in it or is hung on to it', async () => {
    const hidden = { IFD0: { Copyright: KNOWN_MALWARE } };
    const carrier = await picture(400, 300).jpeg().withExif(hidden).toBuffer();
    const source = Buffer.concat([carrier, Buffer.from(KNOWN_MALWARE)]);
    expect(source.indexOf(KNOWN_MALWARE)).toBeLessThan(source.lastIndexOf(KNOWN_MALWARE));
    const { renditions, placeholder } = await processPhoto(source);
    expect(renditions.length).toBeGreaterThan(0);
    const handedOut = [...renditions.map(({ bytes }) => Buffer.from(bytes)), Buffer.from(placeholder)];
    expect(handedOut.filter((bytes) => bytes.includes(KNOWN_MALWARE))).toEqual([]);
  });

  test('stands upright, however the camera was held', async () => {
    const lying = await picture(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const photo = await processPhoto(lying);
    expect(photo).toMatchObject({ width: 400, height: 600 });
    expect(await sharp(photo.renditions[0]?.bytes).metadata()).toMatchObject({ width: 160, height: 240 });
  });

  test('keeps its transparency', async () => {
    const clear = sharp({ create: { width: 200, height: 200, channels: 4, background: '#c2410c00' } });
    const photo = await processPhoto(await clear.png().toBuffer());
    expect((await sharp(photo.renditions[0]?.bytes).metadata()).hasAlpha).toBe(true);
  });

  test('is never enlarged', () => {
    expect(photoWidths(90)).toEqual([90]);
    expect(photoWidths(160)).toEqual([160]);
    expect(photoWidths(9000)).toEqual([160, 320, 480, 640, 960, 1280]);
  });
});

describe('a file that is refused', () => {
  test('is three bytes', async () => {
    await expect(processPhoto(Buffer.from('abc'))).rejects.toThrow(NotAPhoto);
  });

  test.each([
    ['HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
    ['HEIC', '\0\0\0\u0018ftypmif1\0\0\0\0mif1heix'],
    ['HEIC', '\0\0\0\u0018ftypmsf1\0\0\0\0msf1hevc'],
    ['VIDEO', '\0\0\0\u0014ftypqt  \0\0\0\0qt  '],
    ['VIDEO', '\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'],
    ['PDF', '%PDF-1.7\n'],
    ['GIF', 'GIF89a'],
    ['TIFF', 'II*\0\b\0\0\0'],
    ['BMP', 'BM\u0046\0\0\0\0\0\0\0'],
    ['SVG', '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['UNKNOWN', '<!doctype html><script>alert(1)</script>'],
    ['UNKNOWN', ''],
  ])('is named as %s in both languages', async (format, start) => {
    const refusal = await processPhoto(Buffer.from(start, 'latin1')).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotAPhoto);
    expect(refusal).toMatchObject({ values: { format } });
    for (const locale of LOCALES) {
      const words = message(locale, 'NOT_A_PHOTO', { format });
      expect(words).toContain(format === 'HEIC' ? 'JPEG' : format === 'UNKNOWN' ? 'WebP' : '');
      expect(format === 'UNKNOWN' || format === 'VIDEO' || words.includes(format)).toBe(true);
    }
  });

  test('is an AVIF that moves', async () => {
    // The first box of a film, as ffmpeg writes it.
    const film = Buffer.from(
      '0000002c66747970617669730000000061766973617669666d73663169736f386d6966316d6961664d413142',
      'hex',
    );
    await expect(processPhoto(film)).rejects.toThrow(AnimatedPhoto);
  });

  test('is a WebP that moves', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 60, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    await expect(processPhoto(animated)).rejects.toThrow(AnimatedPhoto);
  });

  test('has few bytes and very many pixels', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(processPhoto(bomb)).rejects.toThrow(TooManyPixels);
  });

  test('is a strip', async () => {
    await expect(processPhoto(await picture(900, 100).png().toBuffer())).rejects.toThrow(PhotoTooNarrow);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('is a %s that was cut off on the way', async (format) => {
    const whole = await fileOf(format, 800, 600);
    await expect(processPhoto(whole.subarray(0, Math.floor(whole.length / 2)))).rejects.toThrow(DamagedPhoto);
  });

  test('only starts like a photo', async () => {
    await expect(processPhoto(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).rejects.toThrow(DamagedPhoto);
  });

  test('has more bytes than are taken', async () => {
    await expect(processPhoto(Buffer.alloc(20 * 1024 * 1024 + 1))).rejects.toThrow(PhotoTooLarge);
  });
});
