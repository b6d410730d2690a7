import type { Minor } from '../../../domain/money';
import { DomainError } from '../../kernel/domain-error';

const CONFLICT = 409;

/** So much was not taken by card, is only on hold, or has gone back already: a colleague may have been faster. */
export class RefundTooLarge extends DomainError {
  readonly code = 'REFUND_TOO_LARGE';
  override readonly httpStatus = CONFLICT;

  /**
   * @param left - what can still go back.
   * @param money - where the order's card money stands; `NONE` was taken by card.
   */
  constructor(
    readonly left: Minor,
    readonly currencyCode: string,
    money: 'NONE' | 'AUTHORISED' | 'CAPTURED',
  ) {
    super({ money });
  }
}
