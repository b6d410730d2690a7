import { byLocale, type Locale } from '../../../domain/locale';

const ENGLISH = {
  products: '🍽 Dishes changed',
  created: 'new',
  deleted: 'deleted',
  prices: '💰 Prices changed',
  stops: '⛔ Stop list changed',
  stopped: 'stopped',
  until: 'until',
  available: 'available again',
  hours: '🕒 Opening hours changed',
  paused: '⏸ No orders are taken until',
  resumed: '▶️ Orders are taken again',
  day: '%Y-%m-%d %H:%M',
};

type Words = typeof ENGLISH;

/** A language without words of its own here says it in English. */
const WORDS: Readonly<Partial<Record<Locale, Words>>> = {
  ru: {
    products: '🍽 Блюда изменены',
    created: 'новое',
    deleted: 'удалено',
    prices: '💰 Цены изменены',
    stops: '⛔ Стоп-лист изменён',
    stopped: 'остановлено',
    until: 'до',
    available: 'снова в продаже',
    hours: '🕒 Часы работы изменены',
    paused: '⏸ Заказы не принимаются до',
    resumed: '▶️ Заказы снова принимаются',
    day: '%d.%m.%Y %H:%M',
  },
};

const NAME = '{{ row.productName }}{% if row.name != "" %}, {{ row.name }}{% endif %}';

/** Liquid that writes what changed in the shop as people read it. */
function changeText(words: Words): string {
  return `{%- if change.products -%}
${words.products}
{%- for row in change.products %}
• {{ row.name }}{% if row.what == "CREATED" %}: ${words.created}{% elsif row.what == "DELETED" %}: ${words.deleted}{% endif %}
{%- endfor %}
{%- elsif change.prices -%}
${words.prices}
{%- for row in change.prices %}
• ${NAME}: {% if row.before %}{{ row.before.formatted }} → {% endif %}{{ row.after.formatted }}
{%- endfor %}
{%- elsif change.stops -%}
${words.stops}
{%- for row in change.stops %}
• ${NAME}: {% if row.isStopped %}${words.stopped}{% if row.until %} ${words.until} {{ row.until | date: "${words.day}" }}{% endif %}{% else %}${words.available}{% endif %}
{%- endfor %}
{%- elsif change.hours -%}
${words.hours}
{%- elsif change.pause.until -%}
${words.paused} {{ change.pause.until | date: "${words.day}" }}
{%- else -%}
${words.resumed}
{%- endif %}
{{ change.channel.name }}`;
}

/** By the language of the people who read it. */
export const CHANGE_TEXT = byLocale((locale) => changeText(WORDS[locale] ?? ENGLISH));
