import { createDatabase } from '../../api/db/client';
import { createSignIn } from '../../api/staff/testing';
import { LONGEST_P99_MS, runFloods } from './floods/run-floods';
import { GROUP_MEGABYTES, MOST_MEGABYTES } from './memory';
import type { ProofTest } from './proof-test';
import { openMemoryGroup } from './stage/memory-group';
import { forgetFailures } from './stage/mutation';
import { memoryOfAll } from './stage/processes';
import { openStage } from './stage/stage';

const PROMO_CODE = 'WELCOME10';
/** As every shop has it. A small run is to reach it on a slow machine, too. */
const PER_MINUTE = 3_000;
const SMALL_PER_MINUTE = 600;
const SECONDS = 20;
const SMALL_SECONDS = 2;
const CONNECTIONS = 50;
const SMALL_CONNECTIONS = 12;

/** Ordinary shoppers beside one attacker, on a server with the limits that every shop has. */
export const floods: ProofTest = {
  name: 'floods',
  guarantee: 'While somebody floods the shop, whatever it is and from up to ten addresses, everybody else orders on.',
  mutations: {
    limits: {
      gone: 'nothing is counted: neither requests nor streams',
      shows: /^(requests: one address was never refused|streams: )/,
    },
    addresses: {
      gone: 'all addresses have one share of the work',
      shows: /^(queries|pages) from \w+ address(es)?: a shopper was answered (429|503)/,
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
    const group = openMemoryGroup(GROUP_MEGABYTES);
    const server = await stage.startServer(
      {
        ...(without === 'addresses'
          ? { TRUST_PROXY: 'off', RATE_LIMIT: '1000000' }
          : { TRUST_PROXY: 'on', RATE_LIMIT }),
        WORKER: 'off',
        STREAM_LIMIT,
      },
      group?.enter,
    );
    const db = createDatabase(stage.cluster.url);
    try {
      if (without === 'waits') await forgetFailures(stage.cluster.url);
      const { login } = await createSignIn(db, stage.shop.world.channel.id);
      const { figures, faults, slowest } = await runFloods(
        {
          url: server.url,
          shop: stage.shop,
          login,
          promoCode: PROMO_CODE,
          perMinute,
          connections: isSmall ? SMALL_CONNECTIONS : CONNECTIONS,
        },
        { seconds: isSmall ? SMALL_SECONDS : SECONDS, memory: () => memoryOfAll(server.pid), tell },
      );
      const most = Number(figures['memory at most (MB)'] ?? 0);
      const tooMuch = most > MOST_MEGABYTES ? [`the server held ${most} MB, more than ${MOST_MEGABYTES}`] : [];
      // Speed is promised for the full test on a quiet machine.
      const tooSlow =
        !isSmall && slowest > LONGEST_P99_MS ? [`one in a hundred of the others waited ${slowest} ms`] : [];
      const ended = server.isRunning() ? [] : [`the server has ended: ${server.output().slice(-300)}`];
      const place = { 'in a group of (MB)': group ? GROUP_MEGABYTES : 'none: this account may make no cgroup' };
      return { figures: { ...place, ...figures }, faults: [...ended, ...faults, ...tooMuch, ...tooSlow] };
    } finally {
      await db.$disconnect();
      await server.kill();
      await stage.close();
      group?.close();
    }
  },
};
