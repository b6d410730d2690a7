import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../ui/text/use-money';
import { useCommandCenter } from '../../kit/context/command-center-context';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import type { OrderSettingsValues } from './order-settings-values';
import { sampleBasket } from './sample-basket';

/** An order placed at six in the evening: clock times say more than minutes. */
const ORDERED_AT = Date.UTC(2026, 0, 1, 18);
const MINUTE_MS = 60_000;
const TEN_MAJOR = 1000;

type AmountName = 'deliveryFee' | 'freeDeliveryFrom' | 'minAmountForDelivery' | 'minimumOrderValue';
type NumberName =
  | 'maximumOrderWeight'
  | 'discountPercent'
  | 'slotCapacity'
  | 'kitchenCapacity'
  | 'kitchenDelayMinutes'
  | 'autoCancelMinutes';
export type RuleName = AmountName | NumberName | 'deliveryMinutes' | 'pickupMinutes';

const NAMES = [
  ...(['deliveryFee', 'freeDeliveryFrom', 'minAmountForDelivery', 'minimumOrderValue'] as const),
  ...(['maximumOrderWeight', 'discountPercent', 'slotCapacity', 'kitchenCapacity', 'kitchenDelayMinutes'] as const),
  ...(['autoCancelMinutes', 'deliveryMinutes', 'pickupMinutes'] as const),
] as const;

/**
 * What each rule does to an order, in the figures that stand in the form.
 *
 * @param weight - writes a weight of the shop's unit.
 */
export function useOrderExamples(form: EntityFormState<OrderSettingsValues>, weight: (value: number) => string) {
  const { formatMessage, formatTime } = useIntl();
  const { currencyCode } = useCommandCenter();
  const money = useMoney();
  const watched = useWatch({ control: form.control, name: NAMES });
  const figureOf = (name: RuleName): number | null => {
    const value = watched[NAMES.indexOf(name)] ?? null;
    // What can't be read is no value yet; its own field says so.
    return Number.isNaN(value) ? null : value;
  };
  const amount = (minor: number) => money({ minor, currencyCode });
  const [fee, freeFrom] = [figureOf('deliveryFee'), figureOf('freeDeliveryFrom')];
  const basket = sampleBasket({
    fee,
    freeFrom,
    minimums: [figureOf('minAmountForDelivery'), figureOf('minimumOrderValue')],
  });
  const clock = (minutes: number) =>
    formatTime(ORDERED_AT + minutes * MINUTE_MS, { timeZone: 'UTC', timeStyle: 'short' });
  const least = (value: number) => ({
    minimum: amount(value),
    some: amount(value / 2),
    missing: amount(value - value / 2),
  });
  const delay = figureOf('kitchenDelayMinutes') ?? 0;
  const figures: Record<RuleName, (value: number) => Record<string, string | number>> = {
    deliveryFee: (value) => ({ basket: amount(basket), fee: amount(value), total: amount(basket + value) }),
    freeDeliveryFrom: (value) => ({ amount: amount(value) }),
    minAmountForDelivery: (value) => least(value),
    minimumOrderValue: (value) => least(value),
    maximumOrderWeight: (value) => ({ weight: weight(value) }),
    discountPercent: (value) => ({ before: amount(TEN_MAJOR), after: amount(TEN_MAJOR - value * 10) }),
    slotCapacity: (value) => ({ count: value }),
    kitchenCapacity: (value) => ({ count: value, twice: value * 2, minutes: delay, more: delay * 2 }),
    kitchenDelayMinutes: (value) => ({ minutes: value }),
    autoCancelMinutes: (value) => ({ minutes: value }),
    deliveryMinutes: (value) => ({ from: clock(0), to: clock(value) }),
    pickupMinutes: (value) => ({ from: clock(0), to: clock(value) }),
  };
  return (name: RuleName): string => {
    const value = figureOf(name);
    const isNone = value === null || (name === 'discountPercent' && value === 0);
    return isNone
      ? formatMessage({ id: `command-center.order-settings.${name}.none` })
      : formatMessage({ id: `command-center.order-settings.${name}.example` }, figures[name](value));
  };
}
