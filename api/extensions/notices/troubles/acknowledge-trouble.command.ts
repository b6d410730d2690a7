import type { Caller } from '../../../access/caller';
import type { Trouble } from '../../../generated/prisma/client';
import { NotFound } from '../../../kernel/refusals';
import { staffWrite } from '../../../staff-writes/staff-write.command';
import { dropWaiting } from '../sending/waiting.store';

/** The caller looks after a trouble: nothing more of it is sent to anyone. Who was first stays. @throws {NotFound | Forbidden} */
export function acknowledgeTrouble(caller: Caller, id: string): Promise<Trouble> {
  const frame = { permission: 'orders', action: 'acknowledgeTrouble', isUnseen: true } as const;
  return staffWrite(caller, frame, async (tx, { name }) => {
    const now = caller.now();
    const where = { id, channelId: caller.channel.id };
    const data = { acknowledgedAt: now, acknowledgedBy: name };
    await tx.trouble.updateMany({ where: { ...where, acknowledgedAt: null }, data });
    const trouble = await tx.trouble.findFirst({ where });
    if (!trouble) throw new NotFound();
    await dropWaiting(tx, { troubleId: id }, now);
    return trouble;
  });
}
