import { ask, ORDER } from './api.js';
import { element, fill } from './element.js';
import { locale, moment, money, text } from './texts.js';

const EVERY_MS = 5_000;
const OVER = ['COMPLETED', 'CANCELLED'];

/** The order behind a link, asked for anew while something can still happen to it. */
export async function showOrder(token) {
  document.body.classList.add('placed');
  const { order, channel } = await ask(ORDER, { token });
  if (!order) return location.replace(`?locale=${locale}`);
  const { number, status, promisedAt, lines, totalPrice } = order;
  const at = promisedAt && moment(promisedAt, channel.timeZone);
  document.title = `${text('order')} ${number}`;
  fill(
    'menu',
    element('h2', {}, `${text('order')} ${number}`),
    element(
      'p',
      { className: 'status', role: 'status' },
      at && !OVER.includes(status) ? `${text(status)}, ${at}` : text(status),
    ),
    element(
      'ul',
      { className: 'ordered' },
      lines.map(({ productName, quantity }) => element('li', {}, `${quantity} × ${productName}`)),
    ),
    element('p', {}, element('strong', {}, `${text('total')}: ${money(totalPrice)}`)),
    element('p', {}, element('a', { href: `?locale=${locale}` }, text('again'))),
  );
  if (!OVER.includes(status)) setTimeout(() => showOrder(token).catch(() => {}), EVERY_MS);
}
