import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { projectRoot } from '../kernel/project-root';
import { createMediaKey } from '../media/storage/media-key';
import { localPhotosOf } from '../media/storage/photo-storage-of';
import { startTestBucket, type TestBucket } from '../media/storage/testing-bucket';
import { makeBackup } from './make-backup.command';
import { restoreBackup } from './restore-backup.command';
import { withPhotos } from './with-photos';

let origin: TestDatabase;
let copy: TestDatabase;
let bucket: TestBucket;
let place: string;
beforeAll(async () => {
  [origin, copy, bucket] = [await createTestDatabase(), await createTestDatabase(), await startTestBucket()];
  place = await mkdtemp(join(tmpdir(), 'carte-photos-'));
  await shop(origin.db).dish('Soup', 550).open();
});
afterAll(async () => {
  await Promise.all([origin.drop(), copy.drop(), bucket.close()]);
  await rm(place, { recursive: true });
});

test('photos that an operator moved into a bucket are in a backup, and on the disk of the place that it makes', async () => {
  const dataDirectory = join(place, 'shop');
  const key = createMediaKey();
  await localPhotosOf({ dataDirectory }).write(key, [{ format: 'webp', width: 160, bytes: Buffer.from('a photo') }]);
  const { url, accessKeyId, secretAccessKey } = bucket.address;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'api/commands/move-photos.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      DATABASE_URL: origin.url,
      DATA_DIR: dataDirectory,
      MEDIA_BUCKET: url,
      MEDIA_BUCKET_KEY: accessKeyId,
      MEDIA_BUCKET_SECRET: secretAccessKey,
    },
  });
  expect(stdout).toContain('1 photos were copied into the bucket; 0 were there already.');
  expect(bucket.files.get(`${key}/160.webp`)?.toString()).toBe('a photo');
  await rm(join(dataDirectory, 'media'), { recursive: true });

  const file = join(place, 'carte.tar.gz');
  const settings = {
    dataDirectory,
    mediaBucket: url,
    mediaBucketRegion: null,
    mediaBucketKey: accessKeyId,
    mediaBucketSecret: secretAccessKey,
  };
  await withPhotos(settings, file, (photos) =>
    makeBackup({ databaseUrl: origin.url, secretKeys: [Buffer.alloc(32, 7)], ...photos }, file),
  );
  expect(await readdir(place)).toEqual(['carte.tar.gz', 'shop']);
  const restored = { databaseUrl: copy.url, dataDirectory: join(place, 'copy'), keepsSecretKey: true };
  await mkdir(restored.dataDirectory);
  await restoreBackup(file, restored);
  const photo = await localPhotosOf(restored).open(key, 160, 'webp');
  expect(await new Response(photo?.body).text()).toBe('a photo');
});
