import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { createTestChannel } from '../graphql/testing';
import { createMediaKey } from '../media/storage/media-key';
import { createLocalPhotoStorage } from '../media/storage/photo-storage';
import { pictureDirectory } from '../media/storage/picture-files';
import { forgetExpired } from './retention';

const now = new Date('2026-11-20T12:00:00.000Z');
const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'carte-retention-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('a part that fails is logged, and the parts after it still forget', async () => {
  const { db } = database;
  const { id: channelId } = await createTestChannel(db);
  await db.media.create({
    data: {
      channelId,
      key: createMediaKey(),
      width: 100,
      height: 100,
      widths: [100],
      placeholder: '',
      unusedSince: LONG_AGO,
    },
  });
  await db.searchCount.create({ data: { channelId, day: LONG_AGO, locale: 'en', text: 'soup', count: 1 } });
  const photos = { ...createLocalPhotoStorage(directory), remove: () => Promise.reject(new Error('the disk is gone')) };
  const troubles: unknown[] = [];
  await forgetExpired({ db, photos, pictureFiles: pictureDirectory(directory), now: () => now }, [], (error) =>
    troubles.push(error),
  );
  expect(troubles).toEqual([expect.objectContaining({ message: 'the disk is gone' })]);
  expect(await db.media.count()).toBe(1);
  expect(await db.searchCount.count()).toBe(0);
});
