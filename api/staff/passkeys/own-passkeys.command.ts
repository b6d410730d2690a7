import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isLocale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import { lockLists } from '../../db/ordered-list';
import { transaction } from '../../db/transaction';
import type { AddPasskeyInput, RenamePasskeyInput, SecondFactorProofInput } from '../../generated/inputs';
import type { StaffPasskey } from '../../generated/prisma/client';
import { textRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { NotFound, TooManyEntries } from '../../kernel/refusals';
import { writeAudit } from '../../staff-writes/audit.store';
import { PasskeyRefused } from '../refusals';
import { afterProof, factorOwner, ProofRule } from '../second-factor/prove-oneself.command';
import type { SessionHolder } from '../sessions/guest-session.command';
import { keepChallenge, takeChallenge } from './passkey.store';
import { loadVerifier, MadePasskeyRule, registrationResponse } from './passkey-answers';

/** A request that knows at which address the browser stands. The GraphQL context is one. */
export interface PasskeyHolder extends SessionHolder {
  /** Scheme, host and port. */
  readonly origin: string;
}

/** What a browser needs to make a passkey; bytes are base64url. */
export interface PasskeyDraft {
  readonly challenge: string;
  /** The host that the passkey is bound to. */
  readonly host: string;
  readonly shopName: string;
  readonly userId: string;
  readonly login: string;
  readonly name: string;
  /** Those that there are already. */
  readonly knownIds: readonly string[];
  /** COSE algorithms, the best first. */
  readonly algorithms: readonly number[];
}

/** Ed25519, ECDSA with P-256, RSA: every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];
export const PASSKEYS_LIMIT = 20;
const nameRule = textRule({ minimum: 1, maximum: 50 });

/**
 * What a browser makes a passkey from, after the password and, where there is a second factor, a code: a person who finds an open screen
 * must not add a way in.
 *
 * @throws {InvalidCredentials | InvalidCode | InvalidInput | SignInTooOld | TooManyAttempts | TooManyEntries | Forbidden}
 */
export async function beginPasskey(holder: PasskeyHolder, input: SecondFactorProofInput): Promise<PasskeyDraft> {
  const proof = parseInput(ProofRule, input, ['input']);
  const challenge = randomBytes(32).toString('base64url');
  return afterProof(holder, proof, async (tx, { actor, channelId }) => {
    const { staffMemberId, login, name } = actor;
    const known = await tx.staffPasskey.findMany({ where: { staffMemberId }, select: { credentialId: true } });
    if (known.length >= PASSKEYS_LIMIT) throw new TooManyEntries(PASSKEYS_LIMIT);
    await keepChallenge(tx, { channelId, staffMemberId }, challenge, holder.now());
    await writeAudit(tx, { actor, channel: { id: channelId } }, { action: 'beginPasskey', subjectId: staffMemberId });
    const locale = isLocale(holder.channel?.defaultLocale) ? holder.channel.defaultLocale : 'en';
    return {
      challenge,
      login,
      name,
      algorithms: ALGORITHMS,
      host: new URL(holder.origin).hostname,
      shopName: localize(parseLocalized(holder.channel?.name), locale, locale) || 'Carte',
      userId: Buffer.from(staffMemberId.replaceAll('-', ''), 'hex').toString('base64url'),
      knownIds: known.map(({ credentialId }) => Buffer.from(credentialId).toString('base64url')),
    };
  });
}

const AddRule = MadePasskeyRule.extend({ name: nameRule });

/**
 * Keeps a passkey that the browser has made of what {@link beginPasskey} sent.
 *
 * @throws {PasskeyRefused} when it was made for another challenge, host or person, without a check of the person, or too late.
 * @throws {InvalidInput | TooManyEntries | Forbidden}
 */
export async function addPasskey(holder: PasskeyHolder, input: AddPasskeyInput): Promise<StaffPasskey> {
  const { actor, channelId } = factorOwner(holder);
  const { staffMemberId } = actor;
  const { db, logger, now, origin } = holder;
  const made = parseInput(AddRule, input, ['input']);
  const host = new URL(origin).hostname;
  const { verifyRegistrationResponse } = await loadVerifier();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: registrationResponse(made),
    expectedChallenge: (challenge) => takeChallenge(db, { channelId, staffMemberId }, challenge, now()),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((err) => {
    logger.warn({ err, staffMemberId }, 'a new passkey was refused');
    throw new PasskeyRefused();
  });
  if (!registrationInfo) throw new PasskeyRefused();
  const { credential, aaguid, credentialBackedUp: isBackedUp } = registrationInfo;
  const credentialId = Uint8Array.from(Buffer.from(credential.id, 'base64url'));
  const { name, transports } = made;
  return transaction(db, async (tx) => {
    await lockLists(tx, channelId);
    if ((await tx.staffPasskey.count({ where: { staffMemberId } })) >= PASSKEYS_LIMIT) {
      throw new TooManyEntries(PASSKEYS_LIMIT);
    }
    if ((await tx.staffPasskey.count({ where: { credentialId } })) > 0) throw new PasskeyRefused();
    const line = { action: 'addPasskey', subjectId: staffMemberId, details: { name } };
    await writeAudit(tx, { actor, channel: { id: channelId } }, line);
    return tx.staffPasskey.create({
      data: {
        channelId,
        staffMemberId,
        credentialId,
        transports,
        isBackedUp,
        aaguid,
        host,
        name,
        publicKey: Uint8Array.from(credential.publicKey),
        counter: credential.counter,
        createdAt: now(),
      },
    });
  });
}

const RenameRule = z.strictObject({ id: z.guid(), name: nameRule });

/** @throws {InvalidInput | NotFound | Forbidden} */
export async function renamePasskey(holder: SessionHolder, input: RenamePasskeyInput): Promise<StaffPasskey> {
  const { actor, channelId } = factorOwner(holder);
  const { staffMemberId } = actor;
  const { id, name } = parseInput(RenameRule, input, ['input']);
  return transaction(holder.db, async (tx) => {
    const [passkey] = await tx.staffPasskey.updateManyAndReturn({ where: { id, staffMemberId }, data: { name } });
    if (!passkey) throw new NotFound();
    const line = { action: 'renamePasskey', subjectId: staffMemberId, details: { name } };
    await writeAudit(tx, { actor, channel: { id: channelId } }, line);
    return passkey;
  });
}

/** It lets in no more, at once. @throws {NotFound | Forbidden} */
export async function removePasskey(holder: SessionHolder, id: string): Promise<void> {
  const { actor, channelId } = factorOwner(holder);
  const { staffMemberId } = actor;
  await transaction(holder.db, async (tx) => {
    const passkey = await tx.staffPasskey.findFirst({ where: { id, staffMemberId } });
    if (!passkey) throw new NotFound();
    await tx.staffPasskey.deleteMany({ where: { id } });
    const line = { action: 'removePasskey', subjectId: staffMemberId, details: { name: passkey.name } };
    await writeAudit(tx, { actor, channel: { id: channelId } }, line);
  });
}
