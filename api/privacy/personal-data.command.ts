import { z } from 'zod';
import type { Caller } from '../access/caller';
import { updateVersioned } from '../db/versioned';
import type { SetPersonalDataMonthsInput } from '../generated/inputs';
import type { Channel } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { staffWrite } from '../staff-writes/staff-write.command';

/** Ten years: longer than any law asks a shop to know who ordered. */
const LONGEST_MONTHS = 120;

const PersonalDataRule = z.strictObject({
  version: z.int(),
  personalDataMonths: z.int().min(1).max(LONGEST_MONTHS).nullable(),
});

/**
 * Sets after how many months orders lose the person. Of what is older already, the next hourly round takes them away.
 *
 * @throws {InvalidInput | Conflict | Forbidden}
 */
export async function setPersonalDataMonths(caller: Caller, input: SetPersonalDataMonthsInput): Promise<Channel> {
  const { channel, db } = caller;
  const { id } = channel;
  const { version, personalDataMonths } = parseInput(PersonalDataRule, input, ['input']);
  const write = {
    permission: 'eraseClients',
    action: 'setPersonalDataMonths',
    details: { personalDataMonths },
    isUnseen: true,
  } as const;
  await staffWrite(caller, write, (tx) =>
    updateVersioned(
      tx.channel.updateMany({ where: { id, version }, data: { personalDataMonths, version: { increment: 1 } } }),
      () => tx.channel.findUnique({ where: { id } }),
    ),
  );
  return db.channel.findUniqueOrThrow({ where: { id } });
}
