import { createHash, randomBytes } from 'node:crypto';
import { transaction } from '../../db/transaction';
import type { SignInWithPasskeyInput } from '../../generated/inputs';
import { parseInput } from '../../kernel/parse-input';
import { ShopNotSetUp } from '../../kernel/refusals';
import { judgeAttempt } from '../attempts/judged-attempt.command';
import { addressKey, passkeyKey } from '../attempts/sign-in-delay';
import { PasskeyRefused } from '../refusals';
import { enterSession, openStaffSession } from '../second-factor/staff-session.command';
import type { PasskeyHolder } from './own-passkeys.command';
import { findPasskey, keepChallenge, takeChallenge, usePasskey } from './passkey.store';
import { authenticationResponse, loadVerifier, PasskeySignatureRule } from './passkey-answers';

/** What a browser needs to ask for any passkey of this host; bytes are base64url. */
export interface PasskeyQuestion {
  readonly challenge: string;
  readonly host: string;
}

/** @throws {ShopNotSetUp} */
export async function beginPasskeySignIn({ channel, db, now, origin }: PasskeyHolder): Promise<PasskeyQuestion> {
  if (!channel) throw new ShopNotSetUp();
  const challenge = randomBytes(32).toString('base64url');
  await keepChallenge(db, { channelId: channel.id, staffMemberId: null }, challenge, now());
  return { challenge, host: new URL(origin).hostname };
}

/**
 * Signs in whom a passkey shows to be themselves. It has checked a finger, a face or a PIN, so neither password nor code is asked
 * for.
 *
 * @throws {PasskeyRefused} for one that is unknown or removed, of somebody disabled or of another shop or host, that did not check the person,
 * whose counter goes back, or that signed another challenge than one of the last minutes.
 * @throws {InvalidInput | TooManyAttempts | ShopNotSetUp}
 */
export async function signInWithPasskey(holder: PasskeyHolder, input: SignInWithPasskeyInput): Promise<void> {
  const { address, channel, db, logger, now, origin } = holder;
  if (!channel) throw new ShopNotSetUp();
  const signed = parseInput(PasskeySignatureRule, input, ['input']);
  const credentialId = Uint8Array.from(Buffer.from(signed.id, 'base64url'));
  const passkey = await findPasskey(db, channel.id, credentialId);
  const hash = createHash('sha256').update(credentialId).digest('base64url');
  // A known passkey has its own count: failures of others at the same address do not lock its owner out.
  const own = passkeyKey(passkey ? hash : addressKey(address));
  const { member, session } = await judgeAttempt(holder, { own, address: null }, async () => {
    if (!passkey) throw new PasskeyRefused();
    const { staffMember } = passkey;
    const { verifyAuthenticationResponse } = await loadVerifier();
    const { authenticationInfo } = await verifyAuthenticationResponse({
      response: authenticationResponse(signed),
      expectedChallenge: (challenge) =>
        takeChallenge(db, { channelId: channel.id, staffMemberId: null }, challenge, now()),
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: { id: signed.id, publicKey: passkey.publicKey, counter: Number(passkey.counter) },
      requireUserVerification: true,
    })
      .then((verification) =>
        verification.verified ? verification : Promise.reject(new Error('the signature is wrong')),
      )
      .catch((err) => {
        logger.warn({ err, staffMemberId: staffMember.id }, 'a passkey was refused');
        throw new PasskeyRefused();
      });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return transaction(db, async (tx) => {
      if (!(await usePasskey(tx, passkey, { counter, isBackedUp, now: now() }))) throw new PasskeyRefused();
      return { member: staffMember, session: await openStaffSession(tx, holder, staffMember, { isTwoFactor: true }) };
    });
  });
  enterSession(holder, session, member);
}
