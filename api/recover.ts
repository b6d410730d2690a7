import { channelByHost } from './channel/channel.store';
import { NO_SHOP, runCommand } from './command-line';
import { createDatabase, type Database } from './db/client';
import { recoverAccess } from './staff/recover-access.command';

/** `npm run recover -- LOGIN`: a new password for whoever has forgotten theirs. */
runCommand(async ({ databaseUrl }) => {
  const db = createDatabase(databaseUrl);
  try {
    return await recover(db, process.argv[2]);
  } finally {
    await db.$disconnect();
  }
});

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
