import type { Reader } from '../db/client';
import type { Prisma } from '../generated/prisma/client';
import { type Author, authorOf } from './caller';

interface AuditLine {
  /** The mutation's name. */
  readonly action: string;
  readonly subjectId: string;
  /** What is kept besides; never a secret. */
  readonly details?: Prisma.InputJsonObject;
}

/** Writes a line of the audit log: who did what to which. */
export async function writeAudit(
  db: Reader,
  { actor, channel }: { readonly actor: Author; readonly channel: { readonly id: string } },
  { action, subjectId, details = {} }: AuditLine,
): Promise<void> {
  await db.auditEntry.create({ data: { ...authorOf(actor), channelId: channel.id, action, subjectId, details } });
}
