import type { Minor } from '../../../domain/money';
import { DomainError } from '../../kernel/domain-error';

const CONFLICT = 409;

/** So much was not taken by card, or has gone back already: a colleague may have been faster. */
export class RefundTooLarge extends DomainError {
  readonly code = 'REFUND_TOO_LARGE';
  override readonly httpStatus = CONFLICT;

  /** @param left - what can still go back. */
  constructor(
    readonly left: Minor,
    readonly currencyCode: string,
  ) {
    super();
  }
}
