import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../../api/db/client';
import { startPortPrinter } from '../../../api/extensions/printing/port/testing-port-printer';
import type { PrinterKind } from '../../../api/generated/prisma/client';
import { sha256 } from '../../../api/kernel/sha256';
import { killInTurn, startNodes } from '../crash/nodes';
import type { ProofTest } from '../proof-test';
import { query } from '../stage/ledger';
import { type SpoilingMutation, spoil } from '../stage/mutation';
import type { ProofShop } from '../stage/shop';
import { createShoppers, makeWish, place } from '../stage/shopper';
import { openStage, type Stage } from '../stage/stage';
import { judge, type PrinterPaper, type SettledJob } from './judge';
import { epsonRound, mishapOf, starRound, startPrinter } from './printers';

/** `drainMs`: a printer that died with a sheet gets no other for 30 seconds. */
const FULL = { kills: 400, orders: 4000, ofEach: 3, each: 40, longestPauseMs: 2000, drainMs: 900_000 };
const SMALL = { kills: 4, orders: 12, ofEach: 2, each: 2, longestPauseMs: 1000, drainMs: 240_000 };

const MUTATIONS: Readonly<Record<string, SpoilingMutation>> = {
  unknown: {
    gone: 'a sheet of which nothing is known waits in the queue again',
    shows: /came out \d+ times/,
    spoil: (url) =>
      spoil(url, 'again', {
        table: 'PrintJob',
        when: 'before update',
        body: `if new."status" = 'UNKNOWN' then new."status" := 'QUEUED'; end if; return new;`,
      }),
  },
  queue: {
    gone: 'each tenth sheet is not written with its order',
    shows: /has no sheet for a printer/,
    spoil: (url) =>
      spoil(url, 'unwritten', {
        table: 'PrintJob',
        when: 'before insert',
        body: `if new."sequence" % 10 = 0 then return null; end if; return new;`,
      }),
  },
};

/** Printers of every protocol that die between any two steps, ask twice and lose answers, while everything is killed. */
export const printing: ProofTest = {
  name: 'printing',
  guarantee: 'No ticket is lost, and none is printed twice without saying so, whatever dies and when.',
  mutations: MUTATIONS,
  async run({ isSmall, without, tell }) {
    const { kills, orders, ofEach, each, longestPauseMs, drainMs } = isSmall ? SMALL : FULL;
    const stage = await openStage({ receivers: 0 });
    if (without) await MUTATIONS[without]?.spoil(stage.cluster.url);
    const nodes = await startNodes(stage, {}, { ALLOW_PRIVATE_RECEIVERS: 'all' });
    const printers = await openPrinters(stage, nodes.url(), ofEach, each);
    try {
      const ordering = placeOrders(stage.shop, nodes.url(), orders);
      await killInTurn(nodes, { kills, longestPauseMs, tell });
      const placed = await ordering;
      tell(`${placed.length} orders placed`);
      const jobs = await settledJobs(stage.cluster.url, drainMs);
      const paper = printers.map(({ read }) => read());
      const count = (status: string) => jobs.filter((job) => job.status === status).length;
      return {
        figures: {
          ...nodes.kills(),
          orders: placed.length,
          printers: printers.length,
          sheets: jobs.length,
          'on paper': paper.reduce((sum, one) => sum + one.paper.length, 0),
          printed: count('PRINTED'),
          unknown: count('UNKNOWN'),
          failed: count('FAILED'),
        },
        faults: judge(placed, jobs, paper),
      };
    } finally {
      await Promise.all(printers.map((printer) => printer.stop()));
      await nodes.kill();
      await stage.close();
    }
  },
};

interface OpenPrinter {
  read(): PrinterPaper;
  stop(): Promise<void>;
}

/** So many of each kind, each of which prints every order as it comes. */
async function openPrinters(
  { cluster, shop }: Stage,
  url: string,
  ofEach: number,
  each: number,
): Promise<OpenPrinter[]> {
  const db = createDatabase(cluster.url);
  const channelId = shop.world.channel.id;
  const add = (kind: PrinterKind, own: { secretHash: Uint8Array<ArrayBuffer> } | { address: string }) =>
    db.printer.create({ data: { channelId, name: kind, kind, kitchenTicket: 'PLACED', paper: 'MM58', ...own } });
  const opened: OpenPrinter[] = [];
  await db.channel.update({ where: { id: channelId }, data: { printerCount: 3 * ofEach } });
  for (let index = 0; index < ofEach; index += 1) {
    for (const [kind, path, round] of [
      ['CLOUDPRNT', 'star', starRound],
      ['EPSON_SDP', 'epson', epsonRound],
    ] as const) {
      const secret = randomBytes(24).toString('base64url');
      const { id } = await add(kind, { secretHash: sha256(secret) });
      const printer = startPrinter(`${url}/printers/${secret}/${path}`, round, each);
      opened.push({ read: () => ({ printerId: id, namesJobs: true, paper: printer.paper }), stop: printer.stop });
    }
    const device = await startPortPrinter();
    device.state.diesAt = (begun) => (mishapOf(begun - 1, each) === null ? null : (PORT_DEATHS[begun % 3] ?? null));
    const { id } = await add('ESC_POS', { address: device.address });
    const read = () => ({ printerId: id, namesJobs: false, paper: device.state.sheets });
    opened.push({ read, stop: device.close });
  }
  await db.$disconnect();
  return opened;
}

const PORT_DEATHS = ['AFTER_CUT', 'AT_FIRST_BYTES', 'BEFORE_CUT'] as const;

/** One order after the other, each under its key until it is acknowledged. @returns their numbers. */
async function placeOrders(shop: ProofShop, url: string, count: number): Promise<string[]> {
  const agent = createShoppers(1);
  const numbers: string[] = [];
  for (let index = 0; index < count; ) {
    const answer = await place(agent, url, makeWish(shop, index, { key: `sheet-${index}` }));
    if (answer.kind === 'placed') numbers.push(answer.number);
    if (answer.kind === 'silent') await sleep(100);
    else index += 1;
  }
  await agent.close();
  return numbers;
}

/** Waits until no job waits any more, and reads them all. */
async function settledJobs(url: string, longestMs: number): Promise<SettledJob[]> {
  const deadline = performance.now() + longestMs;
  for (;;) {
    const jobs = await query<SettledJob>(
      url,
      `select job."id", job."printerId", job."status"::text, job."sequence", checkout."number" as "order"
       from "PrintJob" job join "Checkout" checkout on checkout."id" = job."checkoutId" order by job."sequence"`,
    );
    const isOver = jobs.every(({ status }) => status !== 'QUEUED' && status !== 'FETCHED');
    if (isOver || performance.now() > deadline) return jobs;
    await sleep(1000);
  }
}
