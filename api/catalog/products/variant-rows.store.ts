import { z } from 'zod';
import { MENU_OPTION_KINDS } from '../../../domain/option-kind';
import { TAX_CLASSES } from '../../../domain/tax';
import { MEASUREMENT_UNITS } from '../../../domain/weight';
import type { Reader } from '../../db/client';
import { sql } from '../../db/sql';

const Stop = { isAvailable: z.boolean(), stoppedUntil: z.coerce.date().nullable() };

const Option = z.object({
  id: z.string(),
  name: z.unknown(),
  sku: z.string().nullable(),
  kind: z.enum(MENU_OPTION_KINDS),
  priceDifference: z.number(),
  ...Stop,
});

const VariantRow = z.object({
  id: z.string(),
  name: z.unknown(),
  price: z.number(),
  weight: z.number().nullable(),
  unit: z.enum(MEASUREMENT_UNITS),
  sku: z.string().nullable(),
  ...Stop,
  photo: z
    .object({
      key: z.string(),
      width: z.number(),
      height: z.number(),
      widths: z.array(z.number()),
      avifWidths: z.array(z.number()),
      placeholder: z.string(),
    })
    .nullable(),
  product: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.unknown(),
    taxClass: z.enum(TAX_CLASSES).nullable(),
    ...Stop,
  }),
  categorySlug: z.string().nullable(),
  optionGroups: z.array(
    z.object({
      id: z.string(),
      name: z.unknown(),
      sku: z.string().nullable(),
      minimum: z.number(),
      maximum: z.number(),
      options: z.array(Option),
    }),
  ),
});

export type VariantRow = z.infer<typeof VariantRow>;

/**
 * Variants with all that hangs on them, in one statement: each order pays for it inside its transaction, where Prisma's
 * own read of so many relations takes nine.
 */
export async function readVariantRows(
  db: Reader,
  channelId: string,
  variantIds: readonly string[],
): Promise<VariantRow[]> {
  const rows = await sql(db).query`
    select variant."id", variant."name", variant."price", variant."weight", variant."unit"::text, variant."sku",
      variant."isAvailable", variant."stoppedUntil",
      (
        select json_build_object('key', media."key", 'width', media."width", 'height', media."height",
          'widths', media."widths", 'avifWidths', media."avifWidths", 'placeholder', media."placeholder")
        from "Media" media where media."id" = coalesce(variant."photoId", product."photoId")
      ) as "photo",
      json_build_object('id', product."id", 'slug', product."slug", 'name', product."name", 'taxClass', product."taxClass",
        'isAvailable', product."isAvailable", 'stoppedUntil', product."stoppedUntil") as "product",
      (
        select category."slug" from "CategoryProduct" place
        join "Category" category on category."id" = place."categoryId"
        where place."productId" = product."id" and category."isActive" and category."menuId" = (
          select "id" from "Menu" where "channelId" = ${channelId}::uuid and "isActive" order by "position", "id" limit 1
        )
        order by category."position", place."categoryId"
        limit 1
      ) as "categorySlug",
      coalesce((
        select json_agg(json_build_object('id', "group"."id", 'name', "group"."name", 'sku', "group"."sku", 'minimum', "group"."minimum",
          'maximum', "group"."maximum", 'options', coalesce((
            select json_agg(json_build_object('id', option."id", 'name', option."name", 'sku', option."sku",
              'kind', option."kind", 'priceDifference', option."priceDifference", 'isAvailable', option."isAvailable",
              'stoppedUntil', option."stoppedUntil") order by option."position", option."id")
            from "Option" option where option."optionGroupId" = "group"."id"
          ), '[]'::json)) order by "group"."position", "group"."id")
        from "OptionGroup" "group" where "group"."productId" = product."id"
      ), '[]'::json) as "optionGroups"
    from "Variant" variant join "Product" product on product."id" = variant."productId"
    where variant."id" = any(${variantIds}::uuid[]) and product."channelId" = ${channelId}::uuid`;
  return z.array(VariantRow).parse(rows);
}
