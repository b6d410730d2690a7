import { refusal } from '../kernel/refusal';

/** Same words and same time whether or not the login exists. */
export class InvalidCredentials extends refusal(
  'INVALID_CREDENTIALS',
  401,
  'Login and password do not go together, whichever of them is wrong.',
) {}

export class SecondFactorNeeded extends refusal(
  'SECOND_FACTOR_NEEDED',
  401,
  'Login and password are right; a code is asked for. Within ten minutes `completeSignIn` takes it, by the cookie that came with this answer.',
) {}

/** Same words and same time for a code that is wrong, that was used, and that does not look like one. */
export class InvalidCode extends refusal('INVALID_CODE', 401, 'The code is wrong, or it was used before.', [
  'input',
  'code',
]) {}

/** Same words for a passkey that is unknown, removed, of another host or shop, a copy, and of somebody who may sign in no more. */
export class PasskeyRefused extends refusal(
  'PASSKEY_REFUSED',
  401,
  'The passkey is not known here, or its answer came too late.',
) {}

export class SignInTooOld extends refusal(
  'SIGN_IN_TOO_OLD',
  401,
  'The caller has neither password nor code to show and signed in more than ten minutes ago: sign in again.',
) {}

export class SignInExpired extends refusal(
  'SIGN_IN_EXPIRED',
  410,
  'No sign-in waits for a code, or no longer: start again with `signIn`.',
) {}

export class SecondFactorRequired extends refusal(
  'SECOND_FACTOR_REQUIRED',
  409,
  'The shop asks the caller’s role for a second factor, so it can’t be turned off.',
) {}

export class RecoveryUnusable extends refusal(
  'RECOVERY_UNUSABLE',
  410,
  'The link for a new password was used, or is older than an hour.',
) {}

/** What is wrong with an invitation's link. */
export type InvitationFault = 'UNKNOWN' | 'USED' | 'REVOKED' | 'EXPIRED';

export class InvitationUnusable extends refusal(
  'INVITATION_UNUSABLE',
  410,
  'The link of the invitation is not valid, or not any more.',
) {
  constructor(readonly reason: InvitationFault) {
    super();
  }

  override get messageCode(): string {
    return `INVITATION_${this.reason}`;
  }
}

export class LastAdministrator extends refusal(
  'LAST_ADMIN',
  409,
  'The shop would be left without an active administrator.',
) {}
