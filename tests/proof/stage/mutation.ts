import type { Mutation } from '../proof-test';
import { query } from './ledger';

/** A mutation that a trigger makes. */
export interface SpoilingMutation extends Mutation {
  readonly spoil: (url: string) => Promise<void>;
}

/** A trigger that spoils what is written to a table, in the test's own database; the product knows nothing of it. */
interface Spoiler {
  readonly table: string;
  /** When it strikes: `before insert`, `before update` … */
  readonly when: string;
  /** PL/pgSQL statements; `new` is the row. */
  readonly body: string;
}

/** Takes a guarantee away from outside. */
export async function spoil(url: string, name: string, { table, when, body }: Spoiler): Promise<void> {
  await query(
    url,
    `create function "mutation_${name}"() returns trigger language plpgsql as $$ begin ${body} end $$;
     create trigger "mutation_${name}" ${when} on "${table}" for each row execute function "mutation_${name}"();`,
  );
}

/** Each so many-th event stays unwritten: the hook never gets it. */
export function swallowMessages(url: string, each: number): Promise<void> {
  return spoil(url, 'swallow', {
    table: 'OutboxMessage',
    when: 'before insert',
    body: `if (select "orderSequence" % ${each} = 0 from "Checkout" where "id" = new."checkoutId") then return null; end if;
      return new;`,
  });
}

/** Each so many-th order is gone as soon as a hook has it. */
export function forgetOrders(url: string, each: number): Promise<void> {
  return spoil(url, 'forget', {
    table: 'OutboxMessage',
    when: 'after update',
    body: `if new."status" = 'DELIVERED' then
        delete from "Checkout" where "id" = new."checkoutId" and "orderSequence" % ${each} = 0;
      end if;
      return null;`,
  });
}

/** No wrong password and no wrong promo code makes anybody wait. */
export function forgetFailures(url: string): Promise<void> {
  return spoil(url, 'patience', {
    table: 'SignInFailure',
    when: 'before insert or update',
    body: `new."count" = 0; new."lockedUntil" = now() - interval '1 second'; return new;`,
  });
}
