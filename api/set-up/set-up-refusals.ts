import { DomainError } from '../kernel/domain-error';

/** Not the code that the server printed. */
export class InvalidSetUpCode extends DomainError {
  readonly code = 'INVALID_SET_UP_CODE';
  override readonly httpStatus = 403;

  constructor() {
    super({}, ['code']);
  }
}

/** There is an administrator: the wizard is closed for good. */
export class AlreadySetUp extends DomainError {
  readonly code = 'ALREADY_SET_UP';
  override readonly httpStatus = 409;
}
