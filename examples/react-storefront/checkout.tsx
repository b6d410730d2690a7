import { type SubmitEvent, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { newIdempotencyKey } from '../client-kit/client.js';
import { FillIn, PlaceOrder, Times } from '../client-kit/documents.js';
import { locale, moment, text } from '../plain-storefront/texts.js';
import { type Ordering, shop } from './shop.ts';

const METHODS = ['DELIVERY', 'PICKUP'] as const;
type Method = (typeof METHODS)[number];
type Choices = readonly { readonly id: string; readonly name: string }[];

/** How it is received, when, by whom and how it is paid; and placing. */
export function Checkout({ channel, cart, take }: Ordering) {
  const offered = { DELIVERY: channel.isDeliveryAvailable, PICKUP: channel.isPickupAvailable };
  const methods = METHODS.filter((each) => offered[each]).map((id) => ({ id, name: text(id) }));
  const [method, setMethod] = useState<Method>(methods[0]?.id ?? 'PICKUP');
  const times = useTimes(method);
  // Of this order: the same until it is placed, so that pressing twice orders once.
  const [orderKey, setOrderKey] = useState(newIdempotencyKey);
  const [said, setSaid] = useState('');
  const change = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement) return;
    const { name: _name, phone: _phone, street: _street, ...chosen } = detailsOf(currentTarget);
    setMethod(chosen.deliveryMethod);
    // The cart knows then what delivery costs, and whether the time can still be had.
    void take(shop.run(FillIn, { input: chosen }));
  };
  const place = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const seen = { idempotencyKey: orderKey, expectedTotal: cart.totalPrice.minor };
    const placed = await shop.run(PlaceOrder, { input: { ...detailsOf(form), ...seen } }).catch(() => null);
    if (!placed) return setSaid(text('failed'));
    const { answer } = placed;
    if ('token' in answer) return location.assign(`?order=${answer.token}&locale=${locale}`);
    if (answer.code === 'IDEMPOTENCY_MISMATCH') setOrderKey(newIdempotencyKey());
    // The new total is shown first, and agreed to by pressing again.
    if ('newTotal' in answer) await take(shop.run(FillIn, { input: {} }));
    const [wrong] = 'fields' in answer ? answer.fields : [];
    form.querySelector<HTMLElement>(`[name="${wrong?.path.at(-1)}"]`)?.focus();
    setSaid('newTotal' in answer ? text('confirm') : (wrong?.message ?? answer.message));
  };
  return (
    <form className="fields" noValidate onChange={change} onSubmit={place}>
      <Field label="receiving" name="deliveryMethod" options={methods} />
      <Field name="name" />
      <Field name="phone" />
      {method === 'DELIVERY' && <Field label="zone" name="zoneId" options={channel.deliveryZones} />}
      {method === 'DELIVERY' && <Field name="street" />}
      {method === 'PICKUP' && <Field label="warehouse" name="warehouseId" options={channel.warehouses} />}
      <Field label="time" name="slotFrom" options={times} />
      <Field label="payment" name="paymentMethodId" options={channel.paymentMethods} />
      <output className="problem">{said}</output>
      <button className="primary" type="submit">
        {text('place')}
      </button>
    </form>
  );
}

function Field({ name, label = name, options }: { name: string; label?: string; options?: Choices }) {
  const id = useId();
  const choices = options?.map((one) => <option key={one.id} label={one.name} value={one.id} />);
  return (
    <label hidden={options?.length === 0} htmlFor={id}>
      {text(label)}
      {choices ? (
        <select id={id} name={name}>
          {choices}
        </select>
      ) : (
        <input id={id} name={name} />
      )}
    </label>
  );
}

/** What is filled in, as the API takes it; what is not shown is left out. */
function detailsOf(form: HTMLFormElement) {
  const value = (field: string) => new FormData(form).get(field)?.toString() || undefined;
  const deliveryMethod = METHODS.find((each) => each === value('deliveryMethod')) ?? 'PICKUP';
  const [name, phone, street, zoneId] = ['name', 'phone', 'street', 'zoneId'].map(value);
  const [warehouseId, paymentMethodId, slotFrom] = ['warehouseId', 'paymentMethodId', 'slotFrom'].map(value);
  const time = slotFrom ? { slotFrom } : { timeKind: 'ASAP' as const };
  return { deliveryMethod, name, phone, street, zoneId, warehouseId, paymentMethodId, ...time };
}

/** The times of a way of receiving; as soon as possible is the first where it is offered. */
function useTimes(method: Method): Choices {
  const [times, setTimes] = useState<Choices>([]);
  useEffect(() => {
    void shop.run(Times, { method }).then(({ channel }) => {
      const at = (instant: string) => moment(instant, channel?.timeZone);
      const soon = channel?.asSoonAsPossible.promisedAt;
      const slots = channel?.timeSlots.filter(({ isAvailable }) => isAvailable) ?? [];
      const first = soon ? [{ id: '', name: `${text('soon')} (${at(soon)})` }] : [];
      setTimes([...first, ...slots.map(({ from }) => ({ id: from, name: at(from) }))]);
    });
  }, [method]);
  return times;
}
