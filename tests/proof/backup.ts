import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../../api/backup/make-backup.command';
import { restoreBackup } from '../../api/backup/restore-backup.command';
import { createDatabase } from '../../api/db/client';
import { migrate } from '../../api/db/migrate';
import { addPastOrders } from '../bench/stage/past-orders';
import type { ProofOptions, ProofOutcome, ProofTest } from './proof-test';
import { startCluster } from './stage/cluster';
import { query } from './stage/ledger';
import { openShop } from './stage/shop';

const ORDERS = { full: 100_000, small: 2_000 };
const LONGEST_SECONDS = 300;
const MEGABYTE = 1024 * 1024;
const SECRET_KEY = Buffer.alloc(32, 7);

/** What an owner would miss first, by content and not by the backup's own sums. */
const LEDGERS = {
  orders: `select count(*)::int as rows, md5(string_agg(o::text, '' order by o."id")) as sum from "Checkout" o`,
  lines: `select count(*)::int as rows, md5(string_agg(l::text, '' order by l."id")) as sum from "CheckoutLine" l`,
  clients: `select count(*)::int as rows, md5(string_agg(c::text, '' order by c."id")) as sum from "Client" c`,
};

/** A shop with a long past, into one file and back in another place. */
export const backup: ProofTest = {
  name: 'backup',
  guarantee:
    'A shop with 100,000 orders is saved and brought back within five minutes, to the last byte, and sends nothing.',
  mutations: {
    line: { gone: 'one line of one order is gone in the restored shop', shows: /The lines are not what they were/ },
  },
  async run(options) {
    const [origin, copy] = [await startCluster(), await startCluster()];
    try {
      await migrate(origin.url);
      return await saveAndRestore(origin.url, copy.url, options);
    } finally {
      await origin.remove();
      await copy.remove();
    }
  },
};

async function saveAndRestore(
  origin: string,
  copy: string,
  { isSmall, without, tell }: ProofOptions,
): Promise<ProofOutcome> {
  const place = mkdtempSync(join(tmpdir(), 'carte-proof-backup-'));
  try {
    await fill(origin, isSmall ? ORDERS.small : ORDERS.full);
    tell('the shop has its past');
    const file = join(place, 'carte.tar.gz');
    const saved = await timed(() =>
      makeBackup({ databaseUrl: origin, mediaDirectory: null, secretKeys: [SECRET_KEY] }, file),
    );
    tell(`saved after ${saved.seconds} s`);
    const dataDirectory = join(place, 'copy');
    await mkdir(dataDirectory);
    const restored = await timed(() => restoreBackup(file, { databaseUrl: copy, dataDirectory, keepsSecretKey: true }));
    if (without === 'line')
      await query(copy, `delete from "CheckoutLine" where "id" = (select min("id"::text)::uuid from "CheckoutLine")`);
    const faults = [...(await differences(origin, copy)), ...(await loudShops(copy))];
    const seconds = saved.seconds + restored.seconds;
    if (seconds > LONGEST_SECONDS) faults.push(`It took ${seconds} s.`);
    return {
      figures: {
        rows: saved.result.rows,
        'file (MB)': Math.round(saved.result.size / MEGABYTE),
        'saved in (s)': saved.seconds,
        'brought back in (s)': restored.seconds,
      },
      faults,
    };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function fill(url: string, orders: number): Promise<void> {
  const db = createDatabase(url);
  try {
    const { world } = await openShop(db, { secretKey: SECRET_KEY, receiverUrls: ['https://kitchen.example/orders'] });
    const from = { channelId: world.channel.id, warehouseId: world.warehouse(), paymentMethodId: world.payment() };
    await addPastOrders(url, from, 0, orders);
  } finally {
    await db.$disconnect();
  }
}

async function differences(origin: string, copy: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, sql] of Object.entries(LEDGERS)) {
    const [before, after] = [await query(origin, sql), await query(copy, sql)];
    if (JSON.stringify(before) !== JSON.stringify(after)) faults.push(`The ${name} are not what they were.`);
  }
  return faults;
}

async function loudShops(copy: string): Promise<string[]> {
  const loud = await query(copy, `select "id" from "Channel" where "sendingHeldSince" is null`);
  return loud.length === 0 ? [] : ['The restored shop sends to its receivers.'];
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - start) / 100) / 10 };
}
