import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One directory of `prisma/migrations`. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, hexadecimal: the same that Prisma keeps. */
  readonly checksum: string;
}

/** A row of Prisma's `_prisma_migrations` that counts: finished, and not rolled back. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** The database and this release disagree on its history; a person has to look. */
export class MigrationConflict extends Error {
  override readonly name = 'MigrationConflict';
}

export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * The migrations still to run, in order.
 *
 * @throws {MigrationConflict} when an applied one was edited since, or is unknown here: then the database was
 *   migrated by a newer release, and running on it could damage what that one wrote.
 */
export function pendingMigrations(known: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  for (const { name, checksum } of applied) {
    const match = known.find((migration) => migration.name === name);
    if (!match) {
      throw new MigrationConflict(
        `The database was migrated by another release of Carte (it has ${name}): start that one.`,
      );
    }
    if (match.checksum !== checksum) {
      throw new MigrationConflict(`The migration ${name} is not the one that this database was migrated with.`);
    }
  }
  return known.filter(({ name }) => !applied.some((migration) => migration.name === name));
}
