import { join } from 'node:path';
import { spoil, swallowMessages } from '../stage/sabotage';

/** A way to take the guarantee away. */
interface Sabotage {
  readonly gone: string;
  /** Done to the database before the nodes start. */
  readonly spoil?: (url: string) => Promise<unknown>;
  /** Settings of the last node. */
  readonly lastNode?: Readonly<Record<string, string>>;
}

export const NODE_SABOTAGES: Readonly<Record<string, Sabotage>> = {
  listener: {
    gone: 'one node does not hear what the others tell',
    lastNode: {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, '..', 'stage', 'rewrite-sql.mjs')}`,
      PROOF_REWRITE: 'listen',
    },
  },
  counts: {
    gone: 'nodes do not tell each other how much an address has sent',
    spoil: (url) => spoil(url, 'untold', { table: 'RateCount', when: 'before insert', body: 'return null;' }),
  },
  session: {
    gone: 'a shopper’s session is forgotten when it is made',
    spoil: (url) =>
      spoil(url, 'forget_session', {
        table: 'Session',
        when: 'after insert',
        body: `if new."kind" = 'GUEST' then delete from "Session" where "id" = new."id"; end if; return null;`,
      }),
  },
  outbox: { gone: 'each twentieth order is written without its messages', spoil: (url) => swallowMessages(url, 20) },
};
