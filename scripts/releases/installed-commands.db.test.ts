import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '../../api/backup/make-backup.command';
import { shop } from '../../api/checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../api/db/testing';
import { projectRoot } from '../../api/kernel/project-root';
import { sourceOf } from '../preparation/entry-points.mjs';

const SETTINGS = '/etc/carte/environment';
const HOST = 'live.example';
/** Each command starts a Node, and one a PostgreSQL. */
const LIMIT_MS = 240_000;

let live: TestDatabase;
let place: string;
let settings: string;
let file: string;

beforeAll(async () => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'carte-installed-')));
  settings = join(place, 'environment');
  file = join(place, 'carte.tar.gz');
  install();
  live = await createTestDatabase();
  const { channel } = await shop(live.db).dish('Soup', 900).open();
  await live.db.channel.update({ where: { id: channel.id }, data: { hosts: [HOST] } });
  await makeBackup({ databaseUrl: live.url, mediaDirectory: null, secretKeys: [Buffer.alloc(32, 7)] }, file);
});
afterAll(async () => {
  await live.drop();
  rmSync(place, { recursive: true });
});

/** As a package lays it out, with a settings file of its own and commands that run from the sources. */
function install(): void {
  const release = join(place, 'opt/releases/1.0.0');
  for (const path of ['bin', 'scripts', 'package.json'])
    cpSync(join(projectRoot, path), join(release, path), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(release, 'node_modules'));
  mkdirSync(join(release, 'build/api'), { recursive: true });
  writeFileSync(join(release, 'build/release.json'), JSON.stringify({ version: '1.0.0', commit: null }));
  for (const command of ['backup', 'restore', 'doctor']) {
    const source = JSON.stringify(join(projectRoot, sourceOf(command)));
    writeFileSync(
      join(release, `build/api/${command}.js`),
      `import { register } from 'tsx/esm/api';\nregister();\nawait import(${source});\n`,
    );
  }
  const reader = join(release, 'scripts/releases/service-settings.mjs');
  writeFileSync(reader, readFileSync(reader, 'utf8').replace(SETTINGS, settings));
  symlinkSync('releases/1.0.0', join(place, 'opt/current'));
}

async function carte(words: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(join(place, 'opt/current/bin/carte'), words, {
    cwd: place,
    env: { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [status] = await once(child, 'close');
  return { status, said: said.trim() };
}

/** What the service runs with. */
function set(values: Record<string, string>): void {
  writeFileSync(
    settings,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
}

test('what the caller sets wins over the settings file: a restore goes to the place that the caller names', {
  timeout: LIMIT_MS,
}, async () => {
  const [present, copy] = [join(place, 'present'), join(place, 'a new place')];
  set({ DATA_DIR: present });
  const restored = await carte(['restore', file], { DATA_DIR: copy });
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining(`into ${copy} with the database in it`) });
  expect([existsSync(join(copy, 'postgres')), existsSync(present)]).toEqual([true, false]);
});

test('a restore into the place of a shop is refused, and names the shop', { timeout: LIMIT_MS }, async () => {
  const dataDirectory = join(place, 'live & well');
  set({ DATA_DIR: dataDirectory, DATABASE_URL: live.url });
  const refused = await carte(['restore', file]);
  expect(refused).toMatchObject({
    status: 1,
    said: expect.stringContaining(`into ${dataDirectory} and the database `),
  });
  expect(refused.said).toMatch(new RegExp(`There is a shop in this database, .+ \\(${HOST}\\): set DATA_DIR`));
  expect(await live.db.channel.count()).toBe(1);
  // The key there belongs to the shop of the database beside it.
  const own = join(place, 'with a database');
  mkdirSync(join(own, 'postgres'), { recursive: true });
  const beside = await carte(['restore', file], { DATA_DIR: own, DATABASE_URL: live.url });
  expect(beside).toMatchObject({ status: 1, said: expect.stringContaining(`a database of its own in ${own}`) });
});

test('a backup says which shop it saves, run by a timer too, and none is made of a place without a shop', {
  timeout: LIMIT_MS,
}, async () => {
  set({ DATA_DIR: join(place, 'live & well'), DATABASE_URL: live.url });
  const saved = await carte(['backup', join(place, 'by-timer.tar.gz')], { INVOCATION_ID: 'of cron.service' });
  expect(saved.said).toMatch(new RegExp(`^Saving .+ \\(${HOST}\\), of ${place}/live & well and the database `));
  expect(saved.status).toBe(0);
  const empty = await createTestDatabase();
  const [started, none] = [join(place, 'started'), join(place, 'none.tar.gz')];
  const refused = await carte(['backup', none], { DATA_DIR: started, DATABASE_URL: empty.url });
  await empty.drop();
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining(`There is no shop in ${started}`) });
  expect(existsSync(none)).toBe(false);
});

test('a place that is named half by the caller and half by the settings file is refused', {
  timeout: LIMIT_MS,
}, async () => {
  set({ DATA_DIR: join(place, 'live & well'), DATABASE_URL: live.url });
  for (const [name, value, other] of [
    ['DATA_DIR', join(place, 'half'), 'DATABASE_URL'],
    ['DATABASE_URL', live.url, 'DATA_DIR'],
  ] as const) {
    const refused = await carte(['backup', join(place, 'half.tar.gz')], { [name]: value });
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining(`${name} is set here, and ${other} in`) });
  }
});

test('the doctor goes through all parts where the server does not run, for programs too, and ends with 1', {
  timeout: LIMIT_MS,
}, async () => {
  set({ DATA_DIR: place, DATABASE_URL: live.url, PORT: '9', PUBLIC_URL: 'https://shop.invalid' });
  const examined = await carte(['doctor']);
  expect(examined.status).toBe(1);
  for (const part of ['server: Nothing', 'dns: shop.invalid leads nowhere'])
    expect(examined.said).toContain(`✗ ${part}`);
  expect(examined.said).toContain('✓ database: The database is up to date');
  set({ DATA_DIR: place, DATABASE_URL: 'postgresql://carte@127.0.0.1:9/carte' });
  const findings: unknown = JSON.parse((await carte(['doctor', '--json'])).said);
  expect(findings).toContainEqual({
    part: 'database',
    state: 'failing',
    sentence: expect.stringContaining('ECONNREFUSED'),
  });
});
