import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop, type World } from '../../../checkout/testing-world';
import { createLocalPhotoStorage } from '../../../media/storage/photo-storage';
import { startTestServer, type TestServer } from '../../server/testing-server';

const KEY = 'a'.repeat(32);
const directory = mkdtempSync(join(tmpdir(), 'carte-icons-'));
const photos = createLocalPhotoStorage(directory);

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ services: { photos } });
  world = await shop(server.database.db, { name: { en: 'Bella', ru: 'Белла' }, accentColor: '#1d4ed8' })
    .dish('Soup', 550)
    .open();
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

async function readManifest(path: string): Promise<Manifest> {
  const response = await fetch(`${server.url}${path}`);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  return response.json();
}

async function readIcon(path: string) {
  const response = await fetch(`${server.url}${path}`);
  return { response, png: Buffer.from(await response.arrayBuffer()) };
}

const cornerOf = async (png: Buffer) => [
  ...(await sharp(png).removeAlpha().extract({ left: 90, top: 2, width: 1, height: 1 }).raw().toBuffer()),
];

test('the manifest speaks the language of its path', async () => {
  expect(await readManifest('/ru/manifest.webmanifest')).toMatchObject({ name: 'Белла', start_url: '/ru', lang: 'ru' });
  expect(await readManifest('/en/manifest.webmanifest')).toMatchObject({ name: 'Bella', start_url: '/en', lang: 'en' });
});

test('every icon that it names is there, as large as it says, and kept for good', async () => {
  const { icons } = await readManifest('/en/manifest.webmanifest');
  for (const { src, sizes } of icons) {
    const { response, png } = await readIcon(src);
    expect(response.headers.get('cache-control'), src).toContain('immutable');
    const { width, height, format } = await sharp(png).metadata();
    expect({ size: `${width}x${height}`, format }, src).toEqual({ size: sizes, format: 'png' });
  }
});

test('a new logo shows under a new address, and the old address does not last', async () => {
  const { icons: before } = await readManifest('/en/manifest.webmanifest');
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0a7d3c' } })
    .webp({ lossless: true })
    .toBuffer();
  await photos.write(KEY, [{ format: 'webp', width: 200, bytes }]);
  const { db } = server.database;
  const logo = await db.media.create({
    data: { channelId: world.channel.id, key: KEY, width: 200, height: 200, widths: [200], placeholder: '' },
  });
  await db.channel.update({ where: { id: world.channel.id }, data: { logoId: logo.id } });
  const { icons: after } = await readManifest('/en/manifest.webmanifest');
  expect(after.map(({ src }) => src)).not.toEqual(before.map(({ src }) => src));
  expect(await cornerOf((await readIcon('/app-icon/maskable-192.png')).png)).toEqual([0x0a, 0x7d, 0x3c]);
  const { response } = await readIcon(before[0]?.src ?? '');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('nothing else is drawn, whatever is asked for', async () => {
  for (const file of ['any-100000.png', 'any-192.svg', '..%2Fany-192.png']) {
    expect((await fetch(`${server.url}/app-icon/${file}`)).status, file).toBe(404);
  }
});
