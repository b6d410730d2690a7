import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isPaidAtDoor } from '../../../domain/handover';
import { neededContact, receivingWay } from '../../../domain/receiving';
import type { CartShopFragment, CheckoutPageQuery, DeliveryMethod } from '../../gql/graphql';
import type { SummaryEntry } from '../../ui/form/error-summary';
import { useCart } from '../cart/store/cart-context';
import type { CartDestination } from '../cart/store/cart-zone';
import { promisedAt } from '../cart/store/receiving-facts';
import { useSeat } from '../device/device-seat';
import type { Seat } from '../device/seat';
import { type Draft, EMPTY_DRAFT, type FieldName, fillIn, TEXT_FIELDS, toDetails } from '../draft/draft';
import { isSamePhone } from '../draft/phone-text';
import { checkDraft, type DraftProblems } from './check-draft';
import { refusedFields } from './refused-fields';
import { type ChangeDraft, useDraft } from './use-draft';
import type { Placing } from './use-placing';
import { useSavedDetails } from './use-saved-details';
import { useTimes } from './use-times';

export type CheckoutShop = NonNullable<CheckoutPageQuery['channel']>;

/** Order of the screen, for the summary. */
const ORDER: readonly FieldName[] = [
  ...([
    'name',
    'phone',
    'deliveryMethod',
    'zoneId',
    'street',
    'apartment',
    'entrance',
    'floor',
    'intercom',
    'handover',
    'arrival',
    'cutlery',
    'courierNote',
  ] as const),
  ...(['warehouseId', 'timeKind', 'slotFrom', 'paymentMethodId', 'changeFrom', 'kitchenNote'] as const),
];

export interface CheckoutForm {
  /** What is typed, with what chooses itself: the only way to pay, the only pickup point. */
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** To be called when a field is left: from then on it says what is wrong with it. */
  readonly leave: (field: FieldName) => void;
  readonly errorOf: (field: FieldName) => string | undefined;
  /** At a table nobody has to be called. */
  readonly isPhoneNeeded: boolean;
}

interface Surroundings {
  readonly shop: CheckoutShop;
  readonly live: CartShopFragment | null;
  /** As the page came with it, until the visitor's own cart is there. */
  readonly known: CartShopFragment;
  readonly method: DeliveryMethod;
  readonly destination: CartDestination;
  /** Minor units. */
  readonly total: number;
  readonly isEmpty: boolean;
  readonly placing: Placing;
}

const onlyOne = (items: readonly { readonly id: string }[], chosen: string | null): string | null => {
  if (items.some(({ id }) => id === chosen)) return chosen;
  return items.length === 1 ? (items[0]?.id ?? null) : null;
};

/** Until one is chosen, the one that the shop has put first. One that is gone is not replaced unseen. */
const firstOf = (items: readonly { readonly id: string }[], chosen: string | null): string | null =>
  chosen === null ? (items[0]?.id ?? null) : onlyOne(items, chosen);

interface Known {
  readonly seat: Seat | null;
  readonly isFilled: boolean;
}

/**
 * The draft with everything that chooses itself, or can't be chosen any more. No payment method before it is filled: a press on
 * what is selected already would say nothing, and another one that was known would take its place.
 */
function settle(
  draft: Draft,
  { shop, live, known, method, destination }: Surroundings,
  { seat, isFilled }: Known,
): Draft {
  const canBeSoon = promisedAt(known, method, destination.zone) !== null;
  return {
    ...draft,
    paymentMethodId: (isFilled ? firstOf : onlyOne)(shop.paymentMethods, draft.paymentMethodId),
    warehouseId: method === 'PICKUP' ? onlyOne(shop.warehouses, seat?.warehouseId ?? draft.warehouseId) : null,
    cutlery: live?.asksCutlery && method === 'DELIVERY' ? draft.cutlery : '',
    timeKind: canBeSoon ? (draft.timeKind ?? 'ASAP') : 'SLOT',
  };
}

/** Everything between the fields and the order: values, faults, and whether it may be sent. */
export function useCheckoutForm(surroundings: Surroundings) {
  const { shop, method, destination, total, isEmpty, placing } = surroundings;
  const { formatMessage } = useIntl();
  const { draft: typed, isFilled, change } = useDraft();
  const seat = useSeat();
  const draft = settle(typed, surroundings, { seat, isFilled });
  const zoneId = destination.zone?.id ?? null;
  const times = useTimes({ method, zoneId, isPaused: surroundings.live === null });
  const { refresh } = times;
  useEffect(() => {
    // After any refusal the available times may have changed.
    if (placing.refusals > 0) refresh();
  }, [placing.refusals, refresh]);
  const pauseEnd = surroundings.live?.pausedUntil ?? null;
  const knownEnd = useRef(pauseEnd);
  useEffect(() => {
    // A pause that begins or ends moves every time of today.
    if (knownEnd.current !== pauseEnd) refresh();
    knownEnd.current = pauseEnd;
  }, [pauseEnd, refresh]);
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { saved, cart } = useCart();
  const detailsOf = (filled: Draft) => ({ ...toDetails(filled, shop.countryCode), table: seat?.table ?? null });
  const details = detailsOf(draft);
  // The server has the number without what sets its digits apart.
  const savedPhone = isSamePhone(saved?.phone ?? '', draft.phone) ? draft.phone : (saved?.phone ?? null);
  const known = detailsOf(
    settle(fillIn(EMPTY_DRAFT, { ...saved, phone: savedPhone }), surroundings, { seat, isFilled }),
  );
  const words = useSavedDetails(details, { known, isOn: !isEmpty && !placing.isPlacing });

  const payment = shop.paymentMethods.find(({ id }) => id === draft.paymentMethodId);
  const isCash = payment?.type === 'CASH';
  const isDueAtDoor = payment !== undefined && isPaidAtDoor(payment, total);
  const slots = times.slots?.filter(({ isAvailable }) => isAvailable).map(({ from }) => from) ?? null;
  const hasPromo = cart?.promo != null;
  const way = receivingWay({ deliveryMethod: method, table: seat?.table ?? null });
  const needsWarehouse = method === 'PICKUP' && shop.warehouses.length > 0;
  const problems: DraftProblems = checkDraft(draft, {
    ...destination,
    way,
    hasPromo,
    needsWarehouse,
    isCash,
    isPaidAtDoor: isDueAtDoor,
    total,
    slots,
  });
  const refused = refusedFields(placing, { ...details, deliveryMethod: method, zoneId });

  const messageOf = (field: FieldName): string | undefined => {
    const problem = problems[field];
    if (problem) return formatMessage({ id: problem });
    const value = JSON.stringify(new Map(Object.entries(details)).get(field) ?? null);
    return refused.get(field) ?? words.find((word) => word.field === field && word.value === value)?.message;
  };
  const isShown = (field: FieldName) => attempt > 0 || refused.has(field) || left.includes(field);
  const form: CheckoutForm = {
    isPhoneNeeded: neededContact(way, hasPromo).includes('phone'),
    draft,
    change,
    leave: (field) => setLeft((before) => (before.includes(field) ? before : [...before, field])),
    errorOf: (field) => (isShown(field) ? messageOf(field) : undefined),
  };
  const summary = ORDER.flatMap((field): SummaryEntry[] => {
    const message = attempt > 0 || refused.size > 0 ? messageOf(field) : undefined;
    return message ? [{ id: `checkout-${field}`, message }] : [];
  });
  const isMissing = ORDER.some((field) => problems[field]?.endsWith('.required'));
  return {
    form,
    /** Whether all that is known of the client has come. */
    isFilled,
    details,
    times,
    isCash,
    isPaidFirst: Boolean(payment?.onlineProvider) && total > 0,
    summary,
    isMissing: attempt > 0 && isMissing,
    /** Goes up with each press that a field stood in the way of. */
    attempt: attempt + (refused.size > 0 ? placing.refusals : 0),
    /** @returns whether it may be sent; otherwise the summary takes the focus. */
    check: (): boolean => {
      const isComplete = Object.keys(problems).length === 0;
      setAttempt((before) => (isComplete ? 0 : before + 1));
      if (isComplete) setLeft([...TEXT_FIELDS]);
      return isComplete;
    },
  };
}
