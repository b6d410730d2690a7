import { createDatabase } from '../../api/db/client';
import { type FuzzedServer, fuzz as fuzzServer } from './fuzz/fuzz-run';
import type { ProofTest } from './proof-test';
import { spoil } from './stage/mutation';
import { errorsOf } from './stage/server-log';
import { openStage } from './stage/stage';

const REQUESTS = 100_000;
const SMALL_REQUESTS = 2_000;

/** What happens to the data, or is kept from happening, while the requests come. */
const MUTATIONS = {
  resolver: {
    gone: 'a change that staff make fails inside of its resolver',
    shows: /a resolver failed/,
    spoil: (url: string) =>
      spoil(url, 'throw', { table: 'AuditEntry', when: 'before insert', body: `raise exception 'a bug';` }),
  },
  border: {
    gone: 'a change that staff make reaches another shop too',
    shows: /^\d+ rows of Category of another shop were changed/,
    spoil: (url: string) =>
      spoil(url, 'reach', {
        table: 'AuditEntry',
        when: 'before insert',
        body: `update "Category" set "slug" = "slug" || '-x' where "channelId" <> new."channelId"; return new;`,
      }),
  },
};

/** Every field, argument, route and method, with unusual values, as every kind of caller. */
export const fuzz: ProofTest = {
  name: 'fuzz',
  guarantee: 'Whatever is sent, by whomever: the shop answers, tells nothing of its inside, and touches no other shop.',
  mutations: MUTATIONS,
  async run({ isSmall, without, seed, tell }) {
    const stage = await openStage({ receivers: 0 });
    // Untaken orders would trigger messages, which no request caused.
    const server = await stage.startServer({ WORKER: 'off', ORDER_ALARM_SECONDS: '3600', ALLOW_PRIVATE_RECEIVERS: '' });
    const { url: databaseUrl } = stage.cluster;
    const db = createDatabase(databaseUrl);
    const fuzzed: FuzzedServer = {
      url: server.url,
      databaseUrl,
      db,
      now: () => new Date(),
      errors: () => errorsOf(server.output()),
    };
    try {
      if (without === 'resolver' || without === 'border') await MUTATIONS[without].spoil(databaseUrl);
      tell(`seed ${seed}; to send the same again: --seed ${seed}`);
      return await fuzzServer(fuzzed, { requests: isSmall ? SMALL_REQUESTS : REQUESTS, seed, tell });
    } finally {
      await db.$disconnect();
      await server.kill();
      await stage.close();
    }
  },
};
