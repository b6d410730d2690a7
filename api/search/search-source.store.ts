import { z } from 'zod';
import { type Localized, parseLocalized } from '../../domain/localized';
import type { Reader } from '../db/client';
import { Allergen, ProductTag } from '../generated/prisma/client';
import type { SearchDocument } from './search-document';
import { TAG_WORDS } from './tag-words';

const Texts = z.array(z.unknown()).nullable();

const Row = z.object({
  id: z.string(),
  name: z.unknown(),
  description: z.unknown(),
  tags: z.array(z.enum(ProductTag)),
  allergens: z.array(z.enum(Allergen)),
  categories: Texts,
  choices: Texts,
});

/**
 * The dishes that shoppers see, with all that they can be found by, in the order of the menu: one statement. What is sold
 * out is among them.
 */
export async function readSearchDocuments(db: Reader, channelId: string): Promise<SearchDocument[]> {
  const rows = await db.$queryRaw`
    with "menu" as (
      select "id" from "Menu" where "channelId" = ${channelId}::uuid and "isActive" order by "position", "id" limit 1
    )
    select product."id", product."name", product."description",
      coalesce(product."tags", '{}')::text[] as "tags", coalesce(product."allergens", '{}')::text[] as "allergens",
      placed."categories",
      (
        select json_agg("name") from (
          select variant."name" from "Variant" variant where variant."productId" = product."id"
          union all
          select option."name" from "OptionGroup" option_group
          join "Option" option on option."optionGroupId" = option_group."id"
          where option_group."productId" = product."id"
        ) choice
      ) as "choices"
    from "Product" product
    join lateral (
      select json_agg(category."name" order by category."position", category."id") as "categories",
        min(array[category."position", place."position"]) as "place"
      from "CategoryProduct" place
      join "Category" category on category."id" = place."categoryId"
      where place."productId" = product."id" and category."isActive" and category."menuId" = (select "id" from "menu")
    ) placed on placed."categories" is not null
    where product."channelId" = ${channelId}::uuid
    order by placed."place", product."id"`;
  return z.array(Row).parse(rows).map(toDocument);
}

function toDocument({
  id,
  name,
  description,
  tags,
  allergens,
  categories,
  choices,
}: z.infer<typeof Row>): SearchDocument {
  const all = (field: 'CATEGORY' | 'CHOICE', texts: readonly unknown[] | null) =>
    (texts ?? []).map((text) => ({ field, text: parseLocalized(text) }));
  return {
    id,
    tags,
    allergens,
    texts: [
      { field: 'NAME', text: parseLocalized(name) },
      ...all('CATEGORY', categories),
      ...tags.map((tag): { field: 'TAG'; text: Localized } => ({ field: 'TAG', text: TAG_WORDS[tag] })),
      ...all('CHOICE', choices),
      { field: 'DESCRIPTION', text: parseLocalized(description) },
    ],
  };
}
