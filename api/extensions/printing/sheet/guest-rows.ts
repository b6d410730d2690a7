import { amountDue } from '../../../checkout/amount-due';
import type { OrderView } from '../../../checkout/checkout-view';
import { amountsIn } from '../../../kernel/amounts';
import { optionLabel } from './option-label';
import { amount, line, type Row, RULE } from './sheet';
import type { SheetWords } from './sheet-words';

/** Dishes with prices and what is paid. */
export function guestRows(order: OrderView, words: SheetWords): Row[] {
  const { say, text, locale } = words;
  const money = amountsIn(order.currencyCode, locale);
  const sum = (value: number) => money(value).formatted;
  const { discount, deliveryFee, tip, total } = order.totals;
  const due = amountDue(order, total);
  const optional: readonly [string, number | null][] = [
    ['PRINT_DISCOUNT', -discount],
    ['PRINT_DELIVERY_FEE', deliveryFee],
    ['PRINT_TIP', tip],
  ];
  return [
    ...order.lines.flatMap(({ quantity, productName, variantName, options, total: price }) => {
      const name = [text(productName), text(variantName)].filter(Boolean).join(', ');
      const chosen = options.filter(({ kind }) => kind !== 'DEFAULT');
      return [
        amount(`${quantity}× ${name}`, sum(price)),
        ...chosen.map((option) => line(optionLabel(option, words), { indent: 1, size: 'small' })),
      ];
    }),
    RULE,
    ...optional.flatMap(([code, value]) => (value ? [amount(say(code), sum(value))] : [])),
    amount(say('PRINT_TOTAL'), sum(total), true),
    ...(due === total ? [] : [amount(say('PRINT_DUE'), sum(due), true)]),
    ...(order.details.paymentName ? [line(text(order.details.paymentName))] : []),
    RULE,
    line(say('PRINT_THANKS'), { isCentred: true }),
  ];
}
