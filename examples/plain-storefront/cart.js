import { newIdempotencyKey } from '../client-kit/client.js';
import { ChangeLine, PlaceOrder } from '../client-kit/documents.js';
import { shop } from './api.js';
import { element, fill } from './element.js';
import { details } from './form.js';
import { locale, money, text } from './texts.js';

let cart = null;
/** Of the order that is being placed: the same until it is, so that pressing twice orders once. */
let orderKey = newIdempotencyKey();

async function change(lineId, method) {
  showCart((await shop.run(ChangeLine, { input: { lineId, method } })).answer);
}

function line({ id, productName, variantName, quantity, total, options }) {
  const step = (method, sign, label) =>
    element('button', { type: 'button', onclick: () => change(id, method), 'aria-label': label + productName }, sign);
  const chosen = [variantName, ...options.map(({ name }) => name)].filter(Boolean).join(', ');
  return element(
    'li',
    { className: 'line' },
    element('span', {}, productName, chosen ? element('small', {}, chosen) : null),
    element(
      'span',
      { className: 'steps' },
      step('DECREMENT', '−', text('less')),
      String(quantity),
      step('INCREMENT', '+', text('more')),
    ),
    element('strong', {}, money(total)),
  );
}

/** What a write answered: the cart, or why it was refused. */
export function showCart(answer) {
  if (answer?.code) return fill('problems', element('p', { className: 'problem' }, answer.message));
  cart = answer;
  const isEmpty = !cart || cart.lines.length === 0;
  document.getElementById('order').hidden = isEmpty;
  document.getElementById('to-cart').hidden = isEmpty;
  fill('to-cart', isEmpty ? '' : `${text('cart')}: ${money(cart.totalPrice)}`);
  // What keeps the cart from being placed is shown before a press.
  fill('problems', isEmpty ? [] : cart.problems.map(({ message }) => element('p', { className: 'problem' }, message)));
  fill('lines', isEmpty ? element('li', { className: 'empty' }, text('empty')) : cart.lines.map(line));
  const fee = !isEmpty && cart.deliveryFee?.minor ? `${text('delivery')}: ${money(cart.deliveryFee)}` : null;
  fill(
    'total',
    fee && element('small', {}, fee, element('br')),
    !isEmpty && element('strong', {}, `${text('total')}: ${money(cart.totalPrice)}`),
  );
}

function say(message, fields = []) {
  fill('said', message);
  for (const small of document.querySelectorAll('.wrong')) small.textContent = '';
  for (const { path, message } of fields) fill(`wrong-${path.at(-1)}`, message);
}

/** Sends the order; a fault is shown at its field. */
export async function place(event) {
  event.preventDefault();
  const button = document.getElementById('place');
  button.disabled = true;
  try {
    const seen = { idempotencyKey: orderKey, expectedTotal: cart.totalPrice.minor };
    const { answer } = await shop.run(PlaceOrder, { input: { ...details(event.target), ...seen } });
    if (answer.token) return location.assign(`?order=${answer.token}&locale=${locale}`);
    if (answer.newTotal) {
      cart = { ...cart, totalPrice: { ...cart.totalPrice, ...answer.newTotal } };
      showCart(cart);
      return say(text('confirm'));
    }
    if (answer.code === 'IDEMPOTENCY_MISMATCH') orderKey = newIdempotencyKey();
    const known = (answer.fields ?? []).filter(({ path }) => document.getElementById(`wrong-${path.at(-1)}`));
    say(known.length > 0 ? '' : answer.message, known);
    document.querySelector(`[name="${known[0]?.path.at(-1)}"]`)?.focus();
  } catch {
    say(text('failed'));
  } finally {
    button.disabled = false;
  }
}
