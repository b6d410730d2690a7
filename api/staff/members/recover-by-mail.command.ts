import { z } from 'zod';
import type { Locale } from '../../../domain/locale';
import { toLocale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import { logFailure } from '../../db/log-failure';
import { transaction } from '../../db/transaction';
import type { AskForRecoveryInput, RecoverPasswordInput } from '../../generated/inputs';
import type { Channel } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { InvalidInput, ShopNotSetUp } from '../../kernel/refusals';
import { secretBoxOf } from '../../kernel/secrets';
import { message } from '../../messages/messages';
import type { MailStaff } from '../../sending/mail-staff';
import { loginKey } from '../attempts/sign-in-delay';
import { forgetFailuresAtLogin } from '../attempts/sign-in-failure.store';
import { emailRule } from '../email-rule';
import { hashPassword } from '../passwords/password';
import { isCommonPassword, newPasswordRule, TOO_COMMON } from '../passwords/password-rule';
import { RecoveryUnusable } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { revokeSessions } from '../sessions/session.store';
import { makeRecoveryToken, readRecoveryToken, recoveryUrl } from './recovery-link';

const askRule = z.strictObject({ email: emailRule });
const recoverRule = z.strictObject({ token: z.string().max(1000), password: newPasswordRule });

interface Asking extends SessionHolder {
  readonly locale: Locale;
  /** Of links. */
  readonly origin: string;
  readonly mailStaff: MailStaff;
  /** Without the shop's own address a request would decide where the link leads, and with it who reads it. */
  readonly deployment: { readonly publicUrl: string | null };
  readonly logger: SessionHolder['logger'] & Parameters<typeof logFailure>[0];
}

/**
 * Mails a link for a new password to the staff member with this address. For an address that
 * is not known, the answer is the same and takes as long.
 *
 * @throws {InvalidInput | ShopNotSetUp}
 */
export function askForRecovery(asking: Asking, input: AskForRecoveryInput): void {
  const { channel, logger, deployment } = asking;
  if (!channel) throw new ShopNotSetUp();
  const { email } = parseInput(askRule, input, ['input']);
  // Not waited for: the time would say whether the address is known.
  if (email !== null && deployment.publicUrl !== null)
    mailLink(asking, channel, email).catch((error: unknown) =>
      logFailure(logger, error, 'a link for a new password was not sent'),
    );
}

async function mailLink({ db, now, locale, origin, mailStaff, ...keys }: Asking, channel: Channel, email: string) {
  const member = await db.staffMember.findFirst({ where: { channelId: channel.id, email, isActive: true } });
  // Without a password one signs in by other means.
  if (!member?.passwordHash) return;
  const { id, login, passwordHash } = member;
  const secrets = secretBoxOf(keys);
  const url = recoveryUrl(origin, makeRecoveryToken(secrets, { id, passwordHash }, now()));
  const shop = localize(parseLocalized(channel.name), locale, toLocale(channel.defaultLocale));
  const text = message(locale, 'STAFF_RECOVERY', { shop, url, login });
  await transaction(db, (tx) => mailStaff(tx, secrets, { channel, address: email, locale, text, now: now() }));
}

/**
 * Sets the password by a link from a mail, once, and ends all sessions. A second factor stays: the member signs in with the
 * new password after that.
 *
 * @throws {RecoveryUnusable | InvalidInput | ShopNotSetUp}
 */
export async function recoverPassword(holder: SessionHolder, input: RecoverPasswordInput): Promise<void> {
  const { channel, db, now } = holder;
  if (!channel) throw new ShopNotSetUp();
  const { token, password } = parseInput(recoverRule, input, ['input']);
  const link = readRecoveryToken(secretBoxOf(holder), token, now());
  const member =
    link && (await db.staffMember.findFirst({ where: { id: link.id, channelId: channel.id, isActive: true } }));
  if (!member?.passwordHash || !link?.replaces(member.passwordHash)) throw new RecoveryUnusable();
  const { id, login, passwordHash: former } = member;
  if (isCommonPassword(password, login))
    throw new InvalidInput([{ path: ['input', ...TOO_COMMON.path], code: TOO_COMMON.params.code }]);
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    const data = { passwordHash, passwordIsGiven: false, version: { increment: 1 } };
    // Of two who open the link at once, one sets a password.
    const { count } = await tx.staffMember.updateMany({ where: { id, passwordHash: former, isActive: true }, data });
    if (count === 0) throw new RecoveryUnusable();
    await tx.auditEntry.create({
      data: { channelId: channel.id, staffMemberId: id, action: 'recoverPassword', subjectId: id },
    });
    await revokeSessions(tx, { channelId: channel.id, staffMemberId: id, forgetsDevicesAt: now() });
  });
  await forgetFailuresAtLogin(db, loginKey(channel.id, login));
}
