import { join } from 'node:path';
import type { Mutation } from '../proof-test';
import { query } from '../stage/ledger';
import { spoil, swallowMessages } from '../stage/mutation';

interface CrashMutation extends Mutation {
  /** Done to the database before the servers start. */
  readonly spoil?: (url: string) => Promise<unknown>;
  /** Which of `rewrite-sql.mjs` the servers run with. */
  readonly rewrite?: 'transaction' | 'key';
}

export const CRASH_MUTATIONS: Readonly<Record<string, CrashMutation>> = {
  transaction: {
    gone: 'the statements of an order are no longer one transaction',
    shows: /no shopper knows|neither placed nor undone|has no lines|has \d+ messages|counts \d+/,
    rewrite: 'transaction',
  },
  key: {
    gone: 'the idempotency key has neither its lock nor its unique index',
    shows: /was placed twice|was acknowledged and is lost|two shoppers were answered/,
    rewrite: 'key',
    spoil: (url) => query(url, 'drop index "Checkout_channelId_idempotencyKey_key"'),
  },
  durability: {
    gone: 'PostgreSQL answers before what it wrote is safe',
    shows: /was acknowledged and is lost/,
    spoil: async (url) => {
      await query(url, 'alter system set synchronous_commit = off');
      await query(url, `alter system set wal_writer_delay = '10s'`);
      await query(url, 'select pg_reload_conf()');
    },
  },
  outbox: {
    gone: 'each twentieth order is written without its messages',
    shows: /has 0 messages|never heard of/,
    spoil: (url) => swallowMessages(url, 20),
  },
  number: {
    gone: 'the day’s counter skips a number now and then',
    shows: /number \d+ is missing or doubled/,
    spoil: (url) =>
      spoil(url, 'skip', {
        table: 'OrderCounter',
        when: 'before update',
        body: 'if new."last" % 20 = 0 then new."last" := new."last" + 1; end if; return new;',
      }),
  },
  slot: {
    gone: 'each third order takes its place in a slot without being counted',
    shows: /^slot .+ counts \d+ and holds \d+/,
    spoil: (url) =>
      spoil(url, 'uncounted', {
        table: 'SlotUsage',
        when: 'before update',
        body: 'if random() < 0.33 then new."taken" := old."taken"; end if; return new;',
      }),
  },
  promo: {
    gone: 'a promo code’s counter stops at two',
    shows: /counts 2 uses/,
    spoil: (url) =>
      spoil(url, 'stop', {
        table: 'PromoCode',
        when: 'before update',
        body: 'new."used" := least(new."used", 2); return new;',
      }),
  },
  body: {
    gone: 'what is sent again differs from what was sent first',
    shows: /with \d+ bodies/,
    spoil: (url) =>
      spoil(url, 'differ', {
        table: 'OutboxMessage',
        when: 'before update',
        body: `if new."attemptCount" > 1 and old."attemptCount" = 1 then new."requestBody" := new."requestBody" || ' '; end if; return new;`,
      }),
  },
};

/** Settings of a server that is mutated. */
export function mutatedEnvironment({ rewrite }: CrashMutation): Readonly<Record<string, string>> {
  if (!rewrite) return {};
  return {
    NODE_OPTIONS: `--import ${join(import.meta.dirname, '..', 'stage', 'rewrite-sql.mjs')}`,
    PROOF_REWRITE: rewrite,
  };
}
