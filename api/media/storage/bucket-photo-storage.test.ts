import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BucketFailed, createBucket } from './bucket';
import { createBucketPhotoStorage } from './bucket-photo-storage';
import { copyPhotos } from './copy-photos';
import { createMediaKey } from './media-key';
import type { Rendition } from './photo';
import { createLocalPhotoStorage, type PhotoStorage } from './photo-storage';
import { startTestBucket, type TestBucket } from './testing-bucket';

const RENDITIONS: readonly Rendition[] = [160, 320, 640, 960].flatMap((width) => [
  { format: 'webp', width, bytes: Buffer.from(`webp of ${width}`) },
  { format: 'avif', width, bytes: Buffer.from(`avif of ${width}`) },
]);

let server: TestBucket;
let directory: string;
beforeAll(async () => {
  server = await startTestBucket();
  directory = await mkdtemp(join(tmpdir(), 'bucket-'));
});
afterEach(() => server.fail(null));
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const storageAt = (change: Partial<TestBucket['address']> = {}) =>
  createBucketPhotoStorage(createBucket({ ...server.address, ...change }));

async function read(storage: PhotoStorage, key: string, width: number): Promise<string | null> {
  const file = await storage.open(key, width, 'webp');
  return file && new Response(file.body).text();
}

async function countFiles(storage: PhotoStorage): Promise<number> {
  let count = 0;
  for await (const _ of storage.list()) count += 1;
  return count;
}

describe('photos in a bucket', () => {
  test('are read as they were written, and are gone when they are removed, however many pages list them', async () => {
    const storage = storageAt();
    const [kept, gone] = [createMediaKey(), createMediaKey()];
    await storage.write(kept, RENDITIONS);
    await storage.write(gone, RENDITIONS);
    expect(await read(storage, kept, 640)).toBe('webp of 640');
    expect((await storage.open(kept, 160, 'avif'))?.size).toBe('avif of 160'.length);
    expect(await read(storage, kept, 161)).toBeNull();
    expect(await read(storage, '../photos', 160)).toBeNull();
    await storage.remove(gone);
    expect(await read(storage, gone, 640)).toBeNull();
    expect(await countFiles(storage)).toBe(RENDITIONS.length);
    await storage.remove(kept);
    expect(server.files.size).toBe(0);
  });

  test('may lie in a folder, which nothing outside of it is touched from', async () => {
    const [inFolder, beside] = [storageAt({ url: `${server.address.url}/shop/one` }), storageAt()];
    const key = createMediaKey();
    await beside.write(key, RENDITIONS.slice(0, 1));
    await inFolder.write(key, RENDITIONS);
    expect([...server.files.keys()]).toContain(`shop/one/${key}/640.webp`);
    expect(await countFiles(inFolder)).toBe(RENDITIONS.length);
    await inFolder.remove(key);
    expect([...server.files.keys()]).toEqual([`${key}/160.webp`]);
    await beside.remove(key);
  });

  test('are neither read nor written with another secret, and the failure names no secret', async () => {
    const stranger = storageAt({ secretAccessKey: 'another secret' });
    const refused = stranger.write(createMediaKey(), RENDITIONS);
    await expect(refused).rejects.toThrow(BucketFailed);
    await expect(refused).rejects.toThrow(/answers 403 SignatureDoesNotMatch$/);
    await expect(stranger.open(createMediaKey(), 160, 'webp')).rejects.toThrow(BucketFailed);
    expect(server.files.size).toBe(0);
  });

  test('a storage that fails, is away or has no such bucket is said so', async () => {
    server.fail(500);
    await expect(storageAt().open(createMediaKey(), 160, 'webp')).rejects.toThrow(/answers 500/);
    server.fail(null);
    const other = storageAt({ url: server.address.url.replace(/photos$/, 'nothing') });
    await expect(other.write(createMediaKey(), RENDITIONS)).rejects.toThrow(/no such bucket/);
    const away = storageAt({ url: 'http://127.0.0.1:1/photos' });
    await expect(away.open(createMediaKey(), 160, 'webp')).rejects.toThrow(/does not answer/);
  });
});

test('photos move from the disk to a bucket and back; what is there already stays, and half a photo is made whole', async () => {
  const [disk, bucket] = [createLocalPhotoStorage(join(directory, 'media')), storageAt()];
  const keys = [createMediaKey(), createMediaKey(), createMediaKey()];
  for (const key of keys) await disk.write(key, RENDITIONS);
  await bucket.write(keys[0] ?? '', RENDITIONS);
  await bucket.write(keys[1] ?? '', RENDITIONS.slice(0, 1));
  expect(await copyPhotos(disk, bucket)).toEqual({ photos: 2, known: 1 });
  expect(await copyPhotos(disk, bucket)).toEqual({ photos: 0, known: 3 });
  for (const key of keys) expect(await read(bucket, key, 960)).toBe('webp of 960');
  const again = createLocalPhotoStorage(join(directory, 'again'));
  expect(await countFiles(again)).toBe(0);
  expect(await copyPhotos(bucket, again)).toEqual({ photos: 3, known: 0 });
  expect(await countFiles(again)).toBe(3 * RENDITIONS.length);
});
