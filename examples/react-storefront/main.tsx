import { Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { OrderChanges, Shop } from '../client-kit/documents.js';
import type { OrderChangesSubscription } from '../client-kit/documents.types.d.ts';
import { locale, moment, money, text } from '../plain-storefront/texts.js';
import { shop } from './shop.ts';
import { Storefront } from './storefront.tsx';
import '../plain-storefront/style.css';

const OVER = ['COMPLETED', 'CANCELLED'];

/** The order behind a link: as it is, then each change until it is over. */
function Order({ token }: { readonly token: string }) {
  const [order, setOrder] = useState<OrderChangesSubscription['order'] | null>(null);
  const [timeZone, setTimeZone] = useState('UTC');
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async () => {
      setTimeZone((await shop.run(Shop)).channel?.timeZone ?? 'UTC');
      for await (const seen of shop.subscribe(OrderChanges, { token }, { signal: leaving.signal })) {
        setOrder(seen.order);
        if (OVER.includes(seen.order.status)) return;
      }
    };
    follow().catch(showFailure);
    return () => leaving.abort();
  }, [token]);
  if (order?.__typename !== 'Order') return null;
  const at = !OVER.includes(order.status) ? `, ${moment(order.promisedAt, timeZone)}` : '';
  return (
    <main>
      <h1>{`${text('order')} ${order.number}`}</h1>
      <p role="status">{text(order.status) + at}</p>
      <p>{order.lines.map(({ productName, quantity }) => `${quantity} × ${productName}`).join(', ')}</p>
      <p>{`${text('total')}: ${money(order.totalPrice)}`}</p>
      <a href={`?locale=${locale}`}>{text('again')}</a>
    </main>
  );
}

const showFailure = () => document.body.append(text('failed'));

document.documentElement.lang = locale;
const token = new URLSearchParams(location.search).get('order');
const page = <Suspense>{token ? <Order token={token} /> : <Storefront />}</Suspense>;
createRoot(document.body, { onUncaughtError: showFailure }).render(page);
