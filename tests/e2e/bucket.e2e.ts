import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestBucket } from '../../api/media/storage/testing-bucket';
import { makeDataDirectory, startCarte } from './carte-server';
import { expect, test } from './fixtures';

/** A command of an operator, as npm runs it. */
async function operate(command: string, environment: Readonly<Record<string, string>>, ...words: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/command.mjs', command, ...words], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  return stdout;
}

test('photos lie in a bucket: they are shown, backed up, brought to a disk and moved into a bucket again', async () => {
  const bucket = await startTestBucket();
  const [shop, other] = [await makeDataDirectory(), await makeDataDirectory()];
  const inBucket = {
    MEDIA_BUCKET: bucket.address.url,
    MEDIA_BUCKET_KEY: bucket.address.accessKeyId,
    MEDIA_BUCKET_SECRET: bucket.address.secretAccessKey,
  };
  try {
    const server = await startCarte({ demo: true, dataDirectory: shop.path, environment: inBucket });
    const photo = /\/media\/[0-9a-f]{32}\/\d+\.(?:webp|avif)/.exec(await (await fetch(`${server.url}/en`)).text())?.[0];
    const answer = await fetch(`${server.url}${photo}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bucket.files.get(photo?.replace('/media/', '') ?? ''));
    expect(await readdir(shop.path)).not.toContain('media');

    const file = join(other.path, 'carte.tar.gz');
    await operate('backup', { DATA_DIR: shop.path, ...inBucket }, file);
    await server.stop();
    const copy = { DATA_DIR: join(other.path, 'copy') };
    await operate('restore', copy, file);
    const photos = new Set([...bucket.files.keys()].map((name) => name.split('/')[0])).size;
    expect(await operate('move-photos', { ...copy, ...inBucket })).toContain(
      `0 photos were copied into the bucket; ${photos}`,
    );

    const moved = { ...copy, ...inBucket, MEDIA_BUCKET: `${bucket.address.url}/moved` };
    expect(await operate('move-photos', moved)).toContain(`${photos} photos were copied into the bucket; 0`);
    expect(bucket.files.get(photo?.replace('/media', 'moved') ?? '')).toEqual(bucket.files.get(photo?.slice(7) ?? ''));
  } finally {
    await bucket.close();
    await shop.remove();
    await other.remove();
  }
});
