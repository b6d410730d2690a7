import { decimalOf, type MoneyValue } from '../../ui/text/money';
import { type Addresses, restaurantId } from './addresses';
import type { Thing } from './json-ld';

/** Something that can be put into the cart, at its price. */
export interface Offered {
  readonly name?: string;
  readonly price: MoneyValue;
  readonly isSoldOut: boolean;
}

function offer(addresses: Addresses, url: string, { name, price, isSoldOut }: Offered): Thing {
  return {
    '@type': 'Offer',
    name: name || undefined,
    url,
    price: decimalOf(price),
    priceCurrency: price.currencyCode,
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    seller: { '@id': restaurantId(addresses) },
  };
}

/** @param offered - the variants of one dish; several become one offer with a range of prices. */
export function offerData(addresses: Addresses, url: string, offered: readonly Offered[]): Thing | undefined {
  const [only] = offered;
  if (!only) return undefined;
  if (offered.length === 1) return offer(addresses, url, { ...only, name: undefined });
  const byPrice = offered.map(({ price }) => price).sort((a, b) => a.minor - b.minor);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: only.price.currencyCode,
    lowPrice: decimalOf(byPrice[0] ?? only.price),
    highPrice: decimalOf(byPrice.at(-1) ?? only.price),
    offerCount: offered.length,
    offers: offered.map((one) => offer(addresses, url, one)),
  };
}
