import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBucket } from '../../media/storage/bucket';
import { type PictureFiles, pictureBucket, pictureDirectory } from '../../media/storage/picture-files';
import { startTestBucket, type TestBucket } from '../../media/storage/testing-bucket';
import type { Card } from './card';
import { forgetPictures, KeptPictures } from './stored-pictures';

const NOW = new Date('2026-03-06T18:00:00Z');
const NEXT_PERIOD = new Date('2026-04-10T18:00:00Z');

let directory: string;
let bucket: TestBucket;
let drawn: string[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'carte-pictures-'));
  bucket = await startTestBucket();
  drawn = [];
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await bucket.close();
});

const card = (title: string): Card => ({
  title,
  shopName: 'Pomodoro',
  price: null,
  text: null,
  accent: '#c2410c',
  photos: [],
});

/** A node of its own: what it draws is the title, and is written down. */
function node(files: PictureFiles, now = NOW, isWhole = true): KeptPictures {
  const draw = async ({ title }: Card) => {
    drawn.push(title);
    return { picture: Buffer.from(title), isWhole };
  };
  return new KeptPictures({ files, draw, now: () => now, logger: pino({ level: 'silent' }) });
}

const textOf = async (pictures: KeptPictures, title: string) => Buffer.from(await pictures.get(card(title))).toString();

describe.each([
  ['a directory', () => pictureDirectory(directory)],
  ['a bucket', () => pictureBucket(createBucket(bucket.address))],
])('in %s', (_where, open) => {
  test('a picture is drawn once, however many ask at once, and by another node not again', async () => {
    const one = node(open());
    expect(await Promise.all(['Soup', 'Soup', 'Soup'].map((title) => textOf(one, title)))).toEqual([
      'Soup',
      'Soup',
      'Soup',
    ]);
    expect(await textOf(node(open()), 'Soup')).toBe('Soup');
    expect(drawn).toEqual(['Soup']);
    expect(await textOf(one, 'Hot soup')).toBe('Hot soup');
    expect(drawn).toEqual(['Soup', 'Hot soup']);
  });

  test('all pictures, many more than fit into memory, are drawn in the first round only', async () => {
    const titles = Array.from({ length: 100 }, (_, index) => `Dish ${index}`);
    const pictures = node(open());
    for (const title of [...titles, ...titles]) await pictures.get(card(title));
    expect(drawn).toEqual(titles);
  });

  test('those of a former period go, and of the present one what is too many', async () => {
    const files = open();
    for (const title of ['Soup', 'Bread', 'Salad']) await node(files).get(card(title));
    await forgetPictures(files, NOW);
    expect(await files.list()).toHaveLength(3);
    await forgetPictures(files, NOW, 2);
    expect(await files.list()).toHaveLength(2);
    await node(files, NEXT_PERIOD).get(card('Soup'));
    await forgetPictures(files, NEXT_PERIOD);
    expect(await files.list()).toHaveLength(1);
    expect(drawn).toEqual(['Soup', 'Bread', 'Salad', 'Soup']);
  });
});

test('a picture without its photo is drawn again by the next node, which may have it', async () => {
  const files = pictureDirectory(directory);
  await node(files, NOW, false).get(card('Soup'));
  expect(await files.list()).toEqual([]);
  await node(files).get(card('Soup'));
  expect(await files.list()).toHaveLength(1);
});

test('with a failing bucket pictures are still served', async () => {
  bucket.fail(403);
  expect(await textOf(node(pictureBucket(createBucket(bucket.address))), 'Soup')).toBe('Soup');
});
