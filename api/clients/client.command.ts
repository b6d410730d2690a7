import { z } from 'zod';
import type { Caller } from '../access/caller';
import { updateVersioned } from '../db/versioned';
import type { UpdateClientInput } from '../generated/inputs';
import type { Client } from '../generated/prisma/client';
import { textRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { staffWrite } from '../staff/staff-write.command';

const updateRule = z
  .strictObject({
    name: textRule({ minimum: 2, maximum: 50 }),
    note: textRule({ maximum: 1000 })
      .nullable()
      .transform((note) => note || null),
  })
  .partial()
  .extend({ id: z.guid(), version: z.int() });

/** Changes how staff call a client and what they note. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateClient(caller: Caller, input: UpdateClientInput): Promise<Client> {
  const { id, version, ...data } = parseInput(updateRule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'clients', action: 'updateClient', isUnseen: true }, (tx) =>
    updateVersioned(
      tx.client.updateMany({ where: { id, channelId, version }, data: { ...data, version: { increment: 1 } } }),
      () => tx.client.findFirst({ where: { id, channelId } }),
    ),
  );
}
