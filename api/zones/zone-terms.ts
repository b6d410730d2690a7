import { type Minor, minor } from '../../domain/money';

interface ShopRow {
  readonly deliveryFee: number | null;
  readonly freeDeliveryFrom: number | null;
  readonly minAmountForDelivery: number | null;
  readonly minimumOrderValue: number | null;
  readonly deliveryMinutes: number;
}

interface ZoneRow {
  readonly fee: number | null;
  readonly freeFrom: number | null;
  readonly minimum: number | null;
  readonly minutes: number | null;
}

/** All that delivery to a zone comes with. */
export interface ShownTerms {
  readonly fee: Minor | null;
  readonly freeFrom: Minor | null;
  /** The least order, for whatever reason; null for none. */
  readonly minimum: Minor | null;
  readonly minutes: number;
}

const amount = (value: number | null): Minor | null => (value === null ? null : minor(value));

/** A zone's terms as a shopper meets them: what it leaves open is the shop's. */
export function shownTerms(zone: ZoneRow, shop: ShopRow): ShownTerms {
  const minimum = Math.max(zone.minimum ?? shop.minAmountForDelivery ?? 0, shop.minimumOrderValue ?? 0);
  return {
    fee: amount(zone.fee ?? shop.deliveryFee),
    freeFrom: amount(zone.freeFrom ?? shop.freeDeliveryFrom),
    minimum: minimum === 0 ? null : minor(minimum),
    minutes: zone.minutes ?? shop.deliveryMinutes,
  };
}
