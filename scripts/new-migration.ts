import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrations } from '../api/db/migrations';
import { projectRoot } from '../api/kernel/project-root';
import { schemaDifference } from './schema-difference';
import { withTemporaryDatabase } from './temporary-database';

/**
 * `npm run db:migration -- NAME`: writes the difference between prisma/schema.prisma and the migrations into
 * `prisma/migrations/NNNN_NAME`. The name of an existing migration rewrites it, which is allowed only before its
 * release.
 */
const directory = join(projectRoot, 'prisma', 'migrations');
const name = process.argv[2];
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Say what the migration does, in lower case with underscores: npm run db:migration -- add_reviews');
  process.exit(1);
}

const existing = readMigrations(directory).map((migration) => migration.name);
const folder = existing.find((migration) => migration.slice('0000_'.length) === name) ?? nextFolder(existing, name);

const sql = await withTemporaryDatabase(schemaDifference, { before: folder });

if (sql === null) {
  console.log('The schema has nothing that the migrations have not. For SQL of your own, make the folder by hand.');
} else {
  mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, folder, 'migration.sql'), sql);
  console.log(`Wrote prisma/migrations/${folder}/migration.sql: read it before you commit it.`);
}

function nextFolder(folders: readonly string[], suffix: string): string {
  const last = Math.max(0, ...folders.map((existingFolder) => Number.parseInt(existingFolder, 10)));
  return `${String(last + 1).padStart('0000'.length, '0')}_${suffix}`;
}
