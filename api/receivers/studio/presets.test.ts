import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../domain/locale';
import { ReceiverEvent } from '../../generated/prisma/client';
import { SHOP_EVENTS } from '../../shop-news/shop-event';
import { parseExtraHeaders } from '../request/request-headers';
import { parseRequestUrl } from '../request/request-url';
import { renderTemplate } from '../template/body-template';
import { isPaymentEvent } from '../template/sample-payment';
import { RECEIVER_PRESETS } from './presets';
import { testOrder, testScope, testScopeOf } from './testing';

const PAYMENT_EVENTS = Object.values(ReceiverEvent).filter(isPaymentEvent);
const cases = RECEIVER_PRESETS.flatMap((preset) => LOCALES.map((locale) => ({ preset, locale, name: preset.id })));
const nasty = fc.string({ unit: fc.constantFrom(...'a"\\\n\r\t\0{}%<>&\'\u2028🍕\ud83c', '{{', '%}', '</script>') });

describe('the presets', () => {
  test.each(cases)('$name in $locale can be saved as it is', ({ preset, locale }) => {
    expect(preset.name[locale]).toBeTruthy();
    expect(preset.hint[locale]).toBeTruthy();
    expect(parseRequestUrl(preset.url).protocol).toBe('https:');
    expect(parseExtraHeaders(preset.headers)).toEqual(preset.headers);
  });

  test.each(cases)('$name in $locale is valid JSON for any order', ({ preset, locale }) => {
    fc.assert(
      fc.property(
        fc.record({ text: nasty, event: fc.constantFrom('order.placed', 'order.status_changed', 'order.cancelled') }),
        ({ text, event }) => {
          const order = testOrder();
          const scope = testScope({
            event,
            order: {
              ...order,
              number: text,
              status: text,
              cancelReason: text,
              contact: { name: text, phone: text },
              notes: { kitchen: text, courier: text },
              channel: { ...order.channel, name: text },
              lines: order.lines.map((line) => ({ ...line, name: text, variant: text })),
            },
          });
          expect(JSON.parse(renderTemplate(preset.body[locale], scope))).toBeTypeOf('object');
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each(cases)('$name in $locale is valid JSON for any payment', ({ preset, locale }) => {
    const property = fc.property(nasty, fc.constantFrom(...PAYMENT_EVENTS), fc.boolean(), (text, event, isPlaced) => {
      const scope = testScopeOf(event);
      const { payment, order } = scope;
      if (!payment) throw new Error('a payment event without a payment');
      const refund = payment.refund && { ...payment.refund, reason: text, failure: text };
      const told = { ...payment, refund, orderNumber: isPlaced ? text : null, failure: text };
      const body = renderTemplate(preset.body[locale], { ...scope, order: isPlaced ? order : null, payment: told });
      expect(JSON.parse(body)).toBeTypeOf('object');
    });
    fc.assert(property, { numRuns: 60 });
  });

  test.each(cases)('$name in $locale is valid JSON for any change of the shop', ({ preset, locale }) => {
    const property = fc.property(nasty, fc.constantFrom(...SHOP_EVENTS), (text, event) => {
      const { change, ...scope } = testScopeOf(event);
      if (!change) throw new Error('an event of the shop without a change');
      const { channel, prices, products } = change;
      const told = {
        ...change,
        channel: { ...channel, name: text },
        products: products?.map((product) => ({ ...product, name: text })) ?? null,
        prices: prices?.map((price) => ({ ...price, name: text, productName: text, sku: text })) ?? null,
      };
      const body = renderTemplate(preset.body[locale], { ...scope, change: told });
      expect(JSON.parse(body)).toBeTypeOf('object');
    });
    fc.assert(property, { numRuns: 60 });
  });

  test('a message about the shop says what is other', () => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const read = (event: ReceiverEvent, locale: 'en' | 'ru') => {
      const { text } = JSON.parse(renderTemplate(telegram?.body[locale] ?? '', testScopeOf(event)));
      return String(text).replaceAll('\u00a0', ' ');
    };
    expect(SHOP_EVENTS.map((event) => read(event, 'en')).join('\n\n')).toMatchInlineSnapshot(`
      "🍽 Dishes changed
      • Margherita
      Garden Kitchen

      💰 Prices changed
      • Margherita, 30 cm: ₾14.50 → ₾15.50
      • Margherita, "Hot" sauce: ₾1.45 → ₾1.55
      Garden Kitchen

      ⛔ Stop list changed
      • Margherita, 30 cm: stopped until 2026-11-20 23:30
      Garden Kitchen

      🕒 Opening hours changed
      Garden Kitchen

      ⏸ No orders are taken until 2026-11-20 23:30
      Garden Kitchen

      🖨 Hot kitchen did not say whether a sheet of order 0101-0001 is printed
      Garden Kitchen

      ⚠️ A message about order 0101-0001 could not be sent
      Garden Kitchen"
    `);
    expect(read('STOP_UPDATED', 'ru')).toMatchInlineSnapshot(`
      "⛔ Стоп-лист изменён
      • Margherita, 30 cm: остановлено до 20.11.2026 23:30
      Garden Kitchen"
    `);
  });

  test('a message about a payment says what happened, how much it was and why', () => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const read = (event: ReceiverEvent, locale: 'en' | 'ru') => {
      const { text } = JSON.parse(renderTemplate(telegram?.body[locale] ?? '', testScopeOf(event)));
      return String(text).replaceAll('\u00a0', ' ');
    };
    expect(PAYMENT_EVENTS.map((event) => read(event, 'en')).join('\n\n')).toMatchInlineSnapshot(`
      "💳 Reserved on the card: ₾37.80
      Order 2411-0042
      Test payment, no real money

      💳 Paid by card: ₾37.80
      Order 2411-0042
      Test payment, no real money

      💳 Reservation released: ₾37.80
      Order 2411-0042
      Test payment, no real money

      ⚠️ Card payment failed: ₾37.80
      Order 2411-0042
      Reason: card_declined
      Test payment, no real money

      ⌛ Not paid in time: ₾37.80
      Order 2411-0042
      Test payment, no real money

      ↩️ Refunded: ₾37.80
      Order 2411-0042
      Reason: The pizza "was" cold
      & late
      Test payment, no real money

      ⚠️ Refund failed: ₾37.80
      Order 2411-0042
      Reason: insufficient_funds
      Test payment, no real money"
    `);
    expect(read('PAYMENT_REFUNDED', 'ru')).toMatchInlineSnapshot(`
      "↩️ Деньги возвращены: ₾37.80
      Заказ 2411-0042
      Причина: The pizza "was" cold
      & late
      Тестовый платёж, деньги ненастоящие"
    `);
  });

  test('a message reads like one', () => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const { text } = JSON.parse(renderTemplate(telegram?.body.en ?? '', testScope()));
    expect(text.replaceAll('\u00a0', ' ')).toMatchInlineSnapshot(`
      "🆕 Order 2411-0042
      Time: as soon as possible, by 22:30
      Garden Kitchen, 2026-11-20 22:30

      • Margherita, 30 cm × 2: ₾29.00
         – Crust: Thin
         – + More cheese
         ! Cut into eight
      • Berry drink × 1: ₾5.80

      Delivery: ₾3.00
      Total: ₾37.80
      Payment: Cash, change from ₾50.00

      Maria «Masha» O'Neil "test" 🍕, +12025550123
      Deliver to: 12 Garden Street, apt 7, entrance 2, floor 3, intercom 7B
      📵 Call, don’t ring the doorbell
      Sets of cutlery: 2
      For the kitchen: No onions & <no> garlic
      For the courier: Please do not ring,
      the baby is asleep"
    `);
  });

  test.each([
    ['en', '⏰ Order 2411-0042 is still waiting to be accepted\n'],
    ['ru', '⏰ Заказ 2411-0042 всё ещё ждёт подтверждения\n'],
  ] as const)('an order that nobody has accepted does not read like a new one: %s', (locale, firstLine) => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const { text } = JSON.parse(renderTemplate(telegram?.body[locale] ?? '', testScope({ event: 'order.not_taken' })));
    expect(text.slice(0, firstLine.length)).toBe(firstLine);
  });

  test('a moved order says where it moved, in the kitchen’s language', () => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const order = testOrder();
    const scope = testScope({ event: 'order.status_changed', order: { ...order, status: 'OUT_FOR_DELIVERY' } });
    const { text } = JSON.parse(renderTemplate(telegram?.body.ru ?? '', scope));
    expect(text).toMatch(/^🔄 Заказ 2411-0042 в пути\n/);
  });

  test('a delayed order says until when, not where it stands', () => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const order = testOrder();
    const time = { ...order.time, promisedAt: '2026-11-20T23:40:00+04:00' };
    const delayed = { ...order, status: 'PREPARING', previousStatus: 'PREPARING', time };
    const scope = testScope({ event: 'order.status_changed', order: delayed });
    expect(JSON.parse(renderTemplate(telegram?.body.en ?? '', scope)).text).toMatch(
      /^⏱ Order 2411-0042 is delayed until 2026-11-20 23:40\n/,
    );
  });

  test('an order for a chosen time has its day and time first, and says when it was moved', () => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const order = testOrder();
    const [from, to] = ['2026-11-21T12:00:00+04:00', '2026-11-21T12:30:00+04:00'];
    const secondLine = (promisedAt: string | null, locale: 'en' | 'ru') => {
      const time = { ...order.time, kind: 'SLOT', from, to, promisedAt };
      const body = renderTemplate(telegram?.body[locale] ?? '', testScope({ order: { ...order, time } }));
      return JSON.parse(body).text.split('\n')[1];
    };
    expect(secondLine(null, 'en')).toBe('Time: 2026-11-21 12:00–12:30');
    expect(secondLine(to, 'ru')).toBe('Время: 21.11.2026 12:00–12:30');
    const moved = '2026-11-21T12:40:00+04:00';
    expect(secondLine(moved, 'en')).toBe('Time: by 2026-11-21 12:40, moved from 2026-11-21 12:00–12:30');
    expect(secondLine(moved, 'ru')).toBe('Время: к 21.11.2026 12:40, вместо 21.11.2026 12:00–12:30');
  });

  test('a changed order says which of its details are other', () => {
    const telegram = RECEIVER_PRESETS.find(({ id }) => id === 'telegram');
    const order = testOrder();
    const { total } = order.totals;
    const line = { name: 'Berry drink', variant: '', options: [], before: 1, after: 2 };
    const amendment = { totalBefore: total, totalAfter: total, lines: [line], changed: ['ADDRESS', 'TIME'] };
    const scope = testScope({ event: 'order.amended', order: { ...order, amendment } });
    expect(JSON.parse(renderTemplate(telegram?.body.ru ?? '', scope)).text).toMatch(
      /^✏️ Заказ 2411-0042 изменён\n {3}Berry drink: 1 → 2\n {3}Изменены данные: адрес, время\nВремя: /,
    );
  });

  test('a shopper’s note can’t ring a Slack team', () => {
    const slack = RECEIVER_PRESETS.find(({ id }) => id === 'slack');
    const order = testOrder();
    const scope = testScope({ order: { ...order, notes: { kitchen: '<!channel> & co', courier: null } } });
    expect(JSON.parse(renderTemplate(slack?.body.en ?? '', scope)).text).toContain('&lt;!channel&gt; &amp; co');
  });
});
