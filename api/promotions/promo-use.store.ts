import type { TypedPromo } from '../../domain/promo';
import type { Reader, Transaction } from '../db/client';
import { columnsOf, sql } from '../db/sql';
import { Prisma, type PromoCode } from '../generated/prisma/client';

/** The cart that a code stands on. */
interface PromoBearer {
  readonly channelId: string;
  /** Null: none was typed. */
  readonly promoCodeText: string | null;
  /** E.164 of who orders; null while it is not filled in. */
  readonly phone: string | null;
}

/** The code of a cart as the shop has it now; null when the cart has none. */
export async function readTypedPromo(db: Reader, bearer: PromoBearer): Promise<TypedPromo | null> {
  const { channelId, promoCodeText: text, phone } = bearer;
  if (text === null) return null;
  const terms = await db.promoCode.findUnique({ where: { channelId_code: { channelId, code: text } } });
  return { text, terms, usesByClient: await countUses(db, terms, phone) };
}

async function countUses(db: Reader, code: PromoCode | null, phone: string | null): Promise<number> {
  if (code === null || code.perClientLimit === null || phone === null) return 0;
  const [uses] = await sql(db).query<{ count: number }[]>`
    select count(*)::int as "count" from "PromoUse" where "promoCodeId" = ${code.id}::uuid and "phone" = ${phone}`;
  return uses?.count ?? 0;
}

const COLUMNS = columnsOf(Prisma.PromoCodeScalarFieldEnum);

/**
 * The same, held until the transaction ends: of many orders for its last use one after the other reads how often it was
 * used, by everybody and by its client.
 */
export async function holdTypedPromo(tx: Transaction, bearer: PromoBearer): Promise<TypedPromo | null> {
  const { channelId, promoCodeText: text, phone } = bearer;
  if (text === null) return null;
  const [terms = null] = await sql(tx).query<PromoCode[]>`
    select ${COLUMNS} from "PromoCode" where "channelId" = ${channelId}::uuid and "code" = ${text} for no key update`;
  return { text, terms, usesByClient: await countUses(tx, terms, phone) };
}

/** One use of a code. */
interface PromoUse {
  readonly checkoutId: string;
  readonly promoCodeId: string;
  /** E.164. */
  readonly phone: string;
  readonly now: Date;
}

/** Counts a use of a code that the transaction holds, for an order that had given its use back. */
export async function takePromoUse(tx: Transaction, { now, ...use }: PromoUse): Promise<void> {
  await tx.promoCode.update({ where: { id: use.promoCodeId }, data: { used: { increment: 1 } } });
  await tx.promoUse.create({ data: { ...use, createdAt: now } });
}

/** Gives a cancelled order's use back, once; nothing happens when it had none, or when the code is gone. */
export async function givePromoUseBack(tx: Transaction, checkoutId: string): Promise<void> {
  await sql(tx).execute`
    with given as (delete from "PromoUse" where "checkoutId" = ${checkoutId}::uuid returning "promoCodeId")
    update "PromoCode" code set "used" = code."used" - 1 from given where code."id" = given."promoCodeId"`;
}
