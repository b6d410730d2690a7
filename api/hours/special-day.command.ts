import { z } from 'zod';
import type { Caller } from '../access/caller';
import type { Transaction } from '../db/client';
import { lockLists } from '../db/ordered-list';
import { updateVersioned } from '../db/versioned';
import type { CreateSpecialDayInput, UpdateSpecialDayInput } from '../generated/inputs';
import type { SpecialDay } from '../generated/prisma/client';
import { localizedRule } from '../kernel/input-rules';
import { parseInput } from '../kernel/parse-input';
import { InvalidInput, TooManyEntries } from '../kernel/refusals';
import { toDateColumn } from '../kernel/zoned-time';
import { deleteRow } from '../staff/list-write.command';
import { staffWrite } from '../staff/staff-write.command';
import { parseDate, todayOf } from './hours.store';
import { intervalsRule } from './hours-input';

/** Special days from today on. */
export const SPECIAL_DAYS_LIMIT = 100;

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
  return staffWrite(caller, { permission: 'settings', action: 'createSpecialDay' }, async (tx) => {
    await lockLists(tx, channelId);
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
  const { id, version, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'settings', action: 'updateSpecialDay' }, async (tx) => {
    await lockLists(tx, channelId);
    if (data.date) await refuseTaken(tx, { channelId, date: data.date }, id);
    return updateVersioned(
      tx.specialDay.updateMany({
        where: { id, channelId, ...(typeof version === 'number' && { version }) },
        data: { ...data, version: { increment: 1 } },
      }),
      () => tx.specialDay.findFirst({ where: { id, channelId } }),
    );
  });
}

/** @throws {NotFound | Forbidden} */
export async function deleteSpecialDay(caller: Caller, id: string) {
  const write = { permission: 'settings', action: 'deleteSpecialDay', typename: 'SpecialDay', id } as const;
  return deleteRow(caller, write, (tx, where) => tx.specialDay.deleteMany({ where }));
}
