import type { Simulators } from '../../../api/payments/simulator/start-simulators';
import type { Mutation } from '../proof-test';
import { spoil } from '../stage/mutation';

interface MoneyMutation extends Mutation {
  /** Done to the database before the servers start. */
  readonly spoil?: (url: string) => Promise<void>;
  /** Done to the providers. */
  readonly betray?: (simulators: Simulators) => void;
}

const VANISHES_AFTER_MS = 1500;

export const MONEY_MUTATIONS: Readonly<Record<string, MoneyMutation>> = {
  figures: {
    gone: 'the ledger writes down one cent less than was taken',
    shows: /by the ledger and \d+ by the provider/,
    spoil: (url) =>
      spoil(url, 'cent', {
        table: 'Payment',
        when: 'before update',
        body: 'if old."captured" = 0 and new."captured" > 1 then new."captured" := new."captured" - 1; end if; return new;',
      }),
  },
  reconciler: {
    gone: 'nobody asks the providers again',
    shows: /of an order that is not|by the ledger and|only reserved/,
    spoil: (url) =>
      spoil(url, 'forget_asking', {
        table: 'Payment',
        when: 'before insert or update',
        body: 'new."askAt" := null; return new;',
      }),
  },
  release: {
    gone: 'the money of an order that is cancelled or let go is not released',
    shows: /of an order that is not/,
    spoil: (url) =>
      spoil(url, 'keep', {
        table: 'Payment',
        when: 'before update',
        body: `if new."aim" = 'RELEASE' then new."aim" := old."aim"; end if; return new;`,
      }),
  },
  refund: {
    gone: 'each refund of staff is written down twice',
    shows: /asked for by nobody/,
    spoil: (url) =>
      spoil(url, 'double', {
        table: 'Refund',
        when: 'after insert',
        body: `if new."cause" = 'STAFF' and new."idempotencyKey" not like '% again' then
            insert into "Refund" ("id", "paymentId", "cause", "amount", "idempotencyKey", "createdAt", "updatedAt")
              values (gen_random_uuid(), new."paymentId", 'STAFF', 1, new."idempotencyKey" || ' again', now(), now());
          end if; return null;`,
      }),
  },
  reserve: {
    gone: 'the provider lets reserved money go without a word',
    shows: /: 0 is there/,
    betray: ({ stripe }) => {
      stripe.bank.onNotice(({ event, payment }) => {
        if (event !== 'authorised') return;
        // By then the order is placed, and most often nobody has accepted it.
        setTimeout(() => {
          if (payment.state === 'AUTHORISED') payment.state = 'EXPIRED';
        }, VANISHES_AFTER_MS).unref();
      });
    },
  },
};
