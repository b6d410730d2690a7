import type { DeliveryTerms } from '../../../domain/delivery-fee';
import type { OrderLimits } from '../../../domain/limits';
import { type CurrencyCode, isCurrencyCode, type Minor, minor } from '../../../domain/money';
import type { DeliveryMethod } from '../../../domain/order-status';
import type { TaxRules } from '../../../domain/tax';
import type { TipRule } from '../../../domain/tip';
import type { Channel } from '../../generated/prisma/client';

/** What a shop asks of every order, out of its settings. */
export interface ShopTerms {
  readonly currencyCode: CurrencyCode;
  readonly discountPercent: number;
  readonly delivery: DeliveryTerms;
  readonly limits: OrderLimits;
  /** Null: it takes no tips. */
  readonly tips: TipRule | null;
  /** Null: it names no VAT. */
  readonly taxes: TaxRules | null;
  /** The receiving methods that are on. */
  readonly methods: readonly DeliveryMethod[];
  /** From placing until it is collected or at the door, by method. */
  readonly minutes: Readonly<Record<DeliveryMethod, number>>;
}

const amount = (value: number | null): Minor | null => (value === null ? null : minor(value));

export function tipRuleOf({ tipKind, tipPercents, tipBase }: Channel): TipRule | null {
  return tipKind === 'OFF' ? null : { percents: tipKind === 'PERCENT' ? tipPercents : [], base: tipBase };
}

/** A class without a rate of its own has the standard one. */
function taxRulesOf(channel: Channel): TaxRules | null {
  const { taxStandard, taxReduced, taxLow, taxOnDelivery, taxOnPickup, taxAtTable, taxOfDeliveryFee } = channel;
  if (taxStandard === null) return null;
  return {
    rates: { STANDARD: taxStandard, REDUCED: taxReduced ?? taxStandard, LOW: taxLow ?? taxStandard, ZERO: 0 },
    ways: { DELIVERY: taxOnDelivery, PICKUP: taxOnPickup, TABLE: taxAtTable },
    deliveryFee: taxOfDeliveryFee,
  };
}

export function termsOf(channel: Channel): ShopTerms {
  const { currencyCode } = channel;
  if (!isCurrencyCode(currencyCode)) throw new Error(`unknown currency ${currencyCode}`);
  return {
    currencyCode,
    discountPercent: channel.discountPercent,
    delivery: { fee: amount(channel.deliveryFee), freeFrom: amount(channel.freeDeliveryFrom) },
    limits: {
      minimumOrderValue: amount(channel.minimumOrderValue),
      minAmountForDelivery: amount(channel.minAmountForDelivery),
      maximumOrderWeight: channel.maximumOrderWeight,
    },
    tips: tipRuleOf(channel),
    taxes: taxRulesOf(channel),
    methods: [
      ...(channel.isDeliveryAvailable ? (['DELIVERY'] as const) : []),
      ...(channel.isPickupAvailable ? (['PICKUP'] as const) : []),
    ],
    minutes: { DELIVERY: channel.deliveryMinutes, PICKUP: channel.pickupMinutes },
  };
}
