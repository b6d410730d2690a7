import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { SavedTable } from './manifest';
import type { Columns } from './table.store';

/** A table whose rows are copied. */
export interface Table extends Columns {
  /** Which of them, in SQL; all when left out. */
  readonly condition?: string;
}

/**
 * Writes a table's rows to a file in PostgreSQL's own text form, in the order of its primary key by bytes, so that the
 * same rows have the same checksum in any database, whatever its language.
 */
export async function saveTable(client: pg.Client, table: Table, file: string): Promise<SavedTable> {
  const { digest, sum } = digesting();
  const rows = client.query(to(await selection(client, table)));
  await pipeline(rows, digest, createWriteStream(file, { mode: 0o600 }));
  return { name: table.name, columns: table.columns, rows: rows.rowCount, sha256: sum() };
}

/** The checksum that `saveTable` would write, of what stands in the table now. */
export async function checksumTable(client: pg.Client, table: Table): Promise<string> {
  const { digest, sum } = digesting();
  await pipeline(client.query(to(await selection(client, table))), digest, async (source) => {
    for await (const _ of source);
  });
  return sum();
}

/** Reads a file that `saveTable` wrote into the table. */
export async function loadTable(client: pg.Client, table: Table, file: string): Promise<void> {
  const sql = `copy ${client.escapeIdentifier(table.name)} (${columnsOf(client, table)}) from stdin`;
  await pipeline(createReadStream(file), client.query(from(sql)));
}

/** Asks for a table's rows, in the order in which they are compared. */
export async function selection(client: pg.Client, table: Table): Promise<string> {
  const name = client.escapeIdentifier(table.name);
  const { rows } = await client.query<{ column: string; isText: boolean }>(
    `select a.attname as column, a.attcollation <> 0 as "isText" from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [name],
  );
  const keys = rows.map(({ column, isText }) => `${client.escapeIdentifier(column)}${isText ? ' collate "C"' : ''}`);
  const where = table.condition === undefined ? '' : `where ${table.condition}`;
  const order = keys.join(', ') || columnsOf(client, table);
  return `copy (select ${columnsOf(client, table)} from ${name} ${where} order by ${order}) to stdout`;
}

/** Their names, as SQL lists them. */
export function columnsOf(client: pg.Client, { columns }: Columns): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

function digesting(): { readonly digest: Transform; readonly sum: () => string } {
  const hash = createHash('sha256');
  const digest = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { digest, sum: () => hash.digest('hex') };
}
