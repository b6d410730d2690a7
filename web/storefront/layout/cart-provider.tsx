import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import { reachability } from '../../connectivity/reachability';
import { lazyExtra } from '../../ui/lazy-extra';
import { toasts } from '../../ui/overlay/toasts';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { AddForm } from '../cart/store/add-form';
import { type CartActions, CartContext } from '../cart/store/cart-context';
import { CartStore } from '../cart/store/cart-store';
import { otherTabs } from '../cart/store/cart-tabs';
import { type CartLine, lineKey } from '../cart/store/cart-view';
import { tabMemory } from '../cart/store/kept-cart';
import { wasJustSent } from '../cart/store/sent-on-leaving';
import { useConnectionWords } from '../cart/store/use-connection-words';
import { useTellNews } from '../cart/store/use-tell-news';
import { paymentPath } from '../shop/payment-path';

export { useCart } from '../cart/store/cart-context';

const CartKeepers = lazyExtra(async () => (await import('./cart-keepers')).CartKeepers);

/** What the browser sends after a page is left has mostly arrived by then. */
const ON_ITS_WAY_MS = 1_500;

/**
 * Gives a page the shopper's cart. It loads in the browser: pages are rendered the same for every visitor. It is read again
 * when the tab is looked at again, since another tab may have changed it.
 */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const { formatMessage } = useIntl();
  const tellNews = useTellNews();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const [said, setSaid] = useState('');
  const [actions] = useState((): CartActions => {
    const store = new CartStore(client, {
      onRefusal: (refusal) => {
        const message = refusal?.message ?? formatMessage({ id: 'checkout.cart.notSaved' });
        const action = refusal?.token && {
          label: formatMessage({ id: 'checkout.pay.continue' }),
          onPress: () => void navigate(paymentPath(refusal.token ?? null)),
        };
        toasts.show({ message, tone: 'danger', ...(action && { action }) });
      },
      onNews: (news, { currencyCode }) => tellNews(news, currencyCode),
      memory: tabMemory,
    });
    const quantityOf = (key: string) => store.current().cart?.lines.find((line) => line.key === key)?.quantity ?? 0;
    const tell = (name: string, count: number) => setSaid(formatMessage({ id: 'ui.quantity' }, { name, count }));
    const offerUndo = (line: CartLine) =>
      toasts.show({
        message: formatMessage({ id: 'checkout.cart.removed' }, { name: line.preview.productName }),
        action: {
          label: formatMessage({ id: 'checkout.cart.undo' }),
          onPress: () => store.changeQuantity(line, line.quantity),
        },
      });
    return {
      store,
      add: ({ quantity = 1, ...dish }) => {
        store.changeQuantity(dish, quantity);
        if (dish.preview) tell(dish.preview.productName, quantityOf(lineKey(dish)));
      },
      change: (line, { quantity, ...dish }) => {
        const isSame = lineKey(dish) === line.key;
        if (!isSame) store.changeQuantity(line, -line.quantity, line.key);
        store.changeQuantity(dish, isSame ? quantity - line.quantity : quantity);
        setSaid(formatMessage({ id: 'ui.quantity' }, { name: line.preview.productName, count: quantity }));
      },
      step: (line, delta) => {
        store.changeQuantity(line, delta, line.key);
        if (line.quantity + delta > 0) tell(line.preview.productName, line.quantity + delta);
        else offerUndo(line);
      },
      remove: (line) => {
        store.changeQuantity(line, -line.quantity, line.key);
        offerUndo(line);
      },
      chooseMethod: (method) => store.chooseMethod(method),
      chooseZone: (zoneId) => store.chooseZone(zoneId),
    };
  });
  const { store } = actions;
  useConnectionWords(store);
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState === 'visible' && store.isSettled()) void store.reload();
    };
    void store.open();
    // The cart was read beside what the last page sent on its way out: it is looked at again once that has arrived.
    const looksAgain = wasJustSent() ? setTimeout(() => void store.reload(), ON_ITS_WAY_MS) : undefined;
    const tabs = otherTabs(reload);
    store.announceTo(tabs.tell);
    const stop = new AbortController();
    const options = { signal: stop.signal };
    window.addEventListener('focus', reload, options);
    const forget = reachability.subscribe(() => reachability.current() && reload());
    // A page out of the browser's own store comes back with the cart of then.
    window.addEventListener('pageshow', (event) => event.persisted && reload(), options);
    document.addEventListener('visibilitychange', reload, options);
    return () => {
      stop.abort();
      forget();
      clearTimeout(looksAgain);
      store.announceTo(() => {});
      tabs.close();
    };
  }, [store]);
  return (
    <CartContext value={actions}>
      {children}
      <AddForm />
      {isHydrated && (
        <Suspense>
          <CartKeepers />
        </Suspense>
      )}
      <VisuallyHidden aria-live="polite" data-cart-news>
        {said}
      </VisuallyHidden>
    </CartContext>
  );
}
