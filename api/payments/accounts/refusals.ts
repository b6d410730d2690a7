import { DomainError } from '../../kernel/domain-error';

const CONFLICT = 409;

/** Ways to pay name it, or it has payments: those are asked about with its keys. */
export class ProviderInUse extends DomainError {
  readonly code = 'PROVIDER_IN_USE';
  override readonly httpStatus = CONFLICT;
}

/** The provider does not open the account with these keys. */
export class KeysRefused extends DomainError {
  readonly code = 'KEYS_REFUSED';
  override readonly httpStatus = CONFLICT;

  /** @param reason - as the provider names it. */
  constructor(readonly reason: string) {
    super({ reason }, ['key']);
  }
}

/** The provider could not be asked. */
export class ProviderUnreachable extends DomainError {
  readonly code = 'PROVIDER_UNREACHABLE';
  override readonly httpStatus = CONFLICT;
}
