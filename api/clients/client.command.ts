import { z } from 'zod';
import type { Client } from '../generated/prisma/client';
import { textRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import type { Caller } from '../staff/caller';
import { staffWrite } from '../staff/staff-write.command';

const updateRule = z
  .object({
    name: textRule({ minimum: 2, maximum: 50 }),
    note: textRule({ maximum: 1000 })
      .nullable()
      .transform((note) => note || null),
  })
  .partial()
  .extend({ id: z.guid() });

/** Changes how staff call a client and what they note. @throws {InvalidInput | NotFound | Forbidden} */
export async function updateClient(caller: Caller, input: unknown): Promise<Client> {
  const { id, ...data } = parseInput(updateRule, input, ['input']);
  return staffWrite(caller, { permission: 'clients', action: 'updateClient' }, async (tx) => {
    const [client] = await tx.client.updateManyAndReturn({ where: { id, channelId: caller.channel.id }, data });
    if (!client) throw new NotFound();
    return client;
  });
}
