import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isLocale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import { transaction } from '../../db/transaction';
import type { CodeInput, SecondFactorProofInput } from '../../generated/inputs';
import type { Channel } from '../../generated/prisma/client';
import { parseInput } from '../../kernel/parse-input';
import { NotFound } from '../../kernel/refusals';
import { secretBoxOf } from '../../kernel/secrets';
import { writeAudit } from '../../staff-writes/audit.store';
import { judgeAttempt } from '../attempts/judged-attempt.command';
import { ownKey } from '../attempts/sign-in-delay';
import { InvalidCode } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { createStaffSession, revokeSessions } from '../sessions/session.store';
import { afterProof, factorOwner, ProofRule } from './prove-oneself.command';
import { makeRecoveryCodes } from './recovery-codes';
import { confirmDraft, replaceRecoveryCodes, saveDraft } from './second-factor.store';
import { enterSession } from './staff-session.command';
import { makeTotpSecret, otpauthUri, stepOfCode } from './totp';
import { readCode, typedCodeRule } from './typed-code';

/** What an authenticator app is given. */
export interface SecondFactorDraft {
  /** Base32. */
  readonly secret: string;
  readonly uri: string;
}

/**
 * Makes a secret for an authenticator app. It counts once a first code has confirmed it; until then all stays as it was.
 *
 * @throws {InvalidCredentials | InvalidCode | InvalidInput | SignInTooOld | TooManyAttempts | Forbidden}
 */
export async function beginSecondFactor(
  holder: SessionHolder,
  input: SecondFactorProofInput,
): Promise<SecondFactorDraft> {
  const proof = parseInput(ProofRule, input, ['input']);
  return afterProof(holder, proof, async (tx, { actor, channelId }) => {
    const { staffMemberId, login } = actor;
    const secret = makeTotpSecret(randomBytes);
    await saveDraft(tx, staffMemberId, secretBoxOf(holder).seal(secret, 'staff-second-factor'));
    const line = { action: 'beginSecondFactor', subjectId: staffMemberId };
    await writeAudit(tx, { actor, channel: { id: channelId } }, line);
    return { secret, uri: otpauthUri(secret, { issuer: issuerOf(holder.channel), login }) };
  });
}

/** As the shop calls itself: what stands above the digits in the app. */
function issuerOf(channel: Channel | null): string {
  const locale = isLocale(channel?.defaultLocale) ? channel.defaultLocale : 'en';
  return localize(parseLocalized(channel?.name), locale, locale) || 'Carte';
}

const ConfirmRule = z.strictObject({ code: typedCodeRule });

/**
 * Turns the second factor on: the app has shown that it has the secret. All other sessions end, since they began without
 * it, and the present one goes on with another cookie.
 *
 * @returns recovery codes, which are shown this once.
 * @throws {InvalidCode} when the code is not of this app; @throws {NotFound} when nothing was begun.
 * @throws {InvalidInput | TooManyAttempts | Forbidden}
 */
export async function confirmSecondFactor(holder: SessionHolder, input: CodeInput): Promise<readonly string[]> {
  const { actor, channelId } = factorOwner(holder);
  const { staffMemberId, sessionId: previousId } = actor;
  const { db, now, userAgent } = holder;
  const { code } = parseInput(ConfirmRule, input, ['input']);
  const draft = await db.secondFactor.findUnique({ where: { staffMemberId }, select: { draftCipher: true } });
  if (!draft?.draftCipher) throw new NotFound();
  const { draftCipher } = draft;
  const secret = secretBoxOf(holder).open(draftCipher, 'staff-second-factor');
  const step = await judgeAttempt(holder, { own: ownKey('code', 'session', previousId), address: null }, async () => {
    const typed = readCode(code);
    const found = typed?.kind === 'app' ? stepOfCode(secret, typed.digits, now()) : null;
    if (found === null) throw new InvalidCode();
    return found;
  });
  const made = await makeRecoveryCodes();
  const session = await transaction(db, async (tx) => {
    if (!(await confirmDraft(tx, { staffMemberId, draftCipher, step, now: now() }))) throw new NotFound();
    await replaceRecoveryCodes(tx, staffMemberId, made);
    await writeAudit(
      tx,
      { actor, channel: { id: channelId } },
      { action: 'confirmSecondFactor', subjectId: staffMemberId },
    );
    const next = await createStaffSession(tx, { channelId, userAgent, now: now(), staffMemberId, previousId });
    await revokeSessions(tx, { channelId, staffMemberId, exceptId: next.id, forgetsDevicesAt: now() });
    return next;
  });
  enterSession(holder, session, { ...actor, id: staffMemberId, channelId });
  return made.codes;
}
