import { readFileSync } from 'node:fs';
import { createDatabase } from '../../api/db/client';
import { createSignIn } from '../../api/staff/testing';
import { LONGEST_P99_MS, runFloods } from './floods/run-floods';
import type { ProofTest } from './proof-test';
import { forgetFailures } from './stage/mutation';
import { openStage } from './stage/stage';

const PROMO_CODE = 'WELCOME10';
/** As every shop has it. A small run is to reach it on a slow machine, too. */
const PER_MINUTE = 3_000;
const SMALL_PER_MINUTE = 600;
const SECONDS = 20;
const SMALL_SECONDS = 2;
/** More would not be there on a small server. */
const MOST_MEGABYTES = 1_000;

/** Ordinary shoppers beside one attacker, on a server with the limits that every shop has. */
export const floods: ProofTest = {
  name: 'floods',
  guarantee: 'While somebody floods the shop, in any of seven ways, everybody else orders on.',
  mutations: {
    limits: {
      gone: 'nothing is counted: neither requests nor streams',
      shows: /^(requests: one address was never told|streams: )/,
    },
    waits: {
      gone: 'wrong passwords and promo codes are not counted',
      shows: /^(passwords|promo codes): \d+ of \d+ guesses were tried/,
    },
  },
  async run({ isSmall, without, tell }) {
    const stage = await openStage({ receivers: 0, promo: { code: PROMO_CODE, totalLimit: 1_000_000 } });
    const perMinute = isSmall ? SMALL_PER_MINUTE : PER_MINUTE;
    const isOff = without === 'limits';
    const [RATE_LIMIT, STREAM_LIMIT] = isOff ? ['off', 'off'] : [String(perMinute), '100'];
    const server = await stage.startServer({ TRUST_PROXY: 'on', WORKER: 'off', RATE_LIMIT, STREAM_LIMIT });
    const db = createDatabase(stage.cluster.url);
    try {
      if (without === 'waits') await forgetFailures(stage.cluster.url);
      const { login } = await createSignIn(db, stage.shop.world.channel.id);
      const { figures, faults, slowest } = await runFloods(
        { url: server.url, shop: stage.shop, login, promoCode: PROMO_CODE, perMinute },
        { seconds: isSmall ? SMALL_SECONDS : SECONDS, memory: () => residentMegabytes(server.pid), tell },
      );
      const most = Number(figures['memory at most (MB)'] ?? 0);
      const tooMuch = most > MOST_MEGABYTES ? [`the server held ${most} MB, more than ${MOST_MEGABYTES}`] : [];
      // Speed is promised for the full test on a quiet machine.
      const tooSlow =
        !isSmall && slowest > LONGEST_P99_MS ? [`one in a hundred of the others waited ${slowest} ms`] : [];
      return { figures, faults: [...faults, ...tooMuch, ...tooSlow] };
    } finally {
      await db.$disconnect();
      await server.kill();
      await stage.close();
    }
  },
};

/** As Linux tells it; null elsewhere. */
function residentMegabytes(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}
