import type { Locale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import type { Reader } from '../../db/client';
import type { Prisma } from '../../generated/prisma/client';
import type { SortableProduct } from './product-sort';

interface Language {
  readonly locale: Locale;
  readonly defaultLocale: Locale;
}

/** All that match, with no more than what sorts them: a shop has hundreds of products, not millions. */
export async function readSortableProducts(
  db: Reader,
  where: Prisma.ProductWhereInput,
  { locale, defaultLocale }: Language,
): Promise<SortableProduct[]> {
  const rows = await db.product.findMany({
    where,
    select: { id: true, name: true, updatedAt: true, variants: { select: { price: true } } },
  });
  return rows.map(({ id, name, updatedAt, variants }) => ({
    id,
    updatedAt,
    name: localize(parseLocalized(name), locale, defaultLocale),
    price: Math.min(...variants.map(({ price }) => price)),
  }));
}
