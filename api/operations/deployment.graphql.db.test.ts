import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../access/caller';
import { writeRun } from '../backup/backup-run.store';
import { shop, type World } from '../checkout/testing-world';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import { createTestStaff, execute, testContext } from '../graphql/testing';

const READ = `{ deployment {
  version mayChangeBackups backupPlace isBackupUnderWay nextBackupAt
  parts { name state }
  backupSchedule { version isOn hour intervalHours keepCount keepDays }
  backups { kind name bytes failure }
} }`;
const UPDATE = `mutation ($input: UpdateBackupScheduleInput!) { updateBackupSchedule(input: $input) {
  __typename ... on Error { code } ... on BackupSchedule { version hour intervalHours } ... on InvalidInput { fields { path } } ... on Refusal { code }
} }`;
const NOW = 'mutation { backUpNow { __typename ... on Error { code } ... on Refusal { code } } }';

const input = (change: object = {}) => ({
  version: 1,
  isOn: true,
  hour: 2,
  intervalHours: 12,
  keepCount: 7,
  keepDays: 20,
  ...change,
});

let database: TestDatabase;
let first: World;
let second: World;
const staff: Partial<Record<'admin' | 'manager' | 'other', Actor>> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  first = await shop(database.db).dish('Cola', 300).receiver('Kitchen').open();
  second = await shop(database.db).dish('Tea', 200).open();
  staff.admin = await createTestStaff(database.db, first.channel.id, 'ADMIN');
  staff.manager = await createTestStaff(database.db, first.channel.id, 'MANAGER');
  staff.other = await createTestStaff(database.db, second.channel.id, 'ADMIN');
});
afterAll(() => database.drop());

async function ask(who: 'admin' | 'manager' | 'other', document: string, variables: Record<string, unknown> = {}) {
  const { channel } = who === 'other' ? second : first;
  return execute(testContext(database.db, channel, { actor: staff[who] }), document, variables);
}

test('an administrator of the first shop sees the state, and sets when backups are made; the audit log tells', async () => {
  const before = await ask('admin', READ);
  expect(before.data?.deployment).toMatchObject({
    version: '0.0.0',
    mayChangeBackups: true,
    backupPlace: '/backup',
    isBackupUnderWay: false,
    backups: [],
    backupSchedule: { version: 1, isOn: true, hour: 4, intervalHours: 24, keepCount: 14, keepDays: 30 },
  });
  const changed = await ask('admin', UPDATE, { input: input() });
  expect(changed.data?.updateBackupSchedule).toEqual({
    __typename: 'BackupSchedule',
    version: 2,
    hour: 2,
    intervalHours: 12,
  });
  expect((await ask('admin', UPDATE, { input: input() })).data?.updateBackupSchedule).toEqual({
    __typename: 'Refusal',
    code: 'CONFLICT',
  });
  const wrong = await ask('admin', UPDATE, { input: input({ version: 2, hour: 24, intervalHours: 5 }) });
  expect(wrong.data?.updateBackupSchedule).toMatchObject({
    fields: [{ path: ['input', 'hour'] }, { path: ['input', 'intervalHours'] }],
  });
  expect((await ask('admin', NOW)).errors).toBeUndefined();
  expect((await ask('admin', READ)).data?.deployment).toMatchObject({ isBackupUnderWay: true });
  const at = new Date(Date.now() + 1_000);
  const made = { name: 'carte-20261123T040000Z.tar.gz', bytes: 5_000_000_000, rows: 9 };
  await writeRun(database.db, { kind: 'ASKED_FOR', startedAt: at, finishedAt: at, made });
  expect((await ask('admin', READ)).data?.deployment).toMatchObject({
    isBackupUnderWay: false,
    backups: [{ kind: 'ASKED_FOR', bytes: 5_000_000_000, failure: null }],
  });
  const audit = await database.db.auditEntry.findMany({ orderBy: { createdAt: 'asc' } });
  expect(audit.map(({ action }) => action)).toEqual(['updateBackupSchedule', 'backUpNow']);
});

test('an administrator of another shop sees the state, not the place, and decides on nothing', async () => {
  expect((await ask('other', READ)).data?.deployment).toMatchObject({ mayChangeBackups: false, backupPlace: null });
  for (const [document, variables] of [
    [UPDATE, { input: input({ version: 2 }) }],
    [NOW, {}],
  ] as const) {
    const { data } = await ask('other', document, variables);
    expect(Object.values(data ?? {})).toEqual([{ __typename: 'Refusal', code: 'FORBIDDEN' }]);
  }
});

test('an administrator of a shop on another clock reads the moment that the first shop’s clock decides', async () => {
  const elsewhere = { where: { id: second.channel.id }, data: { timeZone: 'Asia/Kathmandu' } };
  const channel = await database.db.channel.update(elsewhere);
  const own = await ask('admin', READ);
  const other = await execute(testContext(database.db, channel, { actor: staff.other }), READ, {});
  const nextBackupAt = own.data?.deployment;
  expect(nextBackupAt).toMatchObject({ nextBackupAt: expect.anything() });
  expect(other.data?.deployment).toMatchObject({ nextBackupAt: Object(nextBackupAt).nextBackupAt });
});

test('who manages the shop sees none of it', async () => {
  expect((await ask('manager', READ)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

test('sending that staff have yet to release needs a look, in their shop alone', async () => {
  const where = { id: first.channel.id };
  await database.db.channel.update({ where, data: { sendingHeldSince: new Date(), sendingHeldReason: 'SAFE_START' } });
  const held = { name: 'WORKER', state: 'ATTENTION' };
  const partsOf = async (who: 'admin' | 'other') => (await ask(who, READ)).data?.deployment;
  expect(await partsOf('admin')).toMatchObject({ parts: expect.arrayContaining([held]) });
  expect(await partsOf('other')).not.toMatchObject({ parts: expect.arrayContaining([held]) });
  await database.db.channel.update({ where, data: { sendingHeldSince: null, sendingHeldReason: null } });
});
