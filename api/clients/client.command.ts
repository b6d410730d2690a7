import { z } from 'zod';
import type { Caller } from '../access/caller';
import type { UpdateClientInput } from '../generated/inputs';
import type { Client } from '../generated/prisma/client';
import { changeRule, textRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { staffEntity } from '../staff-writes/staff-entity.command';

const clients = staffEntity({
  typename: 'Client',
  permission: 'clients',
  isUnseen: true,
  table: (tx) => tx.client,
});

const clientFields = z.strictObject({
  name: textRule({ minimum: 2, maximum: 50 }),
  note: textRule({ maximum: 1000 })
    .nullable()
    .transform((note) => note || null),
});

/** Changes how staff call a client and what they note. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateClient(caller: Caller, input: UpdateClientInput): Promise<Client> {
  const { id, version, ...change } = parseInput(changeRule(clientFields), input, ['input']);
  return clients.update(caller, { id, version, change });
}
