import type { Database } from '../../db/client';

const KEPT_MS = 30 * 86_400_000;

/** Deletes jobs 30 days after they were written. */
export async function forgetJobs({ db }: { readonly db: Database }, now: Date): Promise<void> {
  await db.printJob.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } } });
}
