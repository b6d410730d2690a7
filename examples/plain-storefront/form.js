import { FillIn, Times } from '../client-kit/documents.js';
import { shop } from './api.js';
import { element, fill } from './element.js';
import { moment, text } from './texts.js';

const option = (value, label) => element('option', { value }, label);

/** A control with its label, and room for what is wrong with it. */
function field(name, control, label = name) {
  Object.assign(control, { name });
  control.setAttribute('aria-describedby', `wrong-${name}`);
  const wrong = element('small', { id: `wrong-${name}`, className: 'wrong' });
  return element('div', { id: `field-${name}` }, element('label', {}, text(label), control), wrong);
}

const input = (name, autocomplete, type = 'text') => field(name, element('input', { autocomplete, type }));

const select = (name, label, options) => field(name, element('select', {}, options), label);

/** What is filled in, as the API takes it: only what belongs to the chosen way of receiving. */
export function details(form) {
  const { street, zoneId, warehouseId, slotFrom, ...rest } = Object.fromEntries(new FormData(form));
  const place = rest.deliveryMethod === 'DELIVERY' ? { street, ...(zoneId && { zoneId }) } : { warehouseId };
  return { ...rest, ...place, ...(slotFrom ? { slotFrom } : { timeKind: 'ASAP' }) };
}

/** The times of a way of receiving; the first that can be had is chosen. */
async function showTimes(method) {
  const { channel } = await shop.run(Times, { method });
  const slots = channel.timeSlots.filter(({ isAvailable }) => isAvailable);
  const { promisedAt } = channel.asSoonAsPossible;
  document
    .querySelector('[name="slotFrom"]')
    .replaceChildren(
      ...(promisedAt ? [option('', `${text('soon')} (${moment(promisedAt, channel.timeZone)})`)] : []),
      ...slots.map(({ from }) => option(from, moment(from, channel.timeZone))),
    );
}

/** @param {{ place: (event: SubmitEvent) => void, showCart: (cart: object) => void }} actions */
export async function showForm(channel, { place, showCart }) {
  const { isDeliveryAvailable, isPickupAvailable, paymentMethods, warehouses, deliveryZones } = channel;
  const methods = [isDeliveryAvailable && 'DELIVERY', isPickupAvailable && 'PICKUP'].filter(Boolean);
  const form = element(
    'form',
    { id: 'order', className: 'fields', hidden: true, onsubmit: place, noValidate: true },
    element('div', { className: 'methods' }, methods.map(methodChoice)),
    input('name', 'name'),
    input('phone', 'tel', 'tel'),
    deliveryZones.length > 0 &&
      select(
        'zoneId',
        'zone',
        deliveryZones.map(({ id, name }) => option(id, name)),
      ),
    input('street', 'street-address'),
    select(
      'warehouseId',
      'warehouse',
      warehouses.map(({ id, name }) => option(id, name)),
    ),
    select('slotFrom', 'time', []),
    select(
      'paymentMethodId',
      'payment',
      paymentMethods.map(({ id, name }) => option(id, name)),
    ),
    element('p', { id: 'said', className: 'problem', role: 'alert' }),
    element('button', { className: 'primary', id: 'place' }, text('place')),
  );
  fill('checkout', form);
  form.onchange = async ({ target }) => {
    if (['name', 'phone', 'street'].includes(target.name)) return;
    const button = document.getElementById('place');
    button.disabled = true;
    try {
      if (target.name === 'deliveryMethod') await showMethod(target.value);
      // The cart knows then what delivery costs, and whether the time can still be had.
      const { name, phone, street, ...chosen } = details(form);
      showCart((await shop.run(FillIn, { input: chosen })).answer);
    } finally {
      button.disabled = false;
    }
  };
  await showMethod(methods[0]);
}

function methodChoice(method, at) {
  const radio = element('input', { type: 'radio', name: 'deliveryMethod', value: method, checked: at === 0 });
  return element('label', {}, radio, element('span', {}, text(method)));
}

async function showMethod(method) {
  if (!method) return;
  const isDelivered = method === 'DELIVERY';
  for (const name of ['street', 'zoneId', 'warehouseId']) {
    const row = document.getElementById(`field-${name}`);
    if (row) row.hidden = isDelivered === (name === 'warehouseId');
  }
  await showTimes(method);
}
