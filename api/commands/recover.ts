import { channelOfOperator } from '../channel/channel.store';
import type { Database } from '../db/client';
import { ShopNotSetUp } from '../kernel/refusals';
import { recoverAccess } from '../staff/members/recover-access.command';
import { runOnDatabase } from './command-line';

/**
 * `npm run recover -- LOGIN [HOST]`: a new password for a forgotten one.
 *
 * @throws {Error} saying whose login can be given.
 */
async function recover(db: Database, login: string | undefined, host: string): Promise<string> {
  const channel = await channelOfOperator(db, host);
  if (!channel) throw new ShopNotSetUp();
  const recovered = login ? await recoverAccess(db, channel.id, login) : null;
  if (recovered !== null) {
    const factor = recovered.hadSecondFactor
      ? '\nTheir second factor is removed: no code is asked for at the sign-in.'
      : '';
    const passkeys = recovered.passkeys > 0 ? `\nTheir passkeys are removed: ${recovered.passkeys}.` : '';
    return `\nNew password: ${recovered.password}\nAll sessions of ${login} have ended. Whoever signs in with it chooses another one first.${factor}${passkeys}`;
  }
  const members = await db.staffMember.findMany({ where: { channelId: channel.id }, orderBy: { createdAt: 'asc' } });
  const logins = members.map(({ login, role }) => `  ${login} (${role.toLowerCase()})`).join('\n');
  const others = await db.channel.findMany({ where: { id: { not: channel.id } }, select: { hosts: true } });
  const hosts = others.flatMap(({ hosts: [first] }) => first ?? []);
  const elsewhere = hosts.length > 0 ? `\nOther shops, by a host after the login: ${hosts.join(', ')}` : '';
  throw new Error(`Say whose password: npm run recover -- LOGIN, where LOGIN is one of\n${logins}${elsewhere}`);
}

runOnDatabase((db) => recover(db, process.argv[2], process.argv[3] ?? ''));
