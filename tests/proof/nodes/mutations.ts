import { join } from 'node:path';
import type { Mutation } from '../proof-test';
import { spoil, swallowMessages } from '../stage/mutation';

interface NodeMutation extends Mutation {
  /** Done to the database before the nodes start. */
  readonly spoil?: (url: string) => Promise<unknown>;
  /** Settings of the last node. */
  readonly lastNode?: Readonly<Record<string, string>>;
}

export const NODE_MUTATIONS: Readonly<Record<string, NodeMutation>> = {
  listener: {
    gone: 'one node does not hear what the others tell',
    shows: /^the board on node 3 did not get|^node 3 /,
    pointless: process.env.REDIS_URL ? 'with REDIS_URL nodes hear each other through Redis, not PostgreSQL' : null,
    lastNode: {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, '..', 'stage', 'rewrite-sql.mjs')}`,
      PROOF_REWRITE: 'listen',
    },
  },
  counts: {
    gone: 'nodes do not tell each other how much an address has sent',
    shows: /^one address was granted|knows nothing of the flood/,
    spoil: (url) => spoil(url, 'unreported', { table: 'RateCount', when: 'before insert', body: 'return null;' }),
  },
  session: {
    gone: 'a shopper’s session is forgotten when it is made',
    shows: /^guest \d+ was signed out/,
    spoil: (url) =>
      spoil(url, 'forget_session', {
        table: 'Session',
        when: 'after insert',
        body: `if new."kind" = 'GUEST' then delete from "Session" where "id" = new."id"; end if; return null;`,
      }),
  },
  outbox: {
    gone: 'each twentieth order is written without its messages',
    shows: /has 0 messages|never heard of/,
    spoil: (url) => swallowMessages(url, 20),
  },
};
