import { byLocale, type Locale } from '../../../domain/locale';
import { CHANGED_PARTS } from '../../checkout/amending/difference';
import { CHANGE_TEXT } from './change-text';
import { PAYMENT_TEXT } from './payment-text';

const ENGLISH = {
  placed: '🆕 Order {{ order.number }}',
  notTaken: '⏰ Order {{ order.number }} is still waiting to be accepted',
  cancelled: '❌ Order {{ order.number }} was cancelled',
  changed: '🔄 Order {{ order.number }} is',
  amended: '✏️ Order {{ order.number }} was changed',
  steppedBack: '↩️ Order {{ order.number }} is back at',
  delayed: '⏱ Order {{ order.number }} is delayed',
  until: 'until',
  details: 'Details changed:',
  ADDRESS: 'address',
  METHOD: 'delivery or pickup',
  TIME: 'time',
  PAYMENT: 'payment',
  NOTES: 'notes',
  CONTACT: 'contact',
  waiting: 'waiting to be accepted',
  accepted: 'accepted',
  preparing: 'being prepared',
  ready: 'ready',
  onTheWay: 'on the way',
  completed: 'completed',
  day: '%Y-%m-%d %H:%M',
  discount: 'Discount:',
  promo: 'Promo code:',
  delivery: 'Delivery:',
  tip: 'Tip:',
  total: 'Total:',
  payment: 'Payment:',
  changeFrom: 'change from',
  due: 'left to collect:',
  deliverTo: 'Deliver to:',
  apartment: 'apt',
  entrance: 'entrance',
  floor: 'floor',
  intercom: 'intercom',
  pickup: 'Pickup',
  table: 'Table',
  time: 'Time:',
  asap: 'as soon as possible',
  by: 'by',
  movedFrom: 'moved from',
  atDoor: '🚪 Leave at the door',
  call: '📵 Call, don’t ring the doorbell',
  cutlery: 'Sets of cutlery:',
  kitchen: 'For the kitchen:',
  courier: 'For the courier:',
};

type Words = typeof ENGLISH;

/** A language without words of its own here says it in English. */
const WORDS: Readonly<Partial<Record<Locale, Words>>> = {
  ru: {
    placed: '🆕 Заказ {{ order.number }}',
    notTaken: '⏰ Заказ {{ order.number }} всё ещё ждёт подтверждения',
    cancelled: '❌ Заказ {{ order.number }} отменён',
    changed: '🔄 Заказ {{ order.number }}',
    amended: '✏️ Заказ {{ order.number }} изменён',
    steppedBack: '↩️ Заказ {{ order.number }} снова',
    delayed: '⏱ Заказ {{ order.number }} задерживается',
    until: 'до',
    details: 'Изменены данные:',
    ADDRESS: 'адрес',
    METHOD: 'способ получения',
    TIME: 'время',
    PAYMENT: 'оплата',
    NOTES: 'комментарии',
    CONTACT: 'контакты',
    waiting: 'ждёт подтверждения',
    accepted: 'принят',
    preparing: 'готовится',
    ready: 'готов',
    onTheWay: 'в пути',
    completed: 'выполнен',
    day: '%d.%m.%Y %H:%M',
    discount: 'Скидка:',
    promo: 'Промокод:',
    delivery: 'Доставка:',
    tip: 'Чаевые:',
    total: 'Итого:',
    payment: 'Оплата:',
    changeFrom: 'сдача с',
    due: 'осталось получить:',
    deliverTo: 'Доставить:',
    apartment: 'кв.',
    entrance: 'подъезд',
    floor: 'этаж',
    intercom: 'домофон',
    pickup: 'Самовывоз',
    table: 'Столик',
    time: 'Время:',
    asap: 'как можно скорее',
    by: 'к',
    movedFrom: 'вместо',
    atDoor: '🚪 Оставить у двери',
    call: '📵 Позвонить, не звонить в дверь',
    cutlery: 'Приборы:',
    kitchen: 'Кухне:',
    courier: 'Курьеру:',
  },
};

/** Liquid that writes an order, or else what happened to a payment or to the shop, as people read it and keeps it in `text`. */
function orderText(words: Words, { payment, change }: { readonly payment: string; readonly change: string }): string {
  return `{%- capture text -%}
{%- if payment -%}
${payment}
{%- elsif change -%}
${change}
{%- else -%}
{%- case event -%}
{%- when "order.not_taken" -%}
${words.notTaken}
{%- when "order.cancelled" -%}
${words.cancelled}{% if order.cancelReason %}: {{ order.cancelReason }}{% endif %}
{%- when "order.amended" -%}
${words.amended}{% for line in order.amendment.lines %}
   {{ line.name }}: {{ line.before }} → {{ line.after }}
{%- endfor %}
{%- for part in order.amendment.changed %}
{%- if forloop.first %}
   ${words.details} {% else %}, {% endif %}{% case part -%}
${CHANGED_PARTS.map((part) => `{%- when "${part}" %}${words[part]}`).join('\n')}
{%- else %}{{ part }}
{%- endcase -%}
{%- endfor %}
{%- when "order.status_changed", "order.stepped_back" -%}
{%- if event == "order.status_changed" and order.previousStatus == order.status -%}
${words.delayed}{% if order.time.promisedAt %} ${words.until} {{ order.time.promisedAt | date: "${words.day}" }}{% endif %}
{%- else -%}
{%- if event == "order.stepped_back" -%}${words.steppedBack}{%- else -%}${words.changed}{%- endif %} {% case order.status -%}
{%- when "PLACED" %}${words.waiting}
{%- when "ACCEPTED" %}${words.accepted}
{%- when "PREPARING" %}${words.preparing}
{%- when "READY" %}${words.ready}
{%- when "OUT_FOR_DELIVERY" %}${words.onTheWay}
{%- when "COMPLETED" %}${words.completed}
{%- else %}{{ order.status }}
{%- endcase -%}
{%- endif -%}
{%- else -%}
${words.placed}
{%- endcase %}
${words.time} {% if order.time.kind == "SLOT" %}
{%- capture chosen %}{{ order.time.from | date: "${words.day}" }}–{{ order.time.to | date: "%H:%M" }}{% endcapture -%}
{%- if order.time.promisedAt == order.time.to or order.time.promisedAt == null %}{{ chosen }}
{%- else %}${words.by} {{ order.time.promisedAt | date: "${words.day}" }}, ${words.movedFrom} {{ chosen }}{% endif -%}
{%- else %}${words.asap}{% if order.time.promisedAt %}, ${words.by} {{ order.time.promisedAt | date: "%H:%M" }}{% endif %}{% endif %}
{{ order.channel.name }}, {{ order.placedAt | date: "${words.day}" }}
{% for line in order.lines %}
• {{ line.name }}{% if line.variant != "" %}, {{ line.variant }}{% endif %} × {{ line.quantity }}: {{ line.total.formatted }}
{%- for option in line.options %}
   – {{ option.group }}: {{ option.name }}
{%- endfor %}
{%- if line.note %}
   ! {{ line.note }}
{%- endif %}
{%- endfor %}

{% if order.totals.discount.minor > 0 %}${words.discount} {{ order.totals.discount.formatted }}
{% endif %}{% if order.promo %}${words.promo} {{ order.promo.code }}
{% endif %}{% if order.totals.delivery %}${words.delivery} {{ order.totals.delivery.formatted }}
{% endif %}{% if order.totals.tip %}${words.tip} {{ order.totals.tip.formatted }}
{% endif %}${words.total} {{ order.totals.total.formatted }}
${words.payment} {{ order.payment.name }}{% if order.changeFrom %}, ${words.changeFrom} {{ order.changeFrom.formatted }}{% endif %}
{%- if order.payment.due.minor > 0 and order.payment.due.minor < order.totals.total.minor %}, ${words.due} {{ order.payment.due.formatted }}{% endif %}

{{ order.contact.name }}{% if order.contact.phone != "" %}, {{ order.contact.phone }}{% endif %}
{% if order.address %}${words.deliverTo} {{ order.address.street }}
{%- if order.address.apartment %}, ${words.apartment} {{ order.address.apartment }}{% endif %}
{%- if order.address.entrance %}, ${words.entrance} {{ order.address.entrance }}{% endif %}
{%- if order.address.floor %}, ${words.floor} {{ order.address.floor }}{% endif %}
{%- if order.address.intercom %}, ${words.intercom} {{ order.address.intercom }}{% endif %}
{%- else %}{% if order.table %}${words.table} {{ order.table }}{% else %}${words.pickup}{% endif %}{% if order.warehouse %}: {{ order.warehouse.name }}{% endif %}
{%- endif %}
{%- if order.handover == "DOOR" %}
${words.atDoor}{% endif %}
{%- if order.arrival == "CALL" %}
${words.call}{% endif %}
{%- if order.cutlery %}
${words.cutlery} {{ order.cutlery }}{% endif %}
{%- for doubt in order.doubts %}
⚠️ {{ doubt.message }}
{%- endfor %}
{%- if order.notes.kitchen %}
${words.kitchen} {{ order.notes.kitchen }}{% endif %}
{%- if order.notes.courier %}
${words.courier} {{ order.notes.courier }}{% endif %}
{%- if order.url %}
{{ order.url }}{% endif %}
{%- endif -%}
{%- endcapture -%}
`;
}

/** By the language of the people who read it. */
export const ORDER_TEXT = byLocale((locale) =>
  orderText(WORDS[locale] ?? ENGLISH, { payment: PAYMENT_TEXT[locale], change: CHANGE_TEXT[locale] }),
);
