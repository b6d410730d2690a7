import { DomainError } from '../kernel/domain-error';

/** The caller's role does not allow this, or nobody is signed in. */
export class Forbidden extends DomainError {
  readonly code = 'FORBIDDEN';
  override readonly httpStatus = 403;
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

/** It would leave the shop without an active administrator, and so nobody who could make one. */
export class LastAdministrator extends DomainError {
  readonly code = 'LAST_ADMIN';
  override readonly httpStatus = 409;
}
