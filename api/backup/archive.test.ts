import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { create, Header } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type UnpackLimits, unpack } from './archive';

let place: string;
let file: string;
let folder: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'carte-archive-'));
  file = join(place, 'backup.tar.gz');
  folder = join(place, 'a', 'b', 'unpacked');
});
afterEach(() => rmSync(place, { recursive: true }));

interface Entry {
  readonly path: string;
  readonly type?: 'File' | 'Directory' | 'SymbolicLink' | 'Link' | 'CharacterDevice' | 'FIFO' | 'NextFileHasLongPath';
  readonly linkpath?: string;
  readonly body?: string | Buffer;
}

const BLOCK = 512;

/** An archive as no packer would write it. */
function write(entries: readonly Entry[]): void {
  const blocks = entries.flatMap(({ path, type = 'File', linkpath, body = '' }) => {
    const bytes = Buffer.from(body);
    const header = Buffer.alloc(BLOCK);
    new Header({ path, type, ...(linkpath && { linkpath }), size: bytes.length, mode: 0o777 }).encode(header, 0);
    return [header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  writeFileSync(file, gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])));
}

/** All that lies below the place, without the archive. */
const written = () =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== 'backup.tar.gz')
    .sort();
const EMPTY = ['a', 'a/b', 'a/b/unpacked'];

test('the parts of a backup are unpacked', async () => {
  const source = join(place, 'source');
  mkdirSync(join(source, 'media', 'ab', 'abcd'), { recursive: true });
  writeFileSync(join(source, 'media', 'ab', 'abcd', '320.webp'), 'a photo');
  writeFileSync(join(source, 'manifest.json'), '{}');
  await create({ file, cwd: source, gzip: true }, ['manifest.json', 'media']);
  await unpack(file, folder);
  expect(existsSync(join(folder, 'media', 'ab', 'abcd', '320.webp'))).toBe(true);
});

test.each<[string, Entry]>([
  ['a path that leaves the folder', { path: '../../escaped', body: 'x' }],
  ['one that leaves it from a part', { path: 'media/../../../escaped', body: 'x' }],
  ['an absolute path', { path: '/tmp/carte-escaped', body: 'x' }],
  ['a Windows path', { path: 'media/..\\..\\escaped', body: 'x' }],
  ['a symbolic link', { path: 'media/link', type: 'SymbolicLink', linkpath: '/etc' }],
  ['a hard link', { path: 'media/link', type: 'Link', linkpath: '/etc/passwd' }],
  ['a device', { path: 'media/device', type: 'CharacterDevice' }],
  ['a pipe', { path: 'media/pipe', type: 'FIFO' }],
  ['a file that no backup has', { path: 'node_modules/x.js', body: 'x' }],
  ['a folder in the database’s', { path: 'database/x/y.copy', body: 'x' }],
])('%s is refused in words, and nothing of it or after it is written', async (_what, entry) => {
  write([entry, { path: 'manifest.json', body: '{}' }]);
  await expect(unpack(file, folder)).rejects.toThrow(/is refused: it holds what no backup holds|no backup of Carte/);
  expect(written()).toEqual(EMPTY);
  expect(existsSync('/tmp/carte-escaped')).toBe(false);
});

test('an existing symbolic link is not followed', async () => {
  mkdirSync(join(place, 'outside'));
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(place, 'outside'), join(folder, 'media'));
  write([{ path: 'media/ab/file.webp', body: 'x' }]);
  await unpack(file, folder).catch(() => undefined);
  expect(readdirSync(join(place, 'outside'))).toEqual([]);
});

test.each<[string, Partial<UnpackLimits>, Entry[], string]>([
  [
    'too many files',
    { entries: 2 },
    ['a', 'b', 'c'].map((name) => ({ path: `media/${name}`, body: 'x' })),
    'more than 2 files',
  ],
  [
    'more than fits',
    { bytes: 1_000 },
    [{ path: 'database/Product.copy', body: 'x'.repeat(1_001) }],
    'more than the 1000 bytes that there is room for',
  ],
])('%s are refused before they are written', async (_what, limits, entries, words) => {
  write(entries);
  await expect(unpack(file, folder, limits)).rejects.toThrow(words);
  expect(written()).not.toContain('a/b/unpacked/database/Product.copy');
  expect(written()).not.toContain('a/b/unpacked/media/c');
});

test('a bomb is refused by how much it swells', async () => {
  write([{ path: 'database/Product.copy', body: Buffer.alloc(40 * 1024 * 1024) }]);
  await expect(unpack(file, folder)).rejects.toThrow('is no backup of Carte');
});

test('a header that never ends is refused', async () => {
  write([
    { path: '././@LongLink', type: 'NextFileHasLongPath', body: `media/${'x'.repeat(200_000)}` },
    { path: 'media/x', body: 'x' },
  ]);
  await expect(unpack(file, folder)).rejects.toThrow(/is no backup of Carte|is refused/);
  expect(written()).toEqual(EMPTY);
});
