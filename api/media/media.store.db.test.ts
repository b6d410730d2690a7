import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { createMedia, mediaRow } from './media.store';
import { createLocalPhotoStorage } from './storage/photo-storage';

let world: TestDatabase;
let directory: string;

beforeAll(async () => {
  world = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(async () => {
  await world.drop();
  await rm(directory, { recursive: true });
});

const photo = {
  width: 200,
  height: 150,
  placeholder: 'data:,',
  renditions: [
    { format: 'webp' as const, width: 160, bytes: Buffer.from('webp') },
    { format: 'avif' as const, width: 160, bytes: Buffer.from('avif') },
  ],
};
const keep = (channelId: string) =>
  createMedia(photo, createLocalPhotoStorage(directory), (key) =>
    world.db.media.create({ data: mediaRow(channelId, key, photo) }),
  );
const files = async () => (await readdir(directory, { recursive: true })).filter((name) => /\.(webp|avif)$/.test(name));

test('a photo is a row and its files', async () => {
  const { id } = await world.db.channel.create({
    data: { name: {}, currencyCode: 'EUR', countryCode: 'DE', defaultLocale: 'en', timeZone: 'Europe/Berlin' },
  });
  const media = await keep(id);
  expect(media).toMatchObject({ width: 200, height: 150, widths: [160], avifWidths: [160], placeholder: 'data:,' });
  const folder = join(media.key.slice(0, 2), media.key);
  expect((await files()).toSorted()).toEqual([join(folder, '160.avif'), join(folder, '160.webp')]);
});

test('no file stays behind when the row can’t be written', async () => {
  const before = await files();
  await expect(keep(randomUUID())).rejects.toThrow();
  expect(await files()).toEqual(before);
});
