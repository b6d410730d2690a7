import { OrderChanges } from '../client-kit/documents.js';
import { shop } from './api.js';
import { element, fill } from './element.js';
import { locale, moment, money, text } from './texts.js';

const OVER = ['COMPLETED', 'CANCELLED'];

/** The order behind a link: as it is, then each change until it is over. */
export async function showOrder(token) {
  document.body.classList.add('placed');
  const { channel } = await shop.run('{ channel { timeZone } }');
  let isThere = false;
  for await (const { order } of shop.subscribe(OrderChanges, { token })) {
    show(order, channel.timeZone);
    isThere = true;
    if (OVER.includes(order.status)) return;
  }
  // The link is old or mistyped.
  if (!isThere) location.replace(`?locale=${locale}`);
}

function show({ number, status, promisedAt, lines, totalPrice }, timeZone) {
  const at = promisedAt && moment(promisedAt, timeZone);
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
}
