import { newIdempotencyKey } from '../client-kit/client.js';
import { AddLine, Dish, Dishes, Shop } from '../client-kit/documents.js';
import { shop } from './api.js';
import { place, showCart } from './cart.js';
import { element, fill } from './element.js';
import { showForm } from './form.js';
import { showOrder } from './order.js';
import { SHOP } from './shop.js';
import { locale, money, text } from './texts.js';

function price(dish) {
  const { priceFrom } = dish;
  return priceFrom ? `${text('from')} ${money(priceFrom)}` : money(dish.price);
}

async function add(variantId, optionIds, button) {
  button.disabled = true;
  try {
    // The key of this press: sent twice, the dish goes in once.
    const idempotencyKey = newIdempotencyKey();
    const { answer } = await shop.run(AddLine, { input: { variantId, optionIds, quantity: 1 }, idempotencyKey });
    showCart(answer);
  } finally {
    button.disabled = false;
  }
}

function choice(name, type, { id, name: label, isSoldOut, ...one }, isChosen) {
  const extra = one.priceDifference?.minor ? `+ ${money(one.priceDifference)}` : '';
  const input = element('input', { type, name, value: id, disabled: isSoldOut, checked: isChosen });
  return element(
    'label',
    {},
    input,
    element('span', {}, label),
    element('small', {}, one.price ? money(one.price) : extra),
  );
}

/** Size and extras, for dishes that have any. */
async function choose({ slug }) {
  const { product: dish } = await shop.run(Dish, { slug });
  const form = element('form', { method: 'dialog' }, element('h2', {}, dish.name));
  if (dish.variants.length > 1) {
    form.append(
      element(
        'fieldset',
        {},
        dish.variants.map((one, at) => choice('variant', 'radio', one, at === 0)),
      ),
    );
  }
  for (const group of dish.optionGroups) {
    const type = group.maximum === 1 && group.minimum === 1 ? 'radio' : 'checkbox';
    const options = group.options.map((one, at) => choice(group.id, type, one, type === 'radio' && at === 0));
    form.append(element('fieldset', {}, element('legend', {}, group.name), options));
  }
  const button = element('button', { type: 'submit', className: 'primary' }, text('add'));
  form.append(
    element('footer', {}, element('button', { type: 'button', onclick: () => dialog.close() }, text('close')), button),
  );
  const dialog = element('dialog', { onclose: () => dialog.remove() }, form);
  form.onsubmit = () => {
    const { variant = dish.variants[0].id, ...chosen } = Object.fromEntries(new FormData(form));
    const groups = dish.optionGroups.filter(({ id }) => id in chosen);
    void add(
      variant,
      groups.flatMap(({ id }) => new FormData(form).getAll(id)),
      button,
    );
  };
  document.body.append(dialog);
  dialog.showModal();
}

function card(dish) {
  const label = text(dish.isSoldOut ? 'soldOut' : 'add');
  const button = element(
    'button',
    { type: 'button', disabled: dish.isSoldOut, 'aria-label': `${label}: ${dish.name}` },
    label,
  );
  button.onclick = () => (dish.hasChoices ? choose(dish) : add(dish.variants[0].id, [], button));
  return element(
    'li',
    { className: 'dish' },
    dish.photo ? element('img', { src: new URL(dish.photo.url, SHOP), alt: '', loading: 'lazy' }) : null,
    element('h3', {}, dish.name),
    element('p', {}, dish.description),
    element('footer', {}, element('strong', {}, price(dish)), button),
  );
}

async function dishesOf(slug, after = null) {
  const { category } = await shop.run(Dishes, { slug, after });
  const { nodes, pageInfo } = category.products;
  return pageInfo.hasNextPage ? [...nodes, ...(await dishesOf(slug, pageInfo.endCursor))] : nodes;
}

async function section({ name, slug }) {
  return element('section', {}, element('h2', {}, name), element('ul', {}, (await dishesOf(slug)).map(card)));
}

async function showMenu() {
  const { channel, menu, checkout } = await shop.run(Shop);
  document.title = channel.name;
  fill('name', channel.name);
  fill('menu', await Promise.all((menu?.categories ?? []).map(section)));
  await showForm(channel, { place, showCart });
  showCart(checkout);
}

document.documentElement.lang = locale;
fill('cart-title', text('cart'));
const other = locale === 'ru' ? 'en' : 'ru';
fill('language', element('a', { href: `?locale=${other}`, lang: other }, other === 'ru' ? 'Русский' : 'English'));
const token = new URLSearchParams(location.search).get('order');
const start = token ? showOrder(token) : showMenu();
start.catch(() => fill('menu', element('p', { role: 'alert' }, text('failed'))));
