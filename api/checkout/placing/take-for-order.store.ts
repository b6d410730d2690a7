import { v7 as newId } from 'uuid';
import type { Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import type { Channel } from '../../generated/prisma/client';
import { SlotTaken, VariantNotFound } from '../refusals';

interface Wanted {
  readonly variantIds: readonly string[];
  /** Start of the chosen slot; null: as soon as possible. */
  readonly slotFrom: Date | null;
  /** Held by the transaction; null: none. */
  readonly promoCode: string | null;
  /** Of a test order, and of one that came without name or phone: null. The phone is E.164. */
  readonly client: { readonly phone: string; readonly name: string } | null;
  readonly now: Date;
  /** By the shop's calendar. */
  readonly orderDate: Date;
  /** It waits for its payment: client and number come when the money is there. */
  readonly isHeld: boolean;
  /** It takes its number alone: no place, no use of the code. */
  readonly isTest: boolean;
}

/** What an order has been given. */
interface Taken {
  /** Null: it is held. */
  readonly numbered: {
    readonly clientId: string | null;
    readonly orderDate: Date;
    readonly orderSequence: number;
  } | null;
  readonly promoCodeId: string | null;
}

interface TakenRow {
  readonly held: number;
  readonly isFree: boolean;
  readonly clientId: string | null;
  readonly sequence: number | null;
  readonly promoCodeId: string | null;
}

/**
 * Takes all that an order uses up, in one statement whose parts wait for one another:
 *
 * 1. its dishes' rows are locked, so that deleting one of them waits;
 * 2. a place in its slot: of many who want the last one exactly one gets it;
 * 3. a use of its promo code;
 * 4. the client by phone number is made, or given the name that they use now. The version stays: an order that comes in must
 *    not make staff lose the note that they are writing. Orders keep the name that was given with them;
 * 5. the next number of the day, last, since its row blocks all other orders until the transaction ends. Numbers have no gap.
 *
 * A test order takes its number alone; one without a client makes none.
 *
 * @throws {VariantNotFound} when a dish has been deleted meanwhile.
 * @throws {SlotTaken}
 */
export async function takeForOrder(
  tx: Transaction,
  { id: channelId, slotCapacity }: Pick<Channel, 'id' | 'slotCapacity'>,
  { variantIds, client, now, orderDate, isHeld, isTest, ...wanted }: Wanted,
): Promise<Taken> {
  const { slotFrom, promoCode } = isTest ? { slotFrom: null, promoCode: null } : wanted;
  const dishes = [...new Set(variantIds)];
  const [taken] = await sql(tx).query<TakenRow[]>`
    with held as materialized (
      select "id" from "Variant" where "id" = any(${dishes}::uuid[]) order by "id" for key share
    ), present as (
      select 1 where (select count(*) from held) = ${dishes.length}::int
    ), place as (
      insert into "SlotUsage" as usage ("channelId", "startsAt", "taken")
      select ${channelId}::uuid, ${slotFrom}::timestamptz, 1 from present where ${slotFrom}::timestamptz is not null
      on conflict ("channelId", "startsAt") do update set "taken" = usage."taken" + 1
        where ${slotCapacity}::int is null or usage."taken" < ${slotCapacity}::int
      returning 1
    ), free as (
      select 1 from present where ${slotFrom}::timestamptz is null or exists (select from place)
    ), promo as (
      update "PromoCode" set "used" = "used" + 1
      where "channelId" = ${channelId}::uuid and "code" = ${promoCode} and exists (select from free)
      returning "id"
    ), client as (
      insert into "Client" ("id", "channelId", "phone", "name", "createdAt", "updatedAt")
      select ${newId()}::uuid, ${channelId}::uuid, ${client?.phone}, ${client?.name}, ${now}::timestamptz, ${now}::timestamptz
      from free where not ${isHeld || !client}::boolean and (${promoCode}::text is null or exists (select from promo))
      on conflict ("channelId", "phone") do update set "name" = excluded."name", "updatedAt" = excluded."updatedAt"
      returning "id"
    ), counter as (
      insert into "OrderCounter" as counter ("channelId", "date", "last")
      select ${channelId}::uuid, ${orderDate}::date, 1 from free
      where not ${isHeld}::boolean and (${!client}::boolean or exists (select from client))
      on conflict ("channelId", "date") do update set "last" = counter."last" + 1
      returning "last"
    )
    select (select count(*)::int from held) as "held", exists (select from free) as "isFree",
      (select "id" from client) as "clientId",
      (select "last" from counter) as "sequence", (select "id" from promo) as "promoCodeId"`;
  if (!taken) throw new Error('a select without a table that returns nothing');
  const { held, isFree, clientId, sequence, promoCodeId } = taken;
  if (held < dishes.length) throw new VariantNotFound();
  if (!isFree) throw new SlotTaken();
  if (isHeld) return { numbered: null, promoCodeId };
  // The code is held and so is there.
  if ((clientId === null && client) || sequence === null) throw new Error('an upsert that returns nothing');
  return { numbered: { clientId, orderDate, orderSequence: sequence }, promoCodeId };
}
