import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import type { PromoCode } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput } from '../kernel/refusals';
import { staffEntity } from '../staff-writes/staff-entity.command';
import { type Consistent, consistentRule, promoCodeInput } from './promo-code-input';

const promoCodes = staffEntity({
  typename: 'PromoCode',
  permission: 'settings',
  table: (tx) => tx.promoCode,
});
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
export async function createPromoCode(caller: Caller, input: object): Promise<PromoCode> {
  const fields = promoCodeInput.readNew(caller.channel, input);
  const whole = { ...NOTHING, ...fields };
  const data = { ...whole, ...consistent(whole) };
  const channelId = caller.channel.id;
  const { code } = fields;
  const create = async (tx: Transaction) => {
    await refuseTaken(tx, { channelId, code });
    return tx.promoCode.create({ data: { ...data, channelId } });
  };
  return promoCodes.create(caller, create, { code });
}

/**
 * Changes what the input names. Orders keep what they were placed with; carts that have the code follow it.
 *
 * @throws {InvalidInput | NotFound | Conflict | Forbidden}
 */
export async function updatePromoCode(caller: Caller, input: object): Promise<PromoCode> {
  const { id, version, change } = promoCodeInput.readChange(caller.channel, input);
  return promoCodes.update(caller, { id, version, change }, async (tx, stored) => {
    const { code } = change;
    if (code !== undefined) await refuseTaken(tx, { channelId: caller.channel.id, code }, id);
    return consistent({ ...stored, ...change });
  });
}

/** Orders keep its text and what it took off; carts that have it say that there is no such code. @throws {NotFound | Forbidden} */
export async function deletePromoCode(caller: Caller, id: string) {
  return promoCodes.remove(caller, id);
}
