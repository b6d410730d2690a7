import { type Author, authorOf } from '../access/caller';
import type { Database, Reader } from '../db/client';
import type { Prisma } from '../generated/prisma/client';

interface AuditLine {
  /** The mutation's name. */
  readonly action: string;
  readonly subjectId: string;
  /** What else is kept; never a secret. */
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

/** Who did what is kept for two years: long enough for any question, not for ever. */
const KEPT_DAYS = 730;

export async function forgetAudit(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  await db.auditEntry.deleteMany({ where: { createdAt: { lt: before } } });
}
