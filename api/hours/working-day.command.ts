import type { Channel } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import type { Caller } from '../staff/caller';
import { staffWrite } from '../staff/staff-write.command';
import { workingDaysRule } from './hours-input';

/** Replaces the hours of the days that the input names. @throws {InvalidInput | Forbidden} */
export async function updateWorkingDays(caller: Caller, input: unknown): Promise<Channel> {
  const { days } = parseInput(workingDaysRule, input, ['input']);
  const channelId = caller.channel.id;
  await staffWrite(caller, { permission: 'settings', action: 'updateWorkingDays' }, async (tx) => {
    for (const { index, isActive, intervals } of days) {
      await tx.workingDay.upsert({
        where: { channelId_index: { channelId, index } },
        create: { channelId, index, isActive, intervals },
        update: { isActive, intervals },
      });
    }
    return caller.channel;
  });
  return caller.db.channel.findUniqueOrThrow({ where: { id: channelId } });
}
