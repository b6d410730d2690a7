import type { Reader, Transaction } from '../../db/client';
import type { Channel } from '../../generated/prisma/client';
import { asSoonAsPossible, chooseSlot, type SlotPlaces } from '../../hours/slots/offered-times';
import { readSlotPlaces, readTimeTerms, type TimeQuestion } from '../../hours/slots/offered-times.store';
import type { DomainError } from '../../kernel/domain-error';
import { SlotTaken } from '../refusals';
import { type TimeRefusal, timeRefusal } from './time-refusal';

/** When the shopper wants it. */
export interface WantedTime extends TimeQuestion {
  /** Start of the chosen slot; null is as soon as possible. */
  readonly slotFrom: Date | null;
  /** The slots', when they have been read. */
  readonly places?: SlotPlaces;
}

/** When an order would be promised, or why it can't be had then. */
type Promisable =
  | { readonly promisedAt: Date; readonly refusal: null }
  | { readonly promisedAt: null; readonly refusal: DomainError };

/** Nothing is taken yet. @param channel - as the database has it at this moment. */
export async function readPromise(
  db: Reader,
  channel: Channel,
  { slotFrom, places, ...question }: WantedTime,
): Promise<Promisable> {
  const terms = await readTimeTerms(db, channel, question);
  const refused = (reason: TimeRefusal): Promisable => ({
    promisedAt: null,
    refusal: timeRefusal(reason, { terms, method: question.method, slotFrom }),
  });
  if (slotFrom === null) {
    const { promisedAt, reason } = asSoonAsPossible(terms);
    return promisedAt ? { promisedAt, refusal: null } : refused(reason);
  }
  const { slot, reason } = chooseSlot(terms, places ?? (await readSlotPlaces(db, channel, question.now)), slotFrom);
  return slot ? { promisedAt: slot.to, refusal: null } : refused(reason);
}

/**
 * Promises a time by the rules that offered it. Its place is taken by `takeForOrder`.
 *
 * @param channel - as the placing transaction has it.
 * @returns when the order is promised.
 * @throws {ShopClosed | OrdersPaused | MethodUnavailable | SlotTaken | SlotUnavailable}
 */
export async function promiseTime(db: Reader, channel: Channel, wanted: WantedTime): Promise<Date> {
  const { promisedAt, refusal } = await readPromise(db, channel, wanted);
  if (refusal) throw refusal;
  return promisedAt;
}

/** A time for an order that staff take. */
interface DeskTime {
  readonly promisedAt: Date;
  /** The slot gets more orders than it takes. */
  readonly isOverfull: boolean;
}

/**
 * The same for staff, who may take an order into a time that is full.
 *
 * @throws {ShopClosed | OrdersPaused | MethodUnavailable | SlotTaken | SlotUnavailable}
 */
export async function promiseDeskTime(
  db: Reader,
  channel: Channel,
  wanted: WantedTime,
  mayOverfill: boolean,
): Promise<DeskTime> {
  const { promisedAt, refusal } = await readPromise(db, channel, wanted);
  if (!refusal) return { promisedAt, isOverfull: false };
  if (!(refusal instanceof SlotTaken && mayOverfill)) throw refusal;
  const places = { capacity: null, taken: new Map<number, number>() };
  return { promisedAt: await promiseTime(db, channel, { ...wanted, places }), isOverfull: true };
}

/** One statement decides, so that of many who want the last place exactly one gets it. @throws {SlotTaken} */
export async function takePlace(
  tx: Transaction,
  { id: channelId, slotCapacity }: Pick<Channel, 'id' | 'slotCapacity'>,
  startsAt: Date,
): Promise<void> {
  const taken = await tx.$queryRaw<{ taken: number }[]>`
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
