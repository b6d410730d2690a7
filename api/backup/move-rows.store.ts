import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { columnsOf, selection } from './copy-table.store';
import type { ShopTable } from './shop-rows.store';

/** A trigger on orders counts them into these: their own figures are written last. */
const COUNTED = 'Client';

/**
 * Copies a shop's rows from one database into another, where it has none. Inside a transaction of the second.
 *
 * @param tables - each after those that it refers to, but for the shop, which refers to its logo.
 * @returns how many.
 */
export async function moveRows(source: pg.Client, target: pg.Client, tables: readonly ShopTable[]): Promise<number> {
  const finish: (() => Promise<unknown>)[] = [];
  const there = new Set<string>();
  let rows = 0;
  for (const table of tables) {
    const early = table.keys.filter(({ parent }) => !there.has(parent)).map(({ column }) => column);
    there.add(table.name);
    const isStaged = early.length > 0 || table.name === COUNTED;
    const place = isStaged ? `restored_${table.name}` : table.name;
    if (isStaged) await target.query(`create temporary table "${place}" (like "${table.name}") on commit drop`);
    rows += await copyRows(source, target, table, place);
    if (!isStaged) continue;
    const columns = columnsOf(target, table);
    const first = table.columns.map((column) => (early.includes(column) ? 'null' : target.escapeIdentifier(column)));
    await target.query(`insert into "${table.name}" (${columns}) select ${first.join(', ')} from "${place}"`);
    const whole = table.columns.map((column) => `r.${target.escapeIdentifier(column)}`).join(', ');
    finish.push(() =>
      target.query(`update "${table.name}" t set (${columns}) = row(${whole}) from "${place}" r where t."id" = r."id"`),
    );
  }
  for (const step of finish) await step();
  return rows;
}

async function copyRows(source: pg.Client, target: pg.Client, table: ShopTable, place: string): Promise<number> {
  const incoming = target.query(from(`copy "${place}" (${columnsOf(target, table)}) from stdin`));
  await pipeline(source.query(to(await selection(source, table))), incoming);
  return incoming.rowCount;
}
