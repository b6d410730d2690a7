import { z } from 'zod';
import { PRODUCT_CATEGORIES_LIMIT } from '../../../domain/catalog-limits';
import type { Caller } from '../../access/caller';
import type { CreateProductInput, UpdateProductInput } from '../../generated/inputs';
import type { Product } from '../../generated/prisma/client';
import { changeRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { staffEntity } from '../../staff-writes/staff-entity.command';
import { defaultText, titleRule } from '../input-rules';
import { addCategory } from '../menus/new-category.store';
import { nutritionColumns } from '../nutrition-input';
import { claimSlug, dropRedirects, type SlugScope } from '../slug.store';
import { requirePhoto } from './photo.store';
import { productFields } from './product-input';
import { placeProduct } from './product-place.store';
import { requireRecommended } from './recommended.store';
import { changeVariant, variantChangeRule } from './variant.store';
import { saleFields, weightColumn } from './variant-input';

const products = staffEntity({
  typename: 'Product',
  permission: 'catalog',
  table: (tx) => tx.product,
});

export function productScope({ channel }: Pick<Caller, 'channel'>): SlugScope {
  return { channelId: channel.id, kind: 'PRODUCT', scopeId: channel.id };
}

/**
 * A product with its first variant, behind the others of the categories that the input names. A category that is new
 * goes into the menu that shoppers see, and a first menu is made for it where there is none.
 *
 * @throws {InvalidInput | NotFound | TooManyEntries | Forbidden}
 */
export async function createProduct(caller: Caller, input: CreateProductInput): Promise<Product> {
  const rule = productFields(caller.channel)
    .partial()
    .required({ name: true })
    .extend(saleFields.partial().required({ price: true }).shape)
    .extend({
      categoryIds: z.array(z.guid()).max(PRODUCT_CATEGORIES_LIMIT).nullish(),
      newCategory: titleRule(caller.channel).optional(),
    });
  const {
    slug: wanted,
    nutrition,
    categoryIds,
    newCategory,
    price,
    weight,
    unit,
    sku,
    ...data
  } = parseInput(rule, input, ['input']);
  const variant = { price, weight: weightColumn(weight, unit), unit, sku };
  return products.create(caller, async (tx) => {
    await requirePhoto(tx, caller.channel.id, data.photoId);
    await requireRecommended(tx, caller.channel.id, data.goesWellWithIds);
    const slug = await claimSlug(tx, productScope(caller), { wanted, name: defaultText(data.name, caller.channel) });
    const product = await tx.product.create({
      data: {
        ...data,
        ...nutritionColumns(nutrition),
        channelId: caller.channel.id,
        slug,
        variants: { create: variant },
      },
    });
    const places = new Set(categoryIds ?? []);
    if (newCategory) places.add(await addCategory(tx, caller.channel, newCategory));
    for (const categoryId of places) await placeProduct(tx, caller.channel.id, { categoryId, productId: product.id });
    return product;
  });
}

/** Changes what the input names, one of its variants too; an old slug goes on leading here. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateProduct(caller: Caller, input: UpdateProductInput): Promise<Product> {
  const rule = changeRule(productFields(caller.channel)).extend({ variant: variantChangeRule.nullish() });
  const { id, version, slug: wanted, nutrition, variant, ...data } = parseInput(rule, input, ['input']);
  const change = { ...data, ...nutritionColumns(nutrition) };
  return products.update(caller, { id, version, change }, async (tx, stored) => {
    await requirePhoto(tx, caller.channel.id, data.photoId);
    await requireRecommended(tx, caller.channel.id, data.goesWellWithIds, id);
    if (variant) await changeVariant(tx, { productId: id }, variant, ['input', 'variant']);
    const name = defaultText(data.name ?? stored.name, caller.channel);
    return { slug: await claimSlug(tx, productScope(caller), { wanted, name, stored }) };
  });
}

/** Orders keep their own copy of what was sold; open carts lose the line. @throws {NotFound | Forbidden} */
export async function deleteProduct(caller: Caller, id: string) {
  return products.remove(caller, id, (tx) => dropRedirects(tx, caller.channel.id, [id]));
}
