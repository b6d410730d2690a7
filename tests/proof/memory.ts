import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../../api/db/client';
import type { Tally } from './floods/flood';
import { LONGEST_P99_MS } from './floods/run-floods';
import { HOSTILE_TEMPLATE, importFiles, previewTemplates } from './memory/hostile-staff';
import { withholdBodies } from './memory/withheld-bodies';
import { watchNode } from './nodes/live-streams';
import { CATALOG_CHANGED, CatalogEvent } from './nodes/menu-change';
import { startStaff } from './nodes/staff';
import type { ProofTest } from './proof-test';
import { flap } from './stage/flapping';
import { openMemoryGroup } from './stage/memory-group';
import { percentile, startPatientShoppers } from './stage/patient-shoppers';
import { memoryOfAll } from './stage/processes';
import { openStage } from './stage/stage';

const MINUTES = 10;
const SMALL_MINUTES = 1;
/** Memory for the server and its child processes, as in deploy/. */
export const GROUP_MEGABYTES = 512;
/** What they may hold in any case, where the kernel does not see to it. */
export const MOST_MEGABYTES = 768;
/** From the first third of the time to the last. */
const MOST_GROWTH = 0.1;
const SHOPPERS = 8;
const STREAMS = 20;
const LOOK_MS = 500;
const MOST_LISTENERS = 100;
/** So often, and for so long, the database's connections are ended. */
const [FLAP_EVERY_MS, FLAP_MS, RECOVERY_MS] = [60_000, 10_000, 2_000];

/** Everything at once that could make a server grow, while people order. */
export const memory: ProofTest = {
  name: 'memory',
  guarantee: `In ${GROUP_MEGABYTES} MB the server lives through whatever strangers and hostile staff send it, and does not grow.`,
  mutations: {
    leak: {
      gone: 'the server keeps half a megabyte of every request',
      shows: /the server has ended|was killed|held \d+ MB|grew from/,
    },
  },
  async run({ isSmall, without, minutes, tell }) {
    const stage = await openStage({ receivers: 1 });
    await keepPoison(stage.cluster.url);
    const group = openMemoryGroup(GROUP_MEGABYTES);
    const leak = { NODE_OPTIONS: `--import ${join(import.meta.dirname, 'stage', 'leak.mjs')}` };
    const server = await stage.startServer(
      { TRUST_PROXY: 'on', RATE_LIMIT: '3000', STREAM_LIMIT: '100', ...(without === 'leak' && leak) },
      group?.enter,
    );
    const { url } = server;
    let isAway = false;
    const stopping = new AbortController();
    const { signal } = stopping;
    // One for each connection of the attacks.
    setMaxListeners(MOST_LISTENERS, signal);
    const [bodies, previews, files]: Tally[] = [new Map(), new Map(), new Map()];
    const megabytes: number[] = [];
    let endings = 0;
    const flapNowAndThen = async () => {
      while (!signal.aborted) {
        await sleep(FLAP_EVERY_MS / 2, undefined, { signal }).catch(() => {});
        if (signal.aborted) break;
        isAway = true;
        endings += await flap(stage.cluster.url, signal, FLAP_MS);
        await sleep(RECOVERY_MS);
        isAway = false;
        await sleep(FLAP_EVERY_MS / 2, undefined, { signal }).catch(() => {});
      }
    };
    try {
      const staff = await startStaff(stage.shop.login, url);
      const streams = Array.from({ length: STREAMS }, (_, index) =>
        watchNode({
          url,
          query: CATALOG_CHANGED,
          event: CatalogEvent,
          headers: { 'x-forwarded-for': `203.0.113.${20 + index}` },
        }),
      );
      const shopping = startPatientShoppers(stage.shop, url, { count: SHOPPERS, mayExcuse: () => isAway });
      const attacks = [
        withholdBodies(url, bodies ?? new Map(), signal),
        previewTemplates(staff.browser, previews ?? new Map(), signal),
        importFiles(staff.browser, files ?? new Map(), signal),
        flapNowAndThen(),
      ];
      const longMs = (minutes ?? (isSmall ? SMALL_MINUTES : MINUTES)) * 60_000;
      for (const endsAt = Date.now() + longMs; Date.now() < endsAt && server.isRunning(); await sleep(LOOK_MS)) {
        megabytes.push(memoryOfAll(server.pid));
        if (megabytes.length % 120 === 0)
          tell(`${Math.round(megabytes.at(-1) ?? 0)} MB, ${shopping.ledger.acknowledged.size} orders`);
      }
      stopping.abort();
      await Promise.all(attacks);
      isAway = false;
      await shopping.stop();
      await staff.stop();
      await Promise.all(streams.map((stream) => stream.stop()));
      const third = Math.floor(megabytes.length / 3);
      const [first, last] = [megabytes.slice(0, third), megabytes.slice(-third)].map((part) => percentile(part, 50));
      const most = Math.round(Math.max(...megabytes));
      const p99 = percentile(shopping.latenciesMs, 99);
      const grew = (last ?? 0) > (first ?? 0) * (1 + MOST_GROWTH);
      const killed = group?.killed() ?? 0;
      return {
        figures: {
          minutes: Math.round((megabytes.length * LOOK_MS) / 6_000) / 10,
          'in a group of (MB)': group ? GROUP_MEGABYTES : 'none: this account may make no cgroup',
          'at most (MB)': most,
          'half of the first third (MB)': first ?? 0,
          'half of the last third (MB)': last ?? 0,
          'processes killed for want of memory': killed,
          'orders acknowledged': shopping.ledger.acknowledged.size,
          'answers to shoppers': shopping.latenciesMs.length,
          'p99 of shoppers (ms)': p99,
          'all connections ended': endings,
          '503 with Retry-After meanwhile': shopping.excuses(),
          'bodies without their end': summaryOf(bodies),
          'hostile templates': summaryOf(previews),
          'hostile menu files': summaryOf(files),
        },
        faults: [
          ...(server.isRunning() ? [] : [`the server has ended: ${server.output().slice(-300)}`]),
          ...(most > MOST_MEGABYTES ? [`the server held ${most} MB, more than ${MOST_MEGABYTES}`] : []),
          ...(!isSmall && grew ? [`the server grew from ${first} to ${last} MB`] : []),
          ...shopping.faults,
          ...(!isSmall && p99 > LONGEST_P99_MS ? [`one in a hundred waited ${p99} ms or more`] : []),
        ],
      };
    } finally {
      stopping.abort();
      await server.kill();
      await stage.close();
      group?.close();
    }
  },
};

/** A receiver whose template is hostile, kept and asked at every order. */
async function keepPoison(url: string): Promise<void> {
  const db = createDatabase(url);
  const { id: _, ...healthy } = await db.receiver.findFirstOrThrow();
  const { headers, ...rest } = healthy;
  await db.receiver.create({
    data: { ...rest, headers: headers ?? [], name: 'Poison', position: 1, bodyTemplate: HOSTILE_TEMPLATE },
  });
  await db.$disconnect();
}

function summaryOf(tally: Tally = new Map()): string {
  return [...tally].map(([what, times]) => `${times} × ${what}`).join(', ');
}
