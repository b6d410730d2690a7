import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compareLedgers } from './crash/compare-ledgers';
import { readLedgers } from './crash/read-ledgers';
import { backAfter } from './database';
import type { ProofOutcome, ProofTest } from './proof-test';
import { percentile, startPatientShoppers } from './stage/patient-shoppers';
import { errorsOf } from './stage/server-log';
import { openSmallDisk } from './stage/small-disk';
import { openStage } from './stage/stage';

/** PostgreSQL with a shop takes a quarter of it. */
const MEGABYTES = 256;
const FULL = { rounds: 12, excuses: 100 };
const SMALL = { rounds: 2, excuses: 10 };
const SHOPPERS = 8;
/** In which a full disk has to be noticed, and a shopper has to be served once there is room. */
const LONGEST_MS = 60_000;
const LOOK_MS = 100;

/** A disk that is full again and again, while people order. */
export const disk: ProofTest = {
  name: 'disk',
  guarantee:
    'While the database’s disk is full, shoppers are asked to come back later, no order that was acknowledged is lost, and ' +
    'the shop takes orders as soon as there is room.',
  mutations: {
    cause: {
      gone: 'a transaction fails with what came of a full disk, and not with the full disk itself',
      shows: /was answered 500/,
    },
  },
  async run({ isSmall, without, tell }): Promise<ProofOutcome> {
    const room = openSmallDisk(MEGABYTES);
    if (!room) return { figures: { 'not tried': 'this account may mount no file system: run it as root' }, faults: [] };
    const { rounds, excuses } = isSmall ? SMALL : FULL;
    const stage = await openStage({ receivers: 0, place: room.path });
    const { cluster, shop } = stage;
    const server = await stage.startServer({
      TRUST_PROXY: 'on',
      ...(without && {
        NODE_OPTIONS: `--import ${join(import.meta.dirname, 'stage', 'spoil-clients.mjs')}`,
        PROOF_CLIENTS: without,
      }),
    });
    let isFull = false;
    const shopping = startPatientShoppers(shop, server.url, { count: SHOPPERS, mayExcuse: () => isFull });
    const until = async (isSo: () => boolean, meanwhile = () => {}) => {
      for (const endsAt = Date.now() + LONGEST_MS; !isSo() && Date.now() < endsAt && server.isRunning(); ) {
        meanwhile();
        await sleep(LOOK_MS);
      }
      return isSo();
    };
    const faults: string[] = [];
    const backMs: number[] = [];
    let restarts = 0;
    try {
      for (let round = 1; round <= rounds && faults.length + shopping.faults.length === 0; round += 1) {
        const before = shopping.excuses();
        isFull = true;
        // What a checkpoint gives back is taken, too.
        const isNoticed = await until(
          () => shopping.excuses() - before >= excuses || shopping.faults.length > 0,
          room.fill,
        );
        if (!isNoticed)
          faults.push(`round ${round}: only ${shopping.excuses() - before} were asked to come back later`);
        room.free();
        // A server of Carte's own does it by itself.
        if (!cluster.isRunning()) {
          restarts += 1;
          await cluster.restart();
        }
        backMs.push(await backAfter(server.url));
        isFull = false;
        const { size } = shopping.ledger.acknowledged;
        const isServed = await until(() => shopping.ledger.acknowledged.size > size);
        if (!isServed) faults.push(`round ${round}: nobody could order once there was room`);
        tell(`full ${round} times, ${shopping.ledger.acknowledged.size} orders`);
      }
      await shopping.stop();
      const ledgers = await readLedgers(stage, shopping.ledger, 0);
      return {
        figures: {
          'times that the disk was full': backMs.length,
          'PostgreSQL ended of it': restarts,
          answers: shopping.latenciesMs.length,
          '503 with Retry-After': shopping.excuses(),
          'orders acknowledged': shopping.ledger.acknowledged.size,
          'orders stored': ledgers.stored.length,
          'asked again': shopping.ledger.askedAgain,
          'ready again after, at most (ms)': percentile(backMs, 100),
        },
        faults: [
          ...(server.isRunning() ? [] : [`the server has ended: ${server.output().slice(-300)}`]),
          ...faults,
          ...shopping.faults,
          ...compareLedgers({ ...ledgers, hooks: null }),
          ...errorsOf(server.output()).map((line) => `the server logged ${line.slice(0, 200)}`),
        ],
      };
    } finally {
      await server.kill();
      await stage.close();
      room.close();
    }
  },
};
