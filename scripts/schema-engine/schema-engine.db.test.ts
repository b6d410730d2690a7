import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withDatabase } from '../../api/db/connection';
import { projectRoot } from '../../api/kernel/project-root';

const SCHEMA = `
datasource db {
  provider = "postgresql"
}
model Menu {
  id     Int    @id
  dishes Dish[]
}
model Dish {
  id     Int  @id
  menuId Int
  menu   Menu @relation(fields: [menuId], references: [id])
}
`;
const INIT = `
CREATE TABLE "Menu" ("id" INTEGER NOT NULL, CONSTRAINT "Menu_pkey" PRIMARY KEY ("id"));
DO $$ BEGIN INSERT INTO "Menu" VALUES (1); INSERT INTO "Menu" VALUES (2); END $$;
`;
const DISHES = `
CREATE TABLE "Dish" ("id" INTEGER NOT NULL, "menuId" INTEGER NOT NULL, CONSTRAINT "Dish_pkey" PRIMARY KEY ("id"));
ALTER TABLE "Dish" ADD CONSTRAINT "Dish_menuId_fkey" FOREIGN KEY ("menuId") REFERENCES "Menu"("id")
  ON DELETE RESTRICT ON UPDATE CASCADE;
`;

let project: string;
let url: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'carte-prisma-'));
  url = withDatabase(inject('serverUrl'), `prisma_${randomUUID().replaceAll('-', '')}`);
  writeFileSync(join(project, 'schema.prisma'), SCHEMA);
  writeConfig(url);
  writeMigration('0001_init', INIT);
  writeMigration('0002_dishes', DISHES);
  cpSync(join(projectRoot, 'prisma/migrations/migration_lock.toml'), join(project, 'migrations/migration_lock.toml'));
});

afterAll(() => rmSync(project, { recursive: true }));

function writeConfig(databaseUrl: string): void {
  const config = { schema: 'schema.prisma', migrations: { path: 'migrations' }, datasource: { url: databaseUrl } };
  writeFileSync(join(project, 'prisma.config.mjs'), `export default ${JSON.stringify(config)};`);
}

function writeMigration(name: string, sql: string): void {
  mkdirSync(join(project, 'migrations', name), { recursive: true });
  writeFileSync(join(project, 'migrations', name, 'migration.sql'), sql);
}

/** Runs the Prisma CLI as `npm run prisma` does, on this test's project. */
function prisma(...command: string[]): Promise<{ code: number; said: string }> {
  const program = [join(projectRoot, 'scripts/prisma.mjs'), ...command, '--config', join(project, 'prisma.config.mjs')];
  return new Promise((resolve) => {
    execFile(process.execPath, program, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}

async function select(sql: string, on = url): Promise<unknown[]> {
  const client = new pg.Client(on);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('deploy makes the database, and three at once apply each migration once', async () => {
  const deploys = await Promise.all([1, 2, 3].map(() => prisma('migrate', 'deploy')));
  expect(deploys.map(({ code, said }) => (code === 0 ? 0 : said))).toEqual([0, 0, 0]);
  expect(await select('select count(*)::int as count from "_prisma_migrations"')).toEqual([{ count: 2 }]);
});

test('a block with semicolons inside was run whole', async () => {
  expect(await select('select id from "Menu" order by id')).toEqual([{ id: 1 }, { id: 2 }]);
});

test('status reports no pending migration', async () => {
  expect((await prisma('migrate', 'status')).said).toContain('Database schema is up to date');
});

test('catalogs with one-byte characters are read: the database matches the schema', async () => {
  const diff = ['migrate', 'diff', '--from-config-datasource', '--to-schema', join(project, 'schema.prisma')];
  expect((await prisma(...diff)).said).toContain('No difference detected');
});

test('migrations are replayed on a shadow database, which is dropped afterwards, and never on the main one', async () => {
  writeFileSync(join(project, 'schema.prisma'), SCHEMA.replace('menuId Int', 'price  Int?\n  menuId Int'));
  const { code, said } = await prisma('migrate', 'dev', '--name', 'price');
  writeFileSync(join(project, 'schema.prisma'), SCHEMA);
  expect({ code, said }).toMatchObject({ code: 0 });
  expect(readdirSync(join(project, 'migrations')).filter((name) => name.endsWith('_price'))).toHaveLength(1);
  expect(await select('select id from "Menu" order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  const shadows = await select(`select from pg_database where datname like 'prisma_migrate_shadow%'`);
  expect(shadows).toEqual([]);
});

test('a failed migration is reported, and can be marked as rolled back', async () => {
  writeMigration('99990101000000_broken', 'select 1 / 0;');
  expect(await prisma('migrate', 'deploy')).toMatchObject({
    code: 1,
    said: expect.stringContaining('division by zero'),
  });
  expect((await prisma('migrate', 'resolve', '--rolled-back', '99990101000000_broken')).code).toBe(0);
});

test('an unreachable server is reported as unreachable', async () => {
  writeConfig('postgresql://carte:secret@127.0.0.1:1/away');
  const { code, said } = await prisma('migrate', 'deploy');
  writeConfig(url);
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('P1001') });
});

test('two schemas are compared without any database', async () => {
  writeConfig('');
  const { said } = await prisma(
    'migrate',
    'diff',
    '--from-empty',
    '--to-schema',
    join(project, 'schema.prisma'),
    '--script',
  );
  writeConfig(url);
  expect(said).toContain('CREATE TABLE "Dish"');
});
