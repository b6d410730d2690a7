import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRun } from '../../backup/backup-run.store';
import { shop } from '../../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../../db/testing';
import type { Finding } from './finding';
import { lookAtMachine } from './look-at-machine';
import { aboutCertificate, lookAtNetwork } from './look-at-network';
import { lookAtShop } from './look-at-shop.store';

const NOW = new Date('2026-11-23T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let dataDirectory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDirectory = mkdtempSync(join(tmpdir(), 'carte-doctor-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDirectory, { recursive: true });
});

const of = (part: Finding['part'], findings: readonly Finding[]) => findings.filter((finding) => finding.part === part);

/** A port that takes connections and says nothing. @returns it, and how it is closed. */
async function openPort() {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('a name that leads nowhere, a closed port and a port without a certificate each have their next step', async () => {
  expect(await lookAtNetwork('https://shop.invalid', NOW)).toEqual([
    { part: 'dns', state: 'failing', sentence: expect.stringContaining('add an A record') },
  ]);
  const { port, close } = await openPort();
  const open = await lookAtNetwork(`https://127.0.0.1:${port}`, NOW);
  expect(open.map(({ part, state }) => [part, state])).toEqual([
    ['dns', 'ok'],
    ['ports', 'ok'],
    ['tls', 'failing'],
  ]);
  close();
  const closed = await lookAtNetwork(`https://localhost:${port}`, NOW);
  expect(closed).toMatchObject([
    { part: 'dns', state: 'ok' },
    { part: 'ports', state: 'failing', sentence: expect.stringContaining('systemctl restart caddy') },
  ]);
});

test.each([
  ['is refused by browsers', { trouble: 'SELF_SIGNED', until: new Date(NOW.getTime() + 90 * DAY_MS) }, 'failing'],
  ['has ended', { trouble: null, until: new Date(NOW.getTime() - 1) }, 'failing'],
  ['was not renewed', { trouble: null, until: new Date(NOW.getTime() + 13 * DAY_MS) }, 'attention'],
  ['is fine', { trouble: null, until: new Date(NOW.getTime() + 60 * DAY_MS) }, 'ok'],
] as const)('a certificate that %s', (_what, certificate, state) => {
  expect(aboutCertificate('shop.example', certificate, NOW).state).toBe(state);
});

test('a server that does not run is found, and clock, disk and memory are looked at', async () => {
  const { port, close } = await openPort();
  close();
  const findings = await lookAtMachine({ port, dataDirectory });
  expect(findings.map(({ part }) => part)).toEqual(['server', 'clock', 'disk', 'memory']);
  expect(findings[0]).toMatchObject({ state: 'failing', sentence: expect.stringContaining('journalctl -u carte') });
});

test('the state that staff see is reported with where to go', async () => {
  const { db } = database;
  const look = () => lookAtShop(db, { dataDirectory, scheduledBackups: true }, NOW);
  expect(await look()).toMatchObject([{ part: 'database', state: 'attention' }]);

  const { channel } = await shop(db).dish('Soup', 900).open();
  await db.channel.update({ where: { id: channel.id }, data: { sendingHeldSince: NOW } });
  const startedAt = new Date(NOW.getTime() - 3 * DAY_MS);
  await writeRun(db, { kind: 'SCHEDULED', startedAt, finishedAt: startedAt, made: { name: 'a', bytes: 1, rows: 1 } });
  expect(await look()).toMatchObject([
    { part: 'sending', state: 'attention', sentence: expect.stringContaining('Release it') },
    { part: 'backup', state: 'failing', sentence: expect.stringContaining('2026-11-20') },
  ]);
  expect(of('backup', await lookAtShop(db, { dataDirectory, scheduledBackups: false }, NOW))).toMatchObject([
    { state: 'ok', sentence: expect.stringContaining('SCHEDULED_BACKUPS') },
  ]);
});
