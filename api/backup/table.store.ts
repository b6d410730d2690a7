import type pg from 'pg';
import type { SavedSequence } from './manifest';

/** A table of the shop, with the columns that can be written. */
export interface Columns {
  readonly name: string;
  readonly columns: string[];
}

/** A rule between tables that is taken away while rows come in, and put back, and so checked, at the end. */
export interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
  /** Whether no row can be without it. */
  readonly isRequired: boolean;
  readonly name: string;
  readonly definition: string;
}

/** Prisma's ledger, which restoring writes by running the migrations, and what tells running servers of changes. */
const NOT_SAVED = ['_prisma_migrations', 'CatalogChange'];
/** Numbers of transactions mean nothing in another database: what is restored gets those of restoring it. */
const NOT_SAVED_COLUMNS = ['changedIn'];

export async function readTables(client: pg.Client): Promise<Columns[]> {
  const { rows } = await client.query<Columns>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.attname <> all($2::text[])
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all($1::text[])
     group by c.relname order by c.relname`,
    [NOT_SAVED, NOT_SAVED_COLUMNS],
  );
  return rows;
}

export async function readSequences(client: pg.Client): Promise<SavedSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'S' and relnamespace = current_schema()::regnamespace order by relname`,
  );
  const sequences: SavedSequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<SavedSequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

export async function writeSequences(client: pg.Client, sequences: readonly SavedSequence[]): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), lastValue, isCalled]);
  }
}

/**
 * Does the work with no rule between tables and no trigger in its way: rows come table by table, and what triggers
 * would count is in the rows already. Only the owner of the tables is needed. Inside a transaction.
 *
 * @throws what PostgreSQL says when a rule does not hold afterwards.
 */
export async function withoutRules(client: pg.Client, tables: readonly Columns[], work: () => Promise<void>) {
  const keys = await readForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(
      `alter table ${client.escapeIdentifier(table)} drop constraint ${client.escapeIdentifier(name)}`,
    );
  }
  await setTriggers(client, tables, 'disable');
  await work();
  await setTriggers(client, tables, 'enable');
  for (const { table, name, definition } of keys) {
    const constraint = `${client.escapeIdentifier(name)} ${definition}`;
    await client.query(`alter table ${client.escapeIdentifier(table)} add constraint ${constraint}`);
  }
}

/** Those of the schema, each of one column. */
export async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition,
       p.relname as parent, a.attname as column, f.attname as "parentColumn", a.attnotnull as "isRequired"
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     join pg_class p on p.oid = k.confrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
     join pg_attribute f on f.attrelid = p.oid and f.attnum = k.confkey[1]
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  return rows;
}

async function setTriggers(client: pg.Client, tables: readonly Columns[], state: 'enable' | 'disable'): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table ${client.escapeIdentifier(name)} ${state} trigger user`);
  }
}
