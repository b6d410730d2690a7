import type { Reader, Transaction } from '../../db/client';
import { sql } from '../../db/sql';
import type { Channel } from '../../generated/prisma/client';
import { asSoonAsPossible, chooseSlot, madeBy, type SlotPlaces } from '../../hours/slots/offered-times';
import { readSlotPlaces, readTimeTerms, type TimeQuestion } from '../../hours/slots/offered-times.store';
import { SLOT_LENGTH_MINUTES } from '../../hours/slots/slot-grid';
import type { DomainError } from '../../kernel/domain-error';
import type { Objection } from '../objection';
import { SlotTaken } from '../refusals';
import { type TimeRefusal, timeRefusal } from './time-refusal';

const MINUTE_MS = 60_000;

/** When the shopper wants it. */
export interface WantedTime extends TimeQuestion {
  /** Start of the chosen slot; null is as soon as possible. */
  readonly slotFrom: Date | null;
  /** The slots', when they have been read. */
  readonly places?: SlotPlaces;
}

/** When an order is promised. Where it can't be had then: why, and when it would be promised all the same. */
interface Promised {
  readonly promisedAt: Date;
  readonly refusal: DomainError | null;
}

/** Nothing is taken yet. @param channel - as the database has it at this moment. */
export async function readPromise(
  db: Reader,
  channel: Channel,
  { slotFrom, places, ...question }: WantedTime,
): Promise<Promised> {
  const terms = await readTimeTerms(db, channel, question);
  const refusalOf = (reason: TimeRefusal | null): DomainError | null =>
    reason && timeRefusal(reason, { terms, method: question.method, slotFrom });
  if (slotFrom === null) return { promisedAt: madeBy(terms), refusal: refusalOf(asSoonAsPossible(terms).reason) };
  const taken = places ?? (await readSlotPlaces(db, channel, question.now));
  const promisedAt = new Date(slotFrom.getTime() + SLOT_LENGTH_MINUTES * MINUTE_MS);
  return { promisedAt, refusal: refusalOf(chooseSlot(terms, taken, slotFrom).reason) };
}

/**
 * Promises a time by the rules that offered it. Its place is taken by `takeForOrder`.
 *
 * @param channel - as the placing transaction has it.
 * @param object - where it does not throw, the time is promised though it is not offered.
 * @throws {ShopClosed | OrdersPaused | MethodUnavailable | SlotTaken | SlotUnavailable}
 */
export async function promiseTime(
  db: Reader,
  channel: Channel,
  wanted: WantedTime,
  object: Objection,
): Promise<{ readonly promisedAt: Date; readonly isOverfull: boolean }> {
  const { promisedAt, refusal } = await readPromise(db, channel, wanted);
  if (refusal) object(refusal);
  return { promisedAt, isOverfull: refusal instanceof SlotTaken };
}

/** For staff, who may take an order into a time that is full. */
export function overfilling(mayOverfill: boolean): Objection {
  return (refusal) => {
    if (!(mayOverfill && refusal instanceof SlotTaken)) throw refusal;
  };
}

/** One statement decides, so that of many who want the last place exactly one gets it. @throws {SlotTaken} */
export async function takePlace(
  tx: Transaction,
  { id: channelId, slotCapacity }: Pick<Channel, 'id' | 'slotCapacity'>,
  startsAt: Date,
): Promise<void> {
  const taken = await sql(tx).query<{ taken: number }[]>`
    insert into "SlotUsage" as usage ("channelId", "startsAt", "taken") values (${channelId}::uuid, ${startsAt}, 1)
    on conflict ("channelId", "startsAt") do update set "taken" = usage."taken" + 1
      where ${slotCapacity}::int is null or usage."taken" < ${slotCapacity}::int
    returning "taken"`;
  if (taken.length === 0) throw new SlotTaken();
}

/** The time in which an order holds a place; a test order holds none. */
export function heldSlot({ slotFrom, isTest }: { slotFrom: Date | null; isTest: boolean }): Date | null {
  return isTest ? null : slotFrom;
}

/** Gives the place back when an order is cancelled. */
export async function givePlaceBack(tx: Transaction, channelId: string, startsAt: Date): Promise<void> {
  await tx.slotUsage.updateMany({
    where: { channelId, startsAt, taken: { gt: 0 } },
    data: { taken: { decrement: 1 } },
  });
}
