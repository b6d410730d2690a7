import { type SubmitEvent, use, useState } from 'react';
import { newIdempotencyKey } from '../client-kit/client.js';
import { AddLine, ChangeLine, Dish } from '../client-kit/documents.js';
import type { DishQuery } from '../client-kit/documents.types.d.ts';
import { money, text } from '../plain-storefront/texts.js';
import { Checkout } from './checkout.tsx';
import { type CardDish, inShop, type Ordering, readShop, shop } from './shop.ts';

const opening = readShop();

/** The menu, and beside it the cart with its form. */
export function Storefront() {
  const { channel, sections, checkout } = use(opening);
  const [cart, setCart] = useState(checkout);
  const [refusal, setRefusal] = useState('');
  const [chosen, setChosen] = useState<DishQuery['product']>(null);
  const take: Ordering['take'] = async (written) => {
    const { answer } = await written.catch(() => ({ answer: { message: text('failed') } }));
    if ('lines' in answer) setCart(answer);
    setRefusal('lines' in answer ? '' : answer.message);
  };
  // The key of this press: sent twice, the dish goes in once.
  const add: Add = (variantId = '', optionIds = []) =>
    take(shop.run(AddLine, { input: { variantId, optionIds }, idempotencyKey: newIdempotencyKey() }));
  const press = async ({ hasChoices, slug, variants }: CardDish) =>
    hasChoices ? setChosen((await shop.run(Dish, { slug })).product) : add(variants[0]?.id);
  const card = (dish: CardDish) => <Card dish={dish} key={dish.slug} onPress={() => press(dish)} />;
  const ordering = cart && cart.lines.length > 0 ? { channel, cart, take } : null;
  return (
    <div className="page">
      <title>{channel.name}</title>
      <main>
        <h1 style={{ paddingBlock: '1rem' }}>{channel.name}</h1>
        {sections.map(({ slug, name, dishes }) => (
          <section key={slug}>
            <h2>{name}</h2>
            <ul>{dishes.map(card)}</ul>
          </section>
        ))}
      </main>
      <aside aria-labelledby="cart-title" id="cart">
        <h2 id="cart-title">{text('cart')}</h2>
        {ordering ? <Lines {...ordering} /> : <p className="empty">{text('empty')}</p>}
        <output className="problem">{refusal}</output>
        {ordering && <Checkout {...ordering} />}
      </aside>
      <a className="to-cart" hidden={!ordering} href="#cart">
        {text('cart')}
      </a>
      {chosen && <Choices add={add} dish={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

function Card({ dish, onPress }: { readonly dish: CardDish; readonly onPress: () => Promise<void> }) {
  const { name, description, photo, price, priceFrom, isSoldOut } = dish;
  const label = text(isSoldOut ? 'soldOut' : 'add');
  return (
    <li className="dish">
      {photo && <img alt="" loading="lazy" src={inShop(photo.url)} />}
      <h3>{name}</h3>
      <p>{description}</p>
      <footer>
        <strong>{priceFrom ? `${text('from')} ${money(priceFrom)}` : money(price)}</strong>
        <button aria-label={`${label}: ${name}`} disabled={isSoldOut} onClick={onPress} type="button">
          {label}
        </button>
      </footer>
    </li>
  );
}

/** What is in the cart, what keeps it from being placed, and what it costs. */
function Lines({ cart, take }: Ordering) {
  const step = (lineId: string, method: 'DECREMENT' | 'INCREMENT', label: string) => (
    <button aria-label={label} onClick={() => take(shop.run(ChangeLine, { input: { lineId, method } }))} type="button">
      {method === 'INCREMENT' ? '+' : '−'}
    </button>
  );
  return (
    <ul>
      {cart.lines.map(({ id, productName, variantName, quantity, total, options }) => (
        <li className="line" key={id}>
          <span>{[productName, variantName, ...options.map(({ name }) => name)].filter(Boolean).join(', ')}</span>
          <span className="steps">
            {step(id, 'DECREMENT', text('less') + productName)}
            {quantity}
            {step(id, 'INCREMENT', text('more') + productName)}
          </span>
          <strong>{money(total)}</strong>
        </li>
      ))}
      <li className="problem">{cart.problems.map(({ message }) => message).join(' ')}</li>
      {cart.deliveryFee && cart.deliveryFee.minor > 0 && <li>{`${text('delivery')}: ${money(cart.deliveryFee)}`}</li>}
      <li className="status">{`${text('total')}: ${money(cart.totalPrice)}`}</li>
    </ul>
  );
}

type Add = (variantId?: string, optionIds?: readonly string[]) => Promise<void>;

type ChoicesProps = Readonly<{ dish: NonNullable<DishQuery['product']>; add: Add; onClose: () => void }>;

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Size and extras. What does not fit together the shop refuses, and says why. */
function Choices({ dish: { name, variants, optionGroups }, add, onClose }: ChoicesProps) {
  const sizes = variants.map(({ price, ...size }) => ({ ...size, priceDifference: price }));
  const groups = [{ id: 'variant', name: '', minimum: 1, maximum: 1, options: sizes }, ...optionGroups];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const [variantId, ...optionIds] = groups.flatMap(({ id }) => data.getAll(id)).map(String);
    void add(variantId, optionIds);
  };
  return (
    <dialog aria-label={name} onClose={onClose} ref={open}>
      <form method="dialog" onSubmit={submit}>
        <h2>{name}</h2>
        {groups.map((group) => (
          <fieldset key={group.id}>
            <legend>{group.name}</legend>
            {group.options.map(({ id, name: label, isSoldOut, priceDifference }, at) => {
              const type = group.minimum === 1 && group.maximum === 1 ? 'radio' : 'checkbox';
              const isFirst = type === 'radio' && at === 0;
              return (
                <label key={id}>
                  <input defaultChecked={isFirst} disabled={isSoldOut} name={group.id} type={type} value={id} />
                  {label || name} {priceDifference.minor > 0 && money(priceDifference)}
                </label>
              );
            })}
          </fieldset>
        ))}
        <footer>
          <button onClick={onClose} type="button">
            {text('close')}
          </button>
          <button className="primary" type="submit">
            {text('add')}
          </button>
        </footer>
      </form>
    </dialog>
  );
}
