import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useClient } from 'urql';
import { isQuestion, questionKey } from '../../../domain/doubts';
import { useIsOnline } from '../../connectivity/use-is-online';
import type { PlaceOrderInput } from '../../gql/graphql';
import type { rememberAddress } from '../addresses/device-addresses';
import { useCart } from '../cart/store/cart-context';
import { forgetKept, readKept } from '../draft/kept-checkout';
import { rememberOrder } from '../my-orders/device-orders';
import { paymentPath } from '../shop/payment-path';
import { findUnanswered, type PlacingOutcome, type PlacingRefusal, placeOrder } from './place-order';

type Order = Omit<PlaceOrderInput, 'idempotencyKey' | 'asksOnDoubt'>;

export interface Placing {
  readonly isPlacing: boolean;
  /** How the last press ended; null before the first, and once it no longer matters. */
  readonly outcome: Exclude<PlacingOutcome, { kind: 'placed' }> | null;
  /** What was sent with it: a word about a field holds only as long as the field says that. */
  readonly sent: Order | null;
  /** How often an order was refused on this page. */
  readonly refusals: number;
  readonly place: (order: Order) => void;
  readonly dismiss: () => void;
}

/** Refusals after which the page itself is behind: ways to pay, pickup points, opening. */
const BEHIND: readonly PlacingRefusal['code'][] = [
  'PAYMENT_METHOD_UNAVAILABLE',
  'WAREHOUSE_REQUIRED',
  'METHOD_UNAVAILABLE',
];

/** Kept on this device alone; one that was not kept is typed again. */
const remember = (order: Parameters<typeof rememberAddress>[0]): Promise<void> =>
  import('../addresses/device-addresses').then((addresses) => addresses.rememberAddress(order)).catch(() => {});

const isNothingSent = () => true;

/** Places the order: once, whatever is pressed. On success it leads to the page of the order. */
export function usePlacing(): Placing {
  const client = useClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { store, cart, saved, status } = useCart();
  const zoneId = useRef<string | null>(null);
  const isSettled = useSyncExternalStore(store.subscribe, store.isSettled, isNothingSent);
  const isOnline = useIsOnline();
  const [isPlacing, setIsPlacing] = useState(false);
  const [last, setLast] = useState<Pick<Placing, 'outcome' | 'sent'>>({ outcome: null, sent: null });
  const [refusals, setRefusals] = useState(0);
  // Another press on the same address and phone insists on them.
  const asked = useRef<string | null>(null);
  // A second press can come before the first one is drawn.
  const isUnderWay = useRef(false);

  const finish = useCallback(
    async (outcome: PlacingOutcome, sent: Order | null) => {
      if (outcome.kind === 'placed') {
        forgetKept();
        if (sent?.deliveryMethod === 'DELIVERY') await remember({ ...sent, zoneId: zoneId.current });
        store.tellOthers();
        const { token, payments } = outcome.order;
        const isPaidFirst = payments.some(({ continueUrl }) => continueUrl !== null);
        if (payments.length > 0 && token !== null) {
          rememberOrder({ token, number: null, placedAt: Date.now(), isOver: false });
        }
        await navigate(isPaidFirst ? paymentPath(token) : `/finish?order=${token ?? ''}`, { replace: true });
        // The payment page is in the history first, so that Back leads to the order that waits.
        if (isPaidFirst) window.location.assign(payments.at(-1)?.continueUrl ?? '');
        return;
      }
      if (outcome.kind === 'refused' && outcome.refusal.__typename === 'PaymentPending') {
        await navigate(paymentPath(outcome.refusal.token), { replace: true });
        return;
      }
      setLast({ outcome, sent });
      if (outcome.kind === 'refused') {
        const { refusal } = outcome;
        if (sent && refusal.__typename === 'InvalidInput' && isQuestion(refusal.fields))
          asked.current = questionKey(sent);
        setRefusals((count) => count + 1);
        // Not waited for: a press on the answer counts at once, and what it sends goes after this.
        void store.reload();
        if (BEHIND.includes(outcome.refusal.code)) void revalidate();
      }
    },
    [navigate, revalidate, store],
  );

  const run = useCallback(async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setIsPlacing(false);
    }
  }, []);

  const held = saved?.heldUntil && isOnline && !isPlacing ? saved.token : null;
  useEffect(() => {
    // Sent already, here or in another tab: it is paid there, or changed.
    if (held) void navigate(paymentPath(held), { replace: true });
  }, [held, navigate]);

  const isEmpty = status === 'ready' && isSettled && cart?.quantity === 0;
  useEffect(() => {
    if (!isEmpty || !readKept()?.attempts.length) return;
    void run(async () => {
      const outcome = await findUnanswered(client);
      if (outcome) await finish(outcome, null);
    });
  }, [client, finish, isEmpty, run]);

  return {
    isPlacing,
    ...last,
    refusals,
    place: (order) =>
      void run(async () => {
        setLast({ outcome: null, sent: null });
        zoneId.current = cart?.zone?.id ?? null;
        // After every press on − and + that is still on its way: the order is what the screen shows.
        const question = { ...order, asksOnDoubt: asked.current !== questionKey(order) };
        const outcome = await store.afterAll<PlacingOutcome>(() => placeOrder(client, question), { kind: 'unsent' });
        await finish(outcome, order);
      }),
    dismiss: () => setLast({ outcome: null, sent: null }),
  };
}
