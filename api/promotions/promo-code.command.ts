import { z } from 'zod';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreatePromoCodeInput, UpdatePromoCodeInput } from '../generated/inputs';
import type { PromoCode } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput, NotFound } from '../kernel/refusals';
import { deleteRow } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';
import { type Consistent, consistentRule, promoCodeFields } from './promo-code-input';

const permission = 'settings';
const at = ['input'];

const NOTHING = {
  percent: null,
  amount: null,
  minimum: null,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  perClientLimit: null,
  isActive: true,
};

/** What is taken off, by kind. @throws {InvalidInput} when the fields contradict each other. */
function consistent(fields: Consistent) {
  const { percent, amount } = parseInput(consistentRule, fields, at);
  return { percent, amount };
}

/** To be asked while the lists are held, so that no other write can take the code in between. */
async function refuseTaken(tx: Transaction, where: { channelId: string; code: string }, ownId?: string): Promise<void> {
  const stored = await tx.promoCode.findUnique({ where: { channelId_code: where }, select: { id: true } });
  if (stored && stored.id !== ownId) throw new InvalidInput([{ path: [...at, 'code'], code: 'PROMO_CODE_TAKEN' }]);
}

/** @throws {InvalidInput | Forbidden} */
export async function createPromoCode(caller: Caller, input: CreatePromoCodeInput): Promise<PromoCode> {
  const fields = parseInput(promoCodeFields.partial().required({ code: true, kind: true }), input, at);
  const whole = { ...NOTHING, ...fields };
  const data = { ...whole, ...consistent(whole) };
  const { id: channelId } = caller.channel;
  const { code } = fields;
  return staffWrite(caller, { permission, action: 'createPromoCode', details: { code } }, async (tx) => {
    await lockLists(tx, channelId);
    await refuseTaken(tx, { channelId, code });
    return tx.promoCode.create({ data: { ...data, channelId } });
  });
}

/**
 * Changes what the input names. Orders keep what they were placed with; carts that have the code follow it.
 *
 * @throws {InvalidInput | NotFound | Conflict | Forbidden}
 */
export async function updatePromoCode(caller: Caller, input: UpdatePromoCodeInput): Promise<PromoCode> {
  const rule = promoCodeFields.partial().extend({ id: z.guid(), version: z.int() });
  const { id, version, ...changes } = parseInput(rule, input, at);
  const { id: channelId } = caller.channel;
  return staffWrite(caller, { permission, action: 'updatePromoCode' }, async (tx) => {
    await lockLists(tx, channelId);
    const stored = await tx.promoCode.findFirst({ where: { id, channelId } });
    if (!stored) throw new NotFound();
    if (changes.code !== undefined) await refuseTaken(tx, { channelId, code: changes.code }, id);
    const { percent, amount } = consistent({ ...stored, ...changes });
    return updateVersioned(
      tx.promoCode.updateMany({
        where: { id, channelId, version },
        data: { ...changes, percent, amount, version: { increment: 1 } },
      }),
      () => tx.promoCode.findFirst({ where: { id, channelId } }),
    );
  });
}

/** Orders keep its text and what it took off; carts that have it say that there is no such code. @throws {NotFound | Forbidden} */
export async function deletePromoCode(caller: Caller, id: string) {
  const write = { permission, action: 'deletePromoCode', typename: 'PromoCode', id } as const;
  return deleteRow(caller, write, (tx, where) => tx.promoCode.deleteMany({ where }));
}
