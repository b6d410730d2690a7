import { createDatabase } from '../db/client';
import { secretBoxOf } from '../kernel/secrets';
import { warnOfUnreadableSecrets } from '../receivers/unreadable-secrets.store';
import { lookAtAddress } from '../upgrade/look-at-address';
import { runPreflight } from '../upgrade/preflight.command';
import { runCommand } from './command-line';

/** `npm run preflight`: what this release would meet, before the one that runs is stopped. Ends with 1 where it must not start. */
runCommand(
  async ({ databaseUrl, settings }) => {
    const { dataDirectory } = settings;
    const db = createDatabase(databaseUrl);
    const keyTrouble = async () => {
      let told: string | null = null;
      await warnOfUnreadableSecrets(db, secretBoxOf(settings), (text) => {
        told = text;
      });
      return told;
    };
    const lookAtPlace = async () => {
      try {
        return await runPreflight({ databaseUrl, dataDirectory, keyTrouble });
      } finally {
        await db.$disconnect();
      }
    };
    const findings = [...(await lookAtPlace()), ...(await lookAtAddress(settings))];
    const report = findings.map(({ isFine, sentence }) => `${isFine ? '✓' : '✗'} ${sentence}`).join('\n');
    if (findings.some(({ isFine }) => !isFine)) throw new Error(`${report}\nDo not start this release yet.`);
    return `${report}\nReady: back up, then start this release.`;
  },
  { otherRelease: 'expected' },
);
