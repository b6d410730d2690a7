import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../ui/text/use-money';
import { usePercent } from '../../../ui/text/use-percent';
import { useCommandCenter } from '../../kit/context/command-center-context';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import type { OrderSettingsValues } from './order-settings-values';
import type { RuleName } from './use-order-examples';

/** Numbers that the form holds as they are typed: null where none is, `NaN` where it can't be read. */
type Figure = number | null | undefined;

const isFigure = (value: Figure): value is number => typeof value === 'number' && !Number.isNaN(value);

/**
 * What each section of the rules is set to, in one line.
 *
 * @param weight - writes a weight of the shop's unit.
 */
export function useRuleSummaries(form: EntityFormState<OrderSettingsValues>, weight: (value: number) => string) {
  const { formatMessage, formatNumber } = useIntl();
  const { currencyCode } = useCommandCenter();
  const money = useMoney();
  const percent = usePercent();
  const values = useWatch({ control: form.control });
  const amount = (minor: number) => money({ minor, currencyCode });
  const minutes = (value: number) => formatMessage({ id: 'command-center.order-settings.inMinutes' }, { value });
  /** A field by its label, where it has a value. */
  const set = (name: RuleName | 'amendmentMinutes', written: (value: number) => string = formatNumber) => {
    const value = values[name];
    return isFigure(value)
      ? `${formatMessage({ id: `command-center.order-settings.${name}` })}: ${written(value)}`
      : null;
  };
  const line = (...parts: readonly (string | null)[]) =>
    parts.filter((part) => part !== null).join(' · ') || formatMessage({ id: 'command-center.order-settings.unset' });
  const off = formatMessage({ id: 'command-center.order-settings.off' });
  const figures = (all: readonly Figure[] = [], written: (value: number) => string) =>
    all.filter(isFigure).map(written);
  const { tipKind = 'OFF', amendmentSilence = 'KEEP' } = values;
  return {
    delivery: values.isDeliveryAvailable
      ? line(
          set('deliveryMinutes'),
          set('deliveryFee', amount),
          set('freeDeliveryFrom', amount),
          set('minAmountForDelivery', amount),
        )
      : off,
    pickup: values.isPickupAvailable ? line(set('pickupMinutes')) : off,
    limits: line(set('minimumOrderValue', amount), set('maximumOrderWeight', weight), set('discountPercent', percent)),
    tips: line(
      formatMessage({ id: `command-center.order-settings.tipKind.${tipKind}` }),
      ...(tipKind === 'PERCENT' ? figures(values.tipPercents, percent) : []),
      ...(tipKind === 'AMOUNT' ? figures(values.tipAmounts, amount) : []),
    ),
    taxes: values.isTaxed ? line(...figures([values.taxStandard, values.taxReduced, values.taxLow], percent)) : off,
    kitchen: line(
      set('slotCapacity'),
      set('autoCancelMinutes', minutes),
      set('kitchenCapacity'),
      values.takesLineNotes ? formatMessage({ id: 'command-center.order-settings.takesLineNotes' }) : null,
    ),
    amendments: line(
      set('amendmentMinutes', minutes),
      formatMessage({ id: `command-center.order-settings.amendmentSilence.${amendmentSilence}` }),
    ),
    couriers: values.namesCourier ? formatMessage({ id: 'command-center.order-settings.namesCourier' }) : off,
  };
}
