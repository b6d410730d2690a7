import { DomainError } from '../kernel/domain-error';

/** Orders hold amounts in the shop's currency: it can't change under them. */
export class CurrencyLocked extends DomainError {
  readonly code = 'CURRENCY_LOCKED';
  override readonly httpStatus = 409;

  constructor() {
    super({}, ['input', 'currencyCode']);
  }
}
