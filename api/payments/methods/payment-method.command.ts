import { z } from 'zod';
import { toLocale } from '../../../domain/locale';
import type { Caller } from '../../access/caller';
import type { Transaction } from '../../db/client';
import type {
  CreatePaymentMethodInput,
  ReorderPaymentMethodsInput,
  UpdatePaymentMethodInput,
} from '../../generated/inputs';
import { type PaymentMethod, PaymentType } from '../../generated/prisma/client';
import { changeRule, localizedRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { InvalidInput } from '../../kernel/refusals';
import { orderedStaffEntity } from '../../staff-writes/staff-entity.command';

export const PAYMENT_METHODS_LIMIT = 20;

const paymentMethods = orderedStaffEntity({
  typename: 'PaymentMethod',
  permission: 'settings',
  table: (tx) => tx.paymentMethod,
  limit: PAYMENT_METHODS_LIMIT,
});

function paymentMethodFields({ channel }: Caller) {
  return z.strictObject({
    type: z.enum(PaymentType),
    name: localizedRule({ maximum: 80, requiredIn: toLocale(channel.defaultLocale) }),
    details: localizedRule({ maximum: 500 }),
    isActive: z.boolean(),
    providerId: z.guid().nullable(),
  });
}

/** A new method goes behind the others. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createPaymentMethod(caller: Caller, input: CreatePaymentMethodInput): Promise<PaymentMethod> {
  const data = parseInput(
    paymentMethodFields(caller).partial({ details: true, isActive: true, providerId: true }),
    input,
    ['input'],
  );
  return paymentMethods.create(caller, async (tx) => {
    await checkProvider(tx, caller, data);
    return tx.paymentMethod.create({ data: { ...data, ...(await paymentMethods.end(tx, caller)) } });
  });
}

/** Changes what the input names; orders keep the name that they were placed with. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updatePaymentMethod(caller: Caller, input: UpdatePaymentMethodInput): Promise<PaymentMethod> {
  const { id, version, ...change } = parseInput(changeRule(paymentMethodFields(caller)), input, ['input']);
  return paymentMethods.update(caller, { id, version, change }, async (tx, { type, providerId }) => {
    await checkProvider(tx, caller, {
      type: change.type ?? type,
      providerId: change.providerId === undefined ? providerId : change.providerId,
    });
    return undefined;
  });
}

/** Cash is in nobody's account. @throws {InvalidInput} */
async function checkProvider(
  tx: Transaction,
  { channel }: Caller,
  { type, providerId = null }: { readonly type: PaymentType; readonly providerId?: string | null | undefined },
): Promise<void> {
  if (providerId === null) return;
  const isTheirs = (await tx.paymentProvider.count({ where: { id: providerId, channelId: channel.id } })) > 0;
  if (type === 'CASH' || !isTheirs) throw new InvalidInput([{ path: ['input', 'providerId'], code: 'INVALID' }]);
}

/** Carts that had chosen it have to choose again; orders stay as they were placed. @throws {NotFound | Forbidden} */
export async function deletePaymentMethod(caller: Caller, id: string) {
  return paymentMethods.remove(caller, id);
}

/** @throws {NotFound | Forbidden} */
export async function reorderPaymentMethods(caller: Caller, { ids }: ReorderPaymentMethodsInput) {
  return paymentMethods.reorder(caller, ids);
}
