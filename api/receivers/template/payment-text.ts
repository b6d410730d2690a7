import { byLocale, type Locale } from '../../../domain/locale';

const ENGLISH = {
  authorised: '💳 Reserved on the card',
  captured: '💳 Paid by card',
  voided: '💳 Reservation released',
  failed: '⚠️ Card payment failed',
  expired: '⌛ Not paid in time',
  refunded: '↩️ Refunded',
  refundFailed: '⚠️ Refund failed',
  order: 'Order',
  unplaced: 'No order was placed',
  reason: 'Reason:',
  test: 'Test payment, no real money',
};

type Words = typeof ENGLISH;

/** A language without words of its own here says it in English. */
const WORDS: Readonly<Partial<Record<Locale, Words>>> = {
  ru: {
    authorised: '💳 Удержано на карте',
    captured: '💳 Оплачено картой',
    voided: '💳 Удержание снято',
    failed: '⚠️ Оплата не прошла',
    expired: '⌛ Не оплачено вовремя',
    refunded: '↩️ Деньги возвращены',
    refundFailed: '⚠️ Возврат не прошёл',
    order: 'Заказ',
    unplaced: 'Заказ не оформлен',
    reason: 'Причина:',
    test: 'Тестовый платёж, деньги ненастоящие',
  },
};

/** Liquid that writes what happened to a payment as people read it. */
function paymentText(words: Words): string {
  return `{%- case event -%}
{%- when "payment.authorised" -%}${words.authorised}
{%- when "payment.captured" -%}${words.captured}
{%- when "payment.voided" -%}${words.voided}
{%- when "payment.failed" -%}${words.failed}
{%- when "payment.expired" -%}${words.expired}
{%- when "payment.refunded" -%}${words.refunded}
{%- else -%}${words.refundFailed}
{%- endcase %}: {% if payment.refund %}{{ payment.refund.amount.formatted }}
{%- elsif event == "payment.captured" %}{{ payment.captured.formatted }}
{%- else %}{{ payment.amount.formatted }}{% endif %}
{% if payment.orderNumber %}${words.order} {{ payment.orderNumber }}{% else %}${words.unplaced}{% endif %}
{%- if payment.refund.failure %}
${words.reason} {{ payment.refund.failure }}
{%- elsif payment.refund.reason %}
${words.reason} {{ payment.refund.reason }}
{%- elsif payment.failure %}
${words.reason} {{ payment.failure }}
{%- endif %}
{%- if payment.isTest %}
${words.test}
{%- endif %}
{%- if order.staffUrl %}
{{ order.staffUrl }}
{%- endif -%}`;
}

/** By the language of the people who read it. */
export const PAYMENT_TEXT = byLocale((locale) => paymentText(WORDS[locale] ?? ENGLISH));
