import type { CountryCode } from '../../domain/countries';
import type { LinkIcon } from '../../domain/link-icons';
import type { Locale } from '../../domain/locale';
import type { Localized } from '../../domain/localized';
import type { LinkPlacement, PaymentType, PromoKind } from '../generated/prisma/client';
import type { Interval } from '../hours/intervals';

/** A text in the languages that the demo shop is written in; others fall back to its own. */
export type Text = Localized & { readonly en: string; readonly ru: string };

/** Euro cents of the demo price list; `demoPrice` turns them into a shop's own currency. */
export type BasePrice = number;

export interface DemoWarehouse {
  readonly name: Text;
  readonly address: Text;
  /** Degrees north and east of the centre of the country's capital. */
  readonly offset: readonly [latitude: number, longitude: number];
}

export interface DemoPaymentMethod {
  readonly type: PaymentType;
  readonly name: Text;
  readonly details: Text;
}

export interface DemoLink {
  readonly placement: LinkPlacement;
  readonly name: Text;
  readonly url: string;
  readonly icon: LinkIcon | null;
}

export interface DemoPage {
  readonly slug: string;
  readonly title: Text;
  /** HTML that our own sanitising leaves as it is. */
  readonly body: Text;
  readonly seoDescription: Text;
}

/** How orders are received and what they cost beyond the dishes. */
export interface DemoTerms {
  readonly pickupDetails: Text;
  readonly deliveryDetails: Text;
  readonly conditions: Text;
  /** Minutes. */
  readonly pickupMinutes: number;
  readonly deliveryMinutes: number;
  readonly deliveryFee: BasePrice;
  readonly freeDeliveryFrom: BasePrice;
  readonly minAmountForDelivery: BasePrice;
  /** Grams and millilitres. */
  readonly maximumOrderWeight: number;
}

export interface DemoPromoCode {
  readonly code: string;
  readonly kind: PromoKind;
  /** Of kind `PERCENT`. */
  readonly percent?: number;
  /** What the dishes have to be worth. */
  readonly minimum?: BasePrice;
  readonly perClientLimit?: number;
}

/** Whatever fits any shop, in any of the currencies and countries. */
export interface DemoShop {
  /** Sunday first. */
  readonly week: readonly (readonly Interval[])[];
  readonly warehouses: readonly DemoWarehouse[];
  readonly paymentMethods: readonly DemoPaymentMethod[];
  readonly links: readonly DemoLink[];
  readonly pages: readonly DemoPage[];
  readonly promoCodes: readonly DemoPromoCode[];
  readonly terms: DemoTerms;
}

/** The shop that `npm run demo` opens. */
export interface DemoChannel {
  readonly name: Text;
  readonly description: Text;
  readonly copyright: Text;
  readonly phone: string;
  readonly accentColor: string;
  readonly countryCode: CountryCode;
  readonly timeZone: string;
  readonly defaultLocale: Locale;
}
