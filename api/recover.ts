import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { channelByHost } from './channel/channel.store';
import { createDatabase, type Database } from './db/client';
import { startEmbedded } from './db/embedded';
import { readSettings } from './env';
import { recoverAccess } from './staff/recover-access.command';

const NO_SHOP = 'There is no shop yet: npm start, and set it up.';

/** `npm run recover -- LOGIN`: a new password for whoever has forgotten theirs, while the shop runs or not. */
async function main(): Promise<void> {
  const { databaseUrl, dataDirectory } = readSettings();
  const directory = join(dataDirectory, 'postgres');
  if (!databaseUrl && !existsSync(directory)) throw new Error(NO_SHOP);
  const embedded = databaseUrl ? null : await startEmbedded({ directory });
  const db = createDatabase(databaseUrl ?? embedded?.url ?? '');
  try {
    console.log(await recover(db, process.argv[2]));
  } finally {
    await db.$disconnect();
    await embedded?.stop();
  }
}

/** @throws {Error} saying whose login can be given. */
async function recover(db: Database, login: string | undefined): Promise<string> {
  const channel = await channelByHost(db, '');
  if (!channel) throw new Error(NO_SHOP);
  const password = login ? await recoverAccess(db, channel.id, login) : null;
  if (password !== null) {
    return `\nNew password: ${password}\nAll sessions of ${login} have ended. Change it under Account after signing in.`;
  }
  const members = await db.staffMember.findMany({ where: { channelId: channel.id }, orderBy: { createdAt: 'asc' } });
  const logins = members.map(({ login, role }) => `  ${login} (${role.toLowerCase()})`).join('\n');
  throw new Error(`Say whose password: npm run recover -- LOGIN, where LOGIN is one of\n${logins}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
