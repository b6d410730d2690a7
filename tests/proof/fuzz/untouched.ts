import { query } from '../stage/ledger';

/** Every row of every table, by the table, as a hash of all that it holds. */
export type Rows = ReadonlyMap<string, ReadonlySet<string>>;

/** Counts of requests and of searches, and the migrations' own: they are of no shop. */
const OF_NO_SHOP = ['RateCount', '_prisma_migrations', 'SignInFailure'];

export async function readRows(url: string): Promise<Rows> {
  const tables = await query<{ name: string }>(
    url,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const rows = new Map<string, ReadonlySet<string>>();
  for (const { name } of tables.filter((table) => !OF_NO_SHOP.includes(table.name))) {
    const hashes = await query<{ hash: string }>(url, `select md5(t::text) as hash from "${name}" t`);
    rows.set(name, new Set(hashes.map(({ hash }) => hash)));
  }
  return rows;
}

/** What of the rows that were there before is gone or changed, as a sentence for each table. */
export function comparedRows(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, rows]) => {
    const lost = [...rows].filter((hash) => !after.get(table)?.has(hash)).length;
    return lost === 0 ? [] : [`${lost} rows of ${table} of another shop were changed or deleted`];
  });
}

/** Tables that tell their row's shop themselves. */
const OF_A_SHOP = `
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'channelId' order by 1`;

/** Stands where a marked shop has the names and words of its people, dishes and orders; nothing that callers know has it. */
export const MARK = 'Nachbargeheimnis';

/** Writes {@link MARK} into every row of a shop that has a name, a title, a street or a note. */
export async function markRows(url: string, channelId: string): Promise<void> {
  const columns = await query<{ table: string; column: string; type: string }>(
    url,
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and column_name in ('name', 'title', 'street', 'note', 'kitchenNote')
       and (table_name = 'Channel' or table_name in (select name from (${OF_A_SHOP}) shops))`,
  );
  for (const { table, column, type } of columns) {
    const marked = type === 'jsonb' ? `jsonb_build_object('en', '${MARK}')` : `'${MARK}'`;
    const owner = table === 'Channel' ? 'id' : 'channelId';
    await query(url, `update "${table}" set "${column}" = ${marked} where "${owner}" = '${channelId}'`);
  }
}

/** How many rows a shop has in each table; nothing that others do may add one. */
export async function countRows(url: string, channelId: string): Promise<ReadonlyMap<string, number>> {
  const tables = await query<{ name: string }>(url, OF_A_SHOP);
  const counts = await query<{ name: string; rows: number }>(
    url,
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*)::int as rows from "${name}" where "channelId" = '${channelId}'`,
      )
      .join(' union all '),
  );
  return new Map(counts.map(({ name, rows }) => [name, rows]));
}

/** Orders and shops in a state that no rule of ours allows. */
export async function brokenRows(url: string): Promise<string[]> {
  const checks: Readonly<Record<string, string>> = {
    'orders whose total is not what their parts come to': `select count(*)::int as rows from "Checkout"
      where "status" <> 'OPEN' and "total" is distinct from "productsCost" - "discount" + coalesce("deliveryFee", 0) + coalesce("tip", 0)`,
    'orders without a line': `select count(*)::int as rows from "Checkout" o where "status" <> 'OPEN'
      and not exists (select 1 from "CheckoutLine" where "checkoutId" = o."id")`,
    'orders without VAT that have a line with it': `select count(*)::int as rows from "Checkout" o where "status" <> 'OPEN'
      and "deliveryTaxRate" is null and exists (select 1 from "CheckoutLine" where "checkoutId" = o."id" and "taxRate" is not null)`,
    'shops without an administrator': `select count(*)::int as rows from "Channel" c where
      not exists (select 1 from "StaffMember" where "channelId" = c."id" and "role" = 'ADMIN' and "isActive")`,
    'amounts below nothing': `select count(*)::int as rows from "Variant" where "price" < 0`,
  };
  const faults: string[] = [];
  for (const [what, sql] of Object.entries(checks)) {
    const [row] = await query<{ rows: number }>(url, sql);
    if ((row?.rows ?? 0) > 0) faults.push(`${row?.rows} ${what}`);
  }
  return faults;
}
