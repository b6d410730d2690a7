import { createDatabase } from '../db/client';
import { secretBoxOf } from '../kernel/secrets';
import { warnOfUnreadableSecrets } from '../receivers/unreadable-secrets.store';
import { type Finding, runPreflight } from '../upgrade/preflight.command';
import type { CommandPlace } from './command-line';

/** The database, its disk and the key of a place, as this release needs them. */
export async function lookAtPlace({ databaseUrl, settings }: CommandPlace): Promise<Finding[]> {
  const { dataDirectory } = settings;
  const db = createDatabase(databaseUrl);
  const keyTrouble = async () => {
    let told: string | null = null;
    await warnOfUnreadableSecrets(db, secretBoxOf(settings), (text) => {
      told = text;
    });
    return told;
  };
  try {
    return await runPreflight({ databaseUrl, dataDirectory, keyTrouble });
  } finally {
    await db.$disconnect();
  }
}
