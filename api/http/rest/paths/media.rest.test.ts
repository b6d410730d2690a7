import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoUrl } from '../../../media/photo-url';
import { createMediaKey } from '../../../media/storage/media-key';
import { createLocalPhotoStorage } from '../../../media/storage/photo-storage';
import { mediaRoutes } from './media.rest';

const BYTES = Buffer.from('RIFF….WEBP');
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function stored() {
  const storage = createLocalPhotoStorage(join(directory, 'media'));
  const key = createMediaKey();
  await storage.write(key, [{ format: 'webp', width: 160, bytes: BYTES }]);
  return { storage, key, app: new Hono().route('/media', mediaRoutes(storage)) };
}

describe('a stored photo', () => {
  test('is served to be kept for ever', async () => {
    const { key, app } = await stored();
    const answer = await app.request(photoUrl(key, 160));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(BYTES.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
  });

  test('is served as AVIF where there is one', async () => {
    const storage = createLocalPhotoStorage(join(directory, 'media'));
    const key = createMediaKey();
    await storage.write(key, [{ format: 'avif', width: 160, bytes: BYTES }]);
    const app = new Hono().route('/media', mediaRoutes(storage));
    const answer = await app.request(photoUrl(key, 160, 'avif'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect((await app.request(photoUrl(key, 160))).status).toBe(404);
  });

  test('answers HEAD without a body', async () => {
    const { key, app } = await stored();
    const answer = await app.request(photoUrl(key, 160), { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('is gone after it was removed, which may happen twice', async () => {
    const { storage, key, app } = await stored();
    await storage.remove(key);
    await storage.remove(key);
    expect((await app.request(photoUrl(key, 160))).status).toBe(404);
  });

  test('leaves nothing unfinished beside it', async () => {
    await stored();
    expect((await readdir(join(directory, 'media'))).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });
});

test('nothing else can be read, however the path is written', async () => {
  const { storage, key, app } = await stored();
  await writeFile(join(directory, 'secret.webp'), 'secret');
  const unknown = createMediaKey();
  const paths = [
    `/media/${key}/161.webp`,
    `/media/${key}/160.png`,
    `/media/${key}/0160.webp`,
    `/media/${key}/160.webp%00`,
    `/media/${key}/`,
    `/media/${key.toUpperCase()}x/160.webp`,
    `/media/${unknown}/160.webp`,
    '/media/../secret.webp',
    '/media/..%2f/secret.webp',
    '/media/%2e%2e/secret.webp',
    `/media/${key}/..%2f..%2f..%2fsecret.webp`,
    `/media/..%2f..%2fsecret/160.webp`,
  ];
  for (const path of paths) expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  await expect(storage.write('../evil', [])).rejects.toThrow(RangeError);
});
