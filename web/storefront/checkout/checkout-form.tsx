import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { isQuestion } from '../../../domain/doubts';
import { useIsOnline } from '../../connectivity/use-is-online';
import { readFragment } from '../../gql/fragment-masking';
import { Notice } from '../../ui/feedback/notice';
import { ErrorSummary } from '../../ui/form/error-summary';
import { PLAIN_PATH } from '../cart/store/add-form';
import { useCart } from '../cart/store/cart-context';
import { CartShopFragment } from '../cart/store/cart-documents';
import { viewCart } from '../cart/store/cart-view';
import { promisedAt } from '../cart/store/receiving-facts';
import { canBeOrdered } from '../cart/view/cart-problems';
import { EmptyCart } from '../cart/view/empty-cart';
import { OnHoldNotice } from '../cart/view/on-hold-notice';
import { PopularDishes } from '../cart/view/popular-dishes';
import styles from './checkout-form.module.css';
import { ContactSection } from './contact-section';
import { DraftField } from './draft-field';
import { Fold } from './fold';
import { OrderSummary } from './order-summary';
import { PaymentSection } from './payment-section';
import { PlaceBar } from './place-bar';
import { ReceivingSection } from './receiving-section';
import { TimeSection } from './time-section';
import { toNextField } from './to-next-field';
import { type CheckoutShop, useCheckoutForm } from './use-checkout-form';
import { usePlacing } from './use-placing';

/** Needed when the menu has changed meanwhile: it loads with that answer. */
const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog')).ChangesDialog }));

/** A press before the cart and what is known of the client have come counts once they have. */
const EARLY_MS = 5_000;

/** The whole order on one page: who, where, when, how it is paid, what it costs. */
export function CheckoutForm({ shop }: { readonly shop: CheckoutShop }) {
  const { shop: live, cart } = useCart();
  const known = live ?? readFragment(CartShopFragment, shop);
  const view = cart ?? viewCart(known, null, []);
  const plain = useHref(PLAIN_PATH);
  const placing = usePlacing();
  const isOnline = useIsOnline();
  const { method } = view;
  const total = cart?.total ?? 0;
  const isEmpty = cart === null || cart.quantity === 0;
  const checkout = useCheckoutForm({ shop, live, known, method, destination: view, total, isEmpty, placing });
  const { form, isFilled, details, times, isCash, isPaidFirst, summary, isMissing, attempt } = checkout;
  const element = useRef<HTMLFormElement>(null);
  const early = useRef<number | null>(null);
  const isKnown = live !== null && cart !== null && isFilled;
  useEffect(() => {
    const { current: pressedAt } = early;
    if (!isKnown || pressedAt === null) return;
    early.current = null;
    // A press that waited for longer is dropped: the shopper may have moved on.
    if (Date.now() - pressedAt < EARLY_MS) element.current?.requestSubmit();
  }, [isKnown]);

  if (cart?.quantity === 0 && !placing.isPlacing) {
    return (
      <>
        <EmptyCart />
        <PopularDishes />
      </>
    );
  }

  const refusal = placing.outcome?.kind === 'refused' ? placing.outcome.refusal : null;
  const isAsked = refusal?.__typename === 'InvalidInput' && isQuestion(refusal.fields);
  const titleId = isMissing ? 'checkout.fillIn' : isAsked && 'checkout.question';
  const seenTime = live && form.draft.timeKind === 'ASAP' ? promisedAt(live, method, view.zone) : null;
  // The shopper has seen the time in the refusal before the page is up to date.
  const newTime = refusal?.__typename === 'PromiseChanged' ? refusal.promisedAt : null;
  const expectedBy = seenTime && newTime && newTime > seenTime ? newTime : seenTime;
  const place = (expectedTotal: number) =>
    placing.place({ ...details, deliveryMethod: method, expectedTotal, expectedBy });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isKnown) early.current = Date.now();
    if (!isKnown || !canBeOrdered(cart, live) || placing.isPlacing) return;
    placing.dismiss();
    if (checkout.check()) place(cart.total);
  };
  return (
    <form
      action={plain}
      className={styles.form}
      method="post"
      noValidate
      onKeyDown={toNextField}
      onSubmit={submit}
      ref={element}
    >
      <div className={styles.fields}>
        {!isOnline && (
          <Notice isLive tone="warning">
            <FormattedMessage id="checkout.offline" />
          </Notice>
        )}
        <OnHoldNotice shop={known} />
        <ErrorSummary
          attempt={attempt}
          entries={summary}
          title={titleId ? <FormattedMessage id={titleId} /> : undefined}
        />
        <ContactSection countryCode={shop.countryCode} form={form} />
        <ReceivingSection cart={view} form={form} known={known} shop={shop} />
        <TimeSection form={form} method={method} shop={known} slots={times.slots} zone={view.zone} />
        <PaymentSection form={form} isCash={isCash} methods={shop.paymentMethods} total={total} />
        <div className={styles.kitchen}>
          <Fold
            isSeen={form.draft.kitchenNote !== '' || Boolean(form.errorOf('kitchenNote'))}
            summary={<FormattedMessage id="checkout.forKitchen" />}
          >
            <DraftField
              autoComplete="off"
              field="kitchenNote"
              form={form}
              isMultiline
              isOptional
              label={<FormattedMessage id="checkout.kitchenNote" />}
            />
          </Fold>
        </div>
      </div>
      <aside className={styles.aside}>
        <OrderSummary />
        <PlaceBar isPaidFirst={isPaidFirst} placing={placing} />
      </aside>
      {(refusal?.__typename === 'PriceChanged' || (refusal?.__typename === 'SoldOut' && refusal.lines.length > 0)) && (
        <Suspense>
          <ChangesDialog changed={refusal} onClose={placing.dismiss} onConfirm={place} />
        </Suspense>
      )}
    </form>
  );
}
