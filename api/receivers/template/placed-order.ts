import { z } from 'zod';
import { OPTION_KINDS, type OptionKind } from '../../../domain/option-kind';
import type { MoneyState } from '../../generated/prisma/client';

/** A chosen option as it was frozen; texts are localised JSON. */
export interface PlacedOrderOption {
  /** Orders of older versions have neither. */
  readonly id?: string | null;
  readonly sku?: string | null;
  readonly group: unknown;
  readonly name: unknown;
  /** Orders of older versions have none. */
  readonly kind?: OptionKind | null;
  /** Minor units. */
  readonly priceDifference: number;
}

export interface PlacedOrderLine {
  readonly id: string;
  readonly variantId: string | null;
  readonly productName: unknown;
  readonly variantName: unknown;
  readonly sku: string | null;
  readonly quantity: number;
  readonly weight: number | null;
  readonly unit: string | null;
  readonly options: readonly PlacedOrderOption[];
  /** Minor units for one, options included. */
  readonly unitPrice: number;
  readonly note: string | null;
  /** Hundredths of a percent; null: it was placed without VAT. */
  readonly taxRate: number | null;
}

/** The plain data of a placed checkout: localised texts as JSON, money in minor units. */
export interface PlacedOrder {
  readonly id: string;
  readonly token: string | null;
  readonly zoneId: string | null;
  readonly warehouseId: string | null;
  readonly paymentMethodId: string | null;
  readonly number: string | null;
  readonly status: string;
  readonly cancelReason: string | null;
  readonly cancelCode: string | null;
  readonly placedAt: Date | null;
  readonly locale: string;
  readonly currencyCode: string | null;
  readonly productsCost: number | null;
  readonly discount: number | null;
  readonly promoCodeText: string | null;
  readonly promoDiscount: number | null;
  readonly deliveryFee: number | null;
  /** As of a line. */
  readonly deliveryTaxRate: number | null;
  readonly tip: number | null;
  readonly total: number | null;
  readonly weight: number | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly deliveryMethod: string | null;
  readonly street: string | null;
  readonly apartment: string | null;
  readonly intercom: string | null;
  readonly entrance: string | null;
  readonly floor: string | null;
  readonly courierNote: string | null;
  readonly kitchenNote: string | null;
  /** Messages of older versions have none of the three. */
  readonly handover?: string | null;
  readonly arrival?: string | null;
  readonly cutlery?: number | null;
  readonly table: string | null;
  /** Degrees; null where nobody knows. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly zoneName: unknown;
  readonly warehouseName: unknown;
  readonly timeKind: string;
  readonly slotFrom: Date | null;
  readonly slotTo: Date | null;
  readonly promisedAt: Date | null;
  readonly preparationMinutes: number | null;
  readonly paymentType: string | null;
  readonly paymentName: unknown;
  readonly changeFrom: number | null;
  readonly source: string | null;
  readonly externalReference: string | null;
  readonly isPaidElsewhere: boolean;
  /** Messages of older versions have none. */
  readonly deviations?: unknown;
  readonly isTest: boolean;
  readonly moneyState: MoneyState | null;
  /** Beyond its card money, minor units. */
  readonly dueOnReceiving: number;
  readonly channel: {
    readonly id: string;
    readonly name: unknown;
    readonly phone: string | null;
    readonly timeZone: string;
    readonly defaultLocale: string;
  };
  readonly lines: readonly PlacedOrderLine[];
}

const frozenOptions = z.array(
  z.object({
    id: z.string().nullish(),
    sku: z.string().nullish(),
    group: z.unknown(),
    name: z.unknown(),
    kind: z.enum(OPTION_KINDS).nullish(),
    priceDifference: z.number().int(),
  }),
);

/** Reads the `options` column of a frozen line; a line that was placed without options has none. */
export function parseFrozenOptions(json: unknown): PlacedOrderOption[] {
  return frozenOptions.parse(json ?? []);
}
