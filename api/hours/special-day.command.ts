import { specialDay } from '../../domain/entities/special-day';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import type { UpdateSpecialDayInput } from '../generated/inputs';
import type { SpecialDay } from '../generated/prisma/client';
import { inputReader } from '../kernel/field-rules';
import { InvalidInput, TooManyEntries } from '../kernel/refusals';
import { toDateColumn } from '../kernel/zoned-time';
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

const specialDayInput = inputReader(specialDay.fields, { intervals: intervalsRule });

async function refuseTaken(tx: Transaction, where: { channelId: string; date: Date }, ownId?: string): Promise<void> {
  const stored = await tx.specialDay.findUnique({ where: { channelId_date: where }, select: { id: true } });
  if (stored && stored.id !== ownId) throw new InvalidInput([{ path: ['input', 'date'], code: 'DATE_TAKEN' }]);
}

/** Without intervals the shop stays closed on that date. @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createSpecialDay(caller: Caller, input: object): Promise<SpecialDay> {
  const data = specialDayInput.readNew(caller.channel, input);
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
  const { version } = input;
  // This version may be left out, as it could be before special days had one.
  const { id, change } = specialDayInput.readChange(caller.channel, { ...input, version: version ?? 0 });
  return specialDays.update(caller, { id, version, change }, async (tx) => {
    if (change.date) await refuseTaken(tx, { channelId: caller.channel.id, date: change.date }, id);
  });
}

/** @throws {NotFound | Forbidden} */
export async function deleteSpecialDay(caller: Caller, id: string) {
  return specialDays.remove(caller, id);
}
