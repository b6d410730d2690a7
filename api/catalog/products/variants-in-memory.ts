import { parseLocalized } from '../../../domain/localized';
import { minor } from '../../../domain/money';
import type { Media, Variant } from '../../generated/prisma/client';
import type { CatalogPhoto } from '../../media/storage/photo';
import type { CatalogTables, ProductEntry } from '../read-model/catalog-tables';
import type { CatalogVariant } from './catalog.store';

/** Variants by their ids, as `readVariants` reads them of the database; unknown ids are absent. */
export function variantsInMemory(tables: CatalogTables, ids: readonly string[]): ReadonlyMap<string, CatalogVariant> {
  return new Map(
    ids.flatMap((id) => {
      const entry = tables.owner(id);
      const variant = entry?.variants.find((one) => one.id === id);
      return entry && variant ? [[id, catalogVariant(tables, entry, variant)] as const] : [];
    }),
  );
}

function catalogVariant(tables: CatalogTables, entry: ProductEntry, variant: Variant): CatalogVariant {
  const { product, optionGroups, options, photos } = entry;
  const { id, weight, unit, sku, isAvailable, stoppedUntil } = variant;
  const photo = photos.get(variant.photoId ?? product.photoId ?? '');
  return {
    id,
    variantName: parseLocalized(variant.name),
    price: minor(variant.price),
    weight,
    unit,
    sku,
    photo: photo ? catalogPhoto(photo) : null,
    stop: { isAvailable, stoppedUntil },
    product: {
      id: product.id,
      slug: product.slug,
      name: parseLocalized(product.name),
      stop: { isAvailable: product.isAvailable, stoppedUntil: product.stoppedUntil },
      taxClass: product.taxClass,
    },
    categorySlug: tables.categoriesShowing(entry)[0]?.slug ?? null,
    optionGroups: optionGroups.map((group) => ({
      id: group.id,
      name: parseLocalized(group.name),
      sku: group.sku,
      minimum: group.minimum,
      maximum: group.maximum,
      options: (options.get(group.id) ?? []).map((option) => ({
        id: option.id,
        name: parseLocalized(option.name),
        sku: option.sku,
        kind: option.kind,
        priceDifference: minor(option.priceDifference),
        isAvailable: option.isAvailable,
        stoppedUntil: option.stoppedUntil,
      })),
    })),
  };
}

function catalogPhoto({ key, width, height, widths, avifWidths, placeholder }: Media): CatalogPhoto {
  return { key, width, height, widths, avifWidths, placeholder };
}
