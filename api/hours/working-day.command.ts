import type { Caller } from '../access/caller';
import { updateVersioned } from '../db/versioned';
import type { UpdateWorkingDaysInput } from '../generated/inputs';
import type { Channel, WorkingDay } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { noteChanges } from '../staff-writes/changes.store';
import { staffWrite } from '../staff-writes/staff-write.command';
import { workingDaysRule } from './hours-input';
import { WEEKDAYS } from './weekday';

/**
 * Replaces the hours of the days that the input names. The week has one version: staff who typed on top of another week are
 * refused, instead of giving a colleague's day back its old hours.
 *
 * @throws {InvalidInput | Conflict | Forbidden}
 */
export async function updateWorkingDays(caller: Caller, input: UpdateWorkingDaysInput): Promise<Channel> {
  const { days, version } = parseInput(workingDaysRule, input, ['input']);
  const channelId = caller.channel.id;
  return staffWrite(caller, { permission: 'settings', action: 'updateWorkingDays' }, async (tx) => {
    const channel = await updateVersioned(
      tx.channel.updateMany({
        where: { id: channelId, ...(version !== undefined && { hoursVersion: version }) },
        data: { hoursVersion: { increment: 1 } },
      }),
      () => tx.channel.findUnique({ where: { id: channelId } }),
    );
    const stored = await tx.workingDay.findMany({ where: { channelId } });
    noteChanges(
      tx,
      'WorkingDay',
      hoursOf(stored),
      hoursOf(days.map(({ weekday, ...day }) => ({ index: weekday, ...day }))),
    );
    for (const { weekday: index, isActive, intervals } of days) {
      await tx.workingDay.upsert({
        where: { channelId_index: { channelId, index } },
        create: { channelId, index, isActive, intervals },
        update: { isActive, intervals },
      });
    }
    return channel;
  });
}

const hoursOf = (days: readonly Pick<WorkingDay, 'index' | 'isActive' | 'intervals'>[]) =>
  Object.fromEntries(days.map(({ index, isActive, intervals }) => [WEEKDAYS[index], isActive ? intervals : []]));
