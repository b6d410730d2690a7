import { z } from 'zod';
import { toLocale } from '../../domain/locale';
import type { Caller } from '../access/caller';
import { lockLists, positionAtEnd } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreatePaymentMethodInput, UpdatePaymentMethodInput } from '../generated/inputs';
import { type Channel, type PaymentMethod, PaymentType } from '../generated/prisma/client';
import { localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { deleteRow, reorderRows } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';

export const PAYMENT_METHODS_LIMIT = 20;

function paymentMethodFields({ channel }: Caller) {
  return z.strictObject({
    type: z.enum(PaymentType),
    name: localizedRule({ maximum: 80, requiredIn: toLocale(channel.defaultLocale) }),
    details: localizedRule({ maximum: 500 }),
    isActive: z.boolean(),
  });
}

/** A new method goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createPaymentMethod(caller: Caller, input: CreatePaymentMethodInput): Promise<PaymentMethod> {
  const rule = paymentMethodFields(caller).partial({ details: true, isActive: true });
  const data = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'settings', action: 'createPaymentMethod' }, async (tx) => {
    await lockLists(tx, channelId);
    const others = await tx.paymentMethod.findMany({ where: { channelId }, select: { position: true } });
    return tx.paymentMethod.create({
      data: { ...data, channelId, position: positionAtEnd(others, PAYMENT_METHODS_LIMIT) },
    });
  });
}

/** Changes what the input names; orders keep the name that they were placed with. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updatePaymentMethod(caller: Caller, input: UpdatePaymentMethodInput): Promise<PaymentMethod> {
  const rule = paymentMethodFields(caller).partial().extend({ id: z.guid(), version: z.int() });
  const { id, version, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'settings', action: 'updatePaymentMethod' }, (tx) =>
    updateVersioned(
      tx.paymentMethod.updateMany({
        where: { id, channelId, version },
        data: { ...data, version: { increment: 1 } },
      }),
      () => tx.paymentMethod.findFirst({ where: { id, channelId } }),
    ),
  );
}

/** Carts that had chosen it have to choose again; orders stay as they were placed. @throws {NotFound | Forbidden} */
export async function deletePaymentMethod(caller: Caller, id: string) {
  const write = { permission: 'settings', action: 'deletePaymentMethod', typename: 'PaymentMethod', id } as const;
  return deleteRow(caller, write, (tx, where) => tx.paymentMethod.deleteMany({ where }));
}

/** @throws {NotFound | Forbidden} */
export async function reorderPaymentMethods(caller: Caller, ids: readonly string[]): Promise<Channel> {
  const where = { channelId: caller.channel.id };
  return reorderRows(caller, { permission: 'settings', action: 'reorderPaymentMethods' }, ids, {
    read: (tx) => tx.paymentMethod.findMany({ where, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    write: (tx, id, position) => tx.paymentMethod.update({ where: { id }, data: { position } }),
  });
}
