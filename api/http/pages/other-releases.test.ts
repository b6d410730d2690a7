import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPersistedDocuments } from './build';
import { filesOfOtherReleases, OtherReleases, StoredDocuments } from './other-releases';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'carte-releases-'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** An installed release, as far as others ask for it. */
function install(version: string, hash: string): string {
  const directory = join(place, 'releases', version);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  };
  write('build/client/assets/page-1a2b.js', `// ${version}`);
  write(`build/client/assets/only-${hash}.js`, `// only in ${version}`);
  write('build/client/robots.txt', 'not an asset');
  write('web/gql/persisted-documents.json', JSON.stringify({ [hash]: `query Of_${hash} { session { id } }` }));
  return directory;
}

const textOf = async (app: Hono, path: string) => {
  const response = await app.request(path);
  return response.status === 200 ? response.text() : response.status;
};

test('files of the release before and of the one to come are served, and nothing else of them', async () => {
  install('1.0.0', 'old');
  const own = install('1.1.0', 'own');
  const app = new Hono().use('/assets/*', filesOfOtherReleases(new OtherReleases(own)));
  expect(await textOf(app, '/assets/only-old.js')).toBe('// only in 1.0.0');
  expect(await textOf(app, '/assets/only-new.js')).toBe(404);
  install('1.2.0', 'new');
  expect(await textOf(app, '/assets/only-new.js')).toBe('// only in 1.2.0');
  expect(await textOf(app, '/assets/..%2f..%2f..%2fweb/gql/persisted-documents.json')).toBe(404);
  expect(await textOf(app, '/assets/../robots.txt')).toBe(404);
});

test('what is still being unpacked is not looked at, and what was removed is forgotten', async () => {
  const old = install('1.0.0', 'old');
  const own = install('1.1.0', 'own');
  cpSync(old, join(place, 'releases', '.1.2.0'), { recursive: true });
  const others = new OtherReleases(own);
  expect(others.directories).toEqual([old]);
  rmSync(old, { recursive: true });
  // The file system's clock may be coarser than this test is fast.
  utimesSync(join(place, 'releases'), new Date(), new Date(Date.now() + 5_000));
  expect(others.directories).toEqual([]);
});

test('stored documents of the releases beside it are known, also of one that comes later, and are as exempt as its own', () => {
  install('1.0.0', 'old');
  const own = install('1.1.0', 'own');
  const documents = new StoredDocuments(readPersistedDocuments(own), new OtherReleases(own));
  expect(documents.get('own')).toContain('Of_own');
  expect(documents.get('old')).toContain('Of_old');
  expect(documents.texts.has(documents.get('old') ?? '')).toBe(true);
  expect(documents.get('new')).toBeNull();
  install('1.2.0', 'new');
  utimesSync(join(place, 'releases'), new Date(), new Date(Date.now() + 5_000));
  expect(documents.get('new')).toContain('Of_new');
});

test('a clone has no releases beside it', () => {
  const clone = mkdtempSync(join(place, 'carte-'));
  expect(new OtherReleases(clone).directories).toEqual([]);
  expect(new StoredDocuments(new Map(), new OtherReleases(clone)).get('any')).toBeNull();
});
