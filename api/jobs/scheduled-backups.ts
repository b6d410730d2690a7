import { type BackupWork, makeDueBackup } from '../backup/run-backup.command';
import { startTicker } from '../kernel/ticker';

/** One that is asked for begins so much later at most. */
const LOOK_EVERY_MS = 15_000;
/** A start has better things to do. */
const FIRST_AFTER_MS = 15_000;
/** A long backup does not hold up the end: the next start clears what is left of it. */
const STOP_WITHIN_MS = 3_000;

export type ScheduledBackups = Omit<BackupWork, 'signal'>;

/** Makes backups when they are due. Every node runs it, and one at a time does it. */
export function startScheduledBackups(
  work: ScheduledBackups,
  onTrouble: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const ticker = startTicker({
    everyMs: LOOK_EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    onTrouble,
    work: async () => void (await makeDueBackup({ ...work, signal: stopping.signal })),
  });
  return {
    stop: async () => {
      stopping.abort();
      const patience = new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
      await Promise.race([ticker.stop(), patience]);
    },
  };
}
