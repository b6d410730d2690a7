import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../domain/locale';
import { minor } from '../../domain/money';
import type { DomainError } from '../kernel/domain-error';
import { message, messagesIn } from '../messages/messages';
import { refusalMessage } from '../messages/refusal-message';
import * as orderRefusals from './order-life/refusals';
import * as refusals from './refusals';

/** One of each, so that a refusal without an example, or without words, fails here. */
const EXAMPLES: readonly DomainError[] = [
  new refusals.EmptyCart(),
  new refusals.SoldOut(),
  new refusals.BelowMinimum(minor(25_050), minor(100_000)),
  new refusals.TooHeavy(1250, 5000),
  new refusals.TooManyLines(50),
  new refusals.TooManyOfOne(99),
  new refusals.OrderTooLarge(),
  new refusals.SlotTaken(),
  new refusals.SlotUnavailable('TOO_SOON'),
  new refusals.ShopClosed(null, null),
  new refusals.OrdersPaused(new Date(), 'timeKind'),
  new refusals.MethodUnavailable('DELIVERY'),
  new refusals.PaymentMethodUnavailable(),
  new refusals.LivePaymentRefused(),
  new refusals.PaymentPending('token'),
  new refusals.PaymentDeclined(),
  new refusals.WarehouseRequired(),
  new refusals.ChangeTooSmall(minor(5000)),
  new refusals.TipNotPossible('TOO_LARGE', minor(5000)),
  new refusals.PriceChanged([], minor(5000), minor(5000)),
  new refusals.PromiseChanged(new Date()),
  new refusals.Maintenance(),
  new refusals.InvalidOptions({ en: 'Pizza' }, []),
  new refusals.LineNotFound(),
  new refusals.VariantNotFound(),
  new refusals.IdempotencyMismatch(),
  new refusals.StaleCart(),
  new orderRefusals.OrderNotFound(),
  new orderRefusals.MoveNotAllowed('1', 'READY', 'PLACED'),
  new orderRefusals.ReasonRequired(),
  new orderRefusals.StaleOrder('1', 'ACCEPTED'),
  new orderRefusals.OrderTaken('Levan'),
  new orderRefusals.OrderIsOver('1', 'COMPLETED'),
];

describe('the refusals of carts and orders', () => {
  it('each stand in the examples, with a code of their own', () => {
    const classes = [...Object.values(refusals), ...Object.values(orderRefusals)];
    expect(classes.filter((refusal) => !EXAMPLES.some((example) => example instanceof refusal))).toEqual([]);
    expect(new Set(EXAMPLES.map(({ code }) => code)).size).toBe(classes.length);
    expect(EXAMPLES.filter(({ code }) => !/^[A-Z]+(?:_[A-Z]+)*$/.test(code))).toEqual([]);
  });

  it.each(LOCALES)('are worded in %s, with no placeholder left', (locale) => {
    for (const refusal of EXAMPLES) expect(refusalMessage(refusal, locale, 'USD')).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('write money as prices of the shop, in the reader’s language', () => {
    const refusal = new refusals.BelowMinimum(minor(25_050), minor(100_000));
    expect(refusalMessage(refusal, 'en', 'USD')).toBe('Add $250.50 more: the minimum order is $1,000.');
    expect(refusalMessage(refusal, 'ru', 'RUB').replace(/\s/g, ' ')).toBe(
      'Добавьте ещё на 250,50 ₽: минимальная сумма заказа — 1 000 ₽.',
    );
  });

  it('count in words that fit the number', () => {
    const stopped = { kind: 'SOLD_OUT', soldOut: [] } as const;
    const change = { ...stopped, lineId: '1', productName: {}, before: minor(1), after: null };
    const soldOut = (count: number) => refusalMessage(new refusals.SoldOut(Array(count).fill(change)), 'ru', null);
    expect(soldOut(1)).toBe('Выбранное блюдо только что закончилось.');
    expect(soldOut(2)).toBe('2 блюда в корзине только что закончились.');
    expect(soldOut(5)).toBe('5 блюд в корзине только что закончились.');
  });

  it.each([
    [['SOLD_OUT'], 'A dish you chose has just sold out.'],
    [['GONE'], '“Pizza” is no longer on the menu.'],
    [['OPTIONS'], '“Pizza” is now made with other options. Please choose them again.'],
    [['GONE', 'GONE'], '2 dishes in your cart are no longer on the menu.'],
    [['GONE', 'OPTIONS'], '2 dishes in your cart have just sold out.'],
  ] as const)('say what became of %j', (kinds, words) => {
    const line = { lineId: '1', productName: { en: 'Pizza' }, before: minor(1), after: null, soldOut: [] };
    expect(refusalMessage(new refusals.SoldOut(kinds.map((kind) => ({ ...line, kind }))), 'en', null)).toBe(words);
  });

  it.each([
    ['TOO_FEW_OPTIONS', { minimum: 1 }, '“Pizza”: choose at least 1 under “Crust”.'],
    ['TOO_MANY_OPTIONS', { maximum: 2 }, '“Pizza”: choose at most 2 under “Crust”.'],
    ['OPTION_SOLD_OUT', {}, '“Pizza”: “Thin” has sold out. Please choose something else.'],
    ['REPEATED_OPTION', {}, '“Pizza”: “Thin” can be chosen only once.'],
    ['UNKNOWN_OPTION', {}, '“Pizza”: an option you chose is no longer offered. Please choose again.'],
    ['NEGATIVE_PRICE', {}, '“Pizza”: the chosen options take off more than the dish costs.'],
  ] as const)('name dish, group and rule of options: %s', (code, values, words) => {
    const names = { group: { en: 'Crust' }, option: { en: 'Thin' } };
    const misfit = new refusals.InvalidOptions({ en: 'Pizza' }, [{ code, subjectId: '1', values, names }]);
    expect(refusalMessage(misfit, 'en', null)).toBe(words);
    // A name that the reader's language lacks is shown in the other.
    expect(refusalMessage(misfit, 'ru', null)).toContain('«Pizza»');
  });

  it('blame the menu only for what it changed', () => {
    const change = { kind: 'PRICE', lineId: '1', productName: {}, before: minor(1), after: minor(2) } as const;
    const words = (lines: (typeof change)[]) =>
      refusalMessage(new refusals.PriceChanged(lines, minor(700), minor(300)), 'en', 'USD');
    expect(words([change])).toBe('The menu has changed. Your new total is $7: please confirm it.');
    expect(words([])).toBe('Your order now comes to $7. Please confirm the new total.');
  });

  it('answer with statuses that HTTP clients understand', () => {
    const status = Object.fromEntries(EXAMPLES.map(({ code, httpStatus }) => [code, httpStatus]));
    expect(status).toMatchObject({
      MAINTENANCE: 503,
      LINE_NOT_FOUND: 404,
      PRICE_CHANGED: 409,
      SLOT_TAKEN: 409,
      BELOW_MINIMUM: 422,
    });
  });
});

describe('the messages', () => {
  it('are the same codes in both languages', () =>
    expect(Object.keys(messagesIn('ru'))).toEqual(Object.keys(messagesIn('en'))));

  it.each(LOCALES)('of single fields are worded in %s', (locale) =>
    expect(message(locale, 'INVALID_PHONE')).not.toBe(''),
  );
});
