import { DomainError } from '../kernel/domain-error';

/** The caller's role or token does not allow this, or nobody is signed in. */
export class Forbidden extends DomainError {
  readonly code = 'FORBIDDEN';
  override readonly httpStatus = 403;

  /** @param scope - the one that a program's token lacks; null when it is about a person, or nothing would help. */
  constructor(readonly scope: string | null = null) {
    super(scope === null ? {} : { scope });
  }

  override get messageCode(): string {
    return this.scope === null ? this.code : 'SCOPE_MISSING';
  }
}

/** Same words and same time whether or not the login exists. */
export class InvalidCredentials extends DomainError {
  readonly code = 'INVALID_CREDENTIALS';
  override readonly httpStatus = 401;
}

/** Too many failures for this login or address; `seconds` says when the next try counts. */
export class TooManyAttempts extends DomainError {
  readonly code = 'TOO_MANY_ATTEMPTS';
  override readonly httpStatus = 429;

  constructor(readonly seconds: number) {
    super({ seconds });
  }
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
