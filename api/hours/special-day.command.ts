import { z } from 'zod';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import type { CreateSpecialDayInput, UpdateSpecialDayInput } from '../generated/inputs';
import type { SpecialDay } from '../generated/prisma/client';
import { localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput, TooManyEntries } from '../kernel/refusals';
import { parseDate, toDateColumn } from '../kernel/zoned-time';
import { staffEntity } from '../staff-writes/staff-entity.command';
import { todayOf } from './hours.store';
import { intervalsRule } from './hours-input';

/** Special days from today on. */
export const SPECIAL_DAYS_LIMIT = 100;

const specialDays = staffEntity({
  typename: 'SpecialDay',
  permission: 'settings',
  table: (tx) => tx.specialDay,
});

const dateRule = z
  .string()
  .transform((value) => parseDate(value))
  .refine((date) => date !== null, { params: { code: 'INVALID_DATE' } })
  .transform(toDateColumn);

const specialDayFields = z.strictObject({
  date: dateRule,
  intervals: intervalsRule,
  note: localizedRule({ maximum: 200 }),
});

async function refuseTaken(tx: Transaction, where: { channelId: string; date: Date }, ownId?: string): Promise<void> {
  const stored = await tx.specialDay.findUnique({ where: { channelId_date: where }, select: { id: true } });
  if (stored && stored.id !== ownId) throw new InvalidInput([{ path: ['input', 'date'], code: 'DATE_TAKEN' }]);
}

/** Without intervals the shop stays closed on that date. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createSpecialDay(caller: Caller, input: CreateSpecialDayInput): Promise<SpecialDay> {
  const data = parseInput(specialDayFields.partial({ note: true }), input, ['input']);
  const channelId = caller.channel.id;
  const today = todayOf(caller.channel, caller.now());
  return specialDays.create(caller, async (tx) => {
    await refuseTaken(tx, { channelId, date: data.date });
    const upcoming = await tx.specialDay.count({ where: { channelId, date: { gte: toDateColumn(today) } } });
    if (upcoming >= SPECIAL_DAYS_LIMIT) throw new TooManyEntries(SPECIAL_DAYS_LIMIT);
    // Hours are read as a whole: what is long past only makes that slower.
    await tx.specialDay.deleteMany({ where: { channelId, date: { lt: toDateColumn(today.subtract({ years: 1 })) } } });
    return tx.specialDay.create({ data: { ...data, channelId } });
  });
}

/** @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateSpecialDay(caller: Caller, input: UpdateSpecialDayInput): Promise<SpecialDay> {
  const rule = specialDayFields.partial().extend({ id: z.guid(), version: z.int().nullish() });
  const { id, version, ...change } = parseInput(rule, input, ['input']);
  return specialDays.update(caller, { id, version, change }, async (tx) => {
    if (change.date) await refuseTaken(tx, { channelId: caller.channel.id, date: change.date }, id);
  });
}

/** @throws {NotFound | Forbidden} */
export async function deleteSpecialDay(caller: Caller, id: string) {
  return specialDays.remove(caller, id);
}
