import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { toTexts } from '../../kit/fields/texts';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Notice } from '../../kit/ui/feedback';
import { AmendmentRules } from './amendment-rules';
import { CourierRules } from './courier-rules';
import { DeliveryRules } from './delivery-rules';
import { KitchenRules } from './kitchen-rules';
import { LimitRules } from './limit-rules';
import { inPlaces, type OrderSettingsValues, orderSettingsInput } from './order-settings-values';
import { PickupRules } from './pickup-rules';
import { TaxRules } from './tax-rules';
import { TipRules } from './tip-rules';
import { useOrderExamples } from './use-order-examples';
import { useRuleSummaries } from './use-rule-summaries';
import { enteredUnit, inUnit } from './weight-in-unit';

const OrderSettingsFormFragment = graphql(`
  fragment OrderSettingsForm on Channel {
    id
    version
    isDeliveryAvailable
    isPickupAvailable
    deliveryMinutes
    pickupMinutes
    maximumOrderWeight
    weightUnit
    discountPercent
    slotCapacity
    kitchenCapacity
    kitchenDelayMinutes
    autoCancelMinutes
    amendmentMinutes
    amendmentSilence
    namesCourier
    takesLineNotes
    asksCutlery
    tipKind
    tipBase
    tipPercents
    tipAmounts {
      minor
    }
    taxStandard
    taxReduced
    taxLow
    taxOnDelivery
    taxOnPickup
    taxAtTable
    taxOfDeliveryFee
    deliveryDetailsTranslations {
      locale
      value
    }
    pickupDetailsTranslations {
      locale
      value
    }
    deliveryFee {
      minor
    }
    freeDeliveryFrom {
      minor
    }
    minAmountForDelivery {
      minor
    }
    minimumOrderValue {
      minor
    }
  }
`);

export const UpdateOrderSettingsMutation = graphql(`
  mutation UpdateOrderSettings($input: UpdateChannelInput!) {
    answer: updateChannel(input: $input) {
      ... on Channel {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** The rules of ordering, in one form. */
export function OrderSettingsForm({ channel }: { readonly channel: FragmentType<typeof OrderSettingsFormFragment> }) {
  const stored = readFragment(OrderSettingsFormFragment, channel);
  const { version, isDeliveryAvailable, isPickupAvailable, deliveryMinutes, pickupMinutes } = stored;
  const { deliveryFee, freeDeliveryFrom, minAmountForDelivery, minimumOrderValue, discountPercent } = stored;
  const { slotCapacity, kitchenCapacity, kitchenDelayMinutes, autoCancelMinutes } = stored;
  const unit = enteredUnit(stored.weightUnit);
  const { formatMessage, formatNumber } = useIntl();
  const updateChannel = useSend(UpdateOrderSettingsMutation);
  const saved: OrderSettingsValues = {
    isDeliveryAvailable,
    isPickupAvailable,
    deliveryMinutes,
    pickupMinutes,
    deliveryDetails: toTexts(stored.deliveryDetailsTranslations),
    pickupDetails: toTexts(stored.pickupDetailsTranslations),
    deliveryFee: deliveryFee?.minor ?? null,
    freeDeliveryFrom: freeDeliveryFrom?.minor ?? null,
    minAmountForDelivery: minAmountForDelivery?.minor ?? null,
    minimumOrderValue: minimumOrderValue?.minor ?? null,
    maximumOrderWeight: inUnit(stored.maximumOrderWeight, unit),
    // Nothing off is no discount.
    discountPercent: discountPercent || null,
    slotCapacity,
    kitchenCapacity,
    kitchenDelayMinutes,
    autoCancelMinutes,
    amendmentMinutes: stored.amendmentMinutes,
    amendmentSilence: stored.amendmentSilence ?? 'KEEP',
    namesCourier: stored.namesCourier ?? false,
    takesLineNotes: stored.takesLineNotes,
    asksCutlery: stored.asksCutlery,
    tipKind: stored.tipKind ?? 'OFF',
    tipBase: stored.tipBase ?? 'PRODUCTS',
    tipPercents: inPlaces(stored.tipPercents ?? []),
    tipAmounts: inPlaces((stored.tipAmounts ?? []).map(({ minor }) => minor)),
    isTaxed: (stored.taxStandard ?? null) !== null,
    taxStandard: stored.taxStandard ?? null,
    taxReduced: stored.taxReduced ?? null,
    taxLow: stored.taxLow ?? null,
    taxOnDelivery: stored.taxOnDelivery ?? 'STANDARD',
    taxOnPickup: stored.taxOnPickup ?? 'STANDARD',
    taxAtTable: stored.taxAtTable ?? 'STANDARD',
    taxOfDeliveryFee: stored.taxOfDeliveryFee ?? 'STANDARD',
  };
  const form = useEntityForm({
    saved,
    version,
    save: (values, basis) => updateChannel({ input: orderSettingsInput(values, basis, unit) }),
    done: formatMessage({ id: 'command-center.order-settings.updated' }),
  });
  const weight = (value: number) => formatMessage({ id: `ui.weight.${unit}` }, { value: formatNumber(value) });
  const exampleOf = useOrderExamples(form, weight);
  const [isDelivered, isCollected] = useWatch({
    control: form.control,
    name: ['isDeliveryAvailable', 'isPickupAvailable'],
  });
  const summaries = useRuleSummaries(form, weight);
  const rules = { form, exampleOf, summaries };
  return (
    <EntityForm form={form}>
      {!isDelivered && !isCollected && (
        <Notice title={formatMessage({ id: 'command-center.order-settings.neither' })} tone="warning">
          {formatMessage({ id: 'command-center.order-settings.neitherExplained' })}
        </Notice>
      )}
      <DeliveryRules {...rules} />
      <PickupRules {...rules} />
      <LimitRules {...rules} unit={unit} />
      <TipRules {...rules} />
      <TaxRules {...rules} />
      <KitchenRules {...rules} />
      <AmendmentRules {...rules} />
      <CourierRules {...rules} />
    </EntityForm>
  );
}
