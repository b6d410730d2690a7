import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../domain/locale';
import type { CurrencyCode } from '../../domain/money';
import { projectRoot } from '../kernel/project-root';
import { readJson } from '../menu-transfer/files/read-json';
import type { MenuDraft, ReadFile } from '../menu-transfer/tables/menu-draft';
import { demoPrice } from './demo-price';

/** Not beside this module: the bundle of the server lies elsewhere. */
const FILE = join(projectRoot, 'api', 'demo', 'menu.json');

/** The demo's menu, a file that any shop could import. Its prices are those of a price list in euros. */
export async function readDemoMenu(locale: Locale): Promise<ReadFile> {
  return readJson(await readFile(FILE, 'utf8'), { locale, currency: 'EUR' });
}

/** The same menu with prices in a shop's own currency. */
export function pricedIn(currency: CurrencyCode, { products, ...draft }: MenuDraft): MenuDraft {
  const price = (base = 0) => demoPrice(base, currency);
  return {
    ...draft,
    products: products.map(({ variants, optionGroups = [], ...product }) => ({
      ...product,
      variants: variants.map((variant) => ({ ...variant, price: price(variant.price) })),
      optionGroups: optionGroups.map(({ options, ...group }) => ({
        ...group,
        options: options.map((option) => ({ ...option, priceDifference: price(option.priceDifference) })),
      })),
    })),
  };
}
