import type { Minor } from '../../../domain/money';
import { refusal } from '../../kernel/refusal';

export class RefundTooLarge extends refusal(
  'REFUND_TOO_LARGE',
  409,
  'So much was not taken by card, is only on hold, or has gone back already.',
) {
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
