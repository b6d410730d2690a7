import { DomainError } from '../kernel/domain-error';

/** Same words and same time whether or not the login exists. */
export class InvalidCredentials extends DomainError {
  readonly code = 'INVALID_CREDENTIALS';
  override readonly httpStatus = 401;
}

/** The password is right, or the provider vouches for them; a code of the second factor is asked for. Nobody is signed in. */
export class SecondFactorNeeded extends DomainError {
  readonly code = 'SECOND_FACTOR_NEEDED';
  override readonly httpStatus = 401;
}

/** Same words and same time for a code that is wrong, that was used, and that does not look like one. */
export class InvalidCode extends DomainError {
  readonly code = 'INVALID_CODE';
  override readonly httpStatus = 401;

  constructor() {
    super({}, ['input', 'code']);
  }
}

/** Same words for a passkey that is unknown, removed, of another host or shop, a copy, and of somebody who may sign in no more. */
export class PasskeyRefused extends DomainError {
  readonly code = 'PASSKEY_REFUSED';
  override readonly httpStatus = 401;
}

/** Who has neither password nor code to show has to have signed in a moment ago. */
export class SignInTooOld extends DomainError {
  readonly code = 'SIGN_IN_TOO_OLD';
  override readonly httpStatus = 401;
}

/** No sign-in of this browser waits for a code, or no longer: it begins again. */
export class SignInExpired extends DomainError {
  readonly code = 'SIGN_IN_EXPIRED';
  override readonly httpStatus = 410;
}

/** The shop asks this role for a second factor: it can be moved to another phone, and not be turned off. */
export class SecondFactorRequired extends DomainError {
  readonly code = 'SECOND_FACTOR_REQUIRED';
  override readonly httpStatus = 409;
}

/** What is wrong with an invitation's link. */
export type InvitationFault = 'UNKNOWN' | 'USED' | 'REVOKED' | 'EXPIRED';

/** The link lets nobody in: it never did, or no longer does. */
export class InvitationUnusable extends DomainError {
  readonly code = 'INVITATION_UNUSABLE';
  override readonly httpStatus = 410;

  constructor(readonly reason: InvitationFault) {
    super();
  }

  override get messageCode(): string {
    return `INVITATION_${this.reason}`;
  }
}

/** It would leave the shop without an active administrator, and so nobody who could make one. */
export class LastAdministrator extends DomainError {
  readonly code = 'LAST_ADMIN';
  override readonly httpStatus = 409;
}
