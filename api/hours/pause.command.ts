import { type Caller, refuseTests } from '../access/caller';
import type { PauseOrdersInput } from '../generated/inputs';
import type { Channel } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput } from '../kernel/refusals';
import { staffWrite } from '../staff-writes/staff-write.command';
import { pauseEnd, pauseProblem, pauseRule } from './pause';

/**
 * Starts nothing new before a time; orders for later are taken on. Asked for again, the later wish counts. It needs no
 * version, and leaves the settings' alone: stopping the orders must not lose to an open form.
 *
 * @throws {InvalidInput | Forbidden}
 */
export async function pauseOrders(caller: Caller, input: PauseOrdersInput): Promise<Channel> {
  const now = caller.now();
  const end = pauseEnd(parseInput(pauseRule, input, ['input']), now, caller.channel.timeZone);
  const code = pauseProblem(end, now);
  if (code) throw new InvalidInput([{ path: ['input', 'until'], code }]);
  return setPause(caller, 'pauseOrders', end);
}

/** Takes orders again at once; also when nothing is paused. @throws {Forbidden} */
export async function resumeOrders(caller: Caller): Promise<Channel> {
  return setPause(caller, 'resumeOrders', null);
}

async function setPause(caller: Caller, action: string, pausedUntil: Date | null): Promise<Channel> {
  refuseTests(caller.actor);
  const where = { id: caller.channel.id };
  const details = { until: pausedUntil?.toISOString() ?? null };
  await staffWrite(caller, { permission: 'orders', action, details }, (tx) =>
    tx.channel.update({ where, data: { pausedUntil } }),
  );
  return caller.db.channel.findUniqueOrThrow({ where });
}
