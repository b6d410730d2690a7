import { refusal } from '../kernel/refusal';

export class CurrencyLocked extends refusal(
  'CURRENCY_LOCKED',
  409,
  'There are orders in the shop’s currency: it can’t change any more.',
  ['input', 'currencyCode'],
) {}
