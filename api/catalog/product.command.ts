import { z } from 'zod';
import type { Caller } from '../access/caller';
import { updateVersioned } from '../db/versioned';
import type { CreateProductInput, UpdateProductInput } from '../generated/inputs';
import type { Product } from '../generated/prisma/client';
import { parseInput } from '../kernel/parse-input';
import { NotFound } from '../kernel/refusals';
import { catalogWrite } from './catalog-write.command';
import { defaultText, titleRule, versionedRule } from './input-rules';
import { PRODUCT_CATEGORIES_LIMIT } from './limits';
import { insertCategory, menuForShoppers } from './new-category.store';
import { nutritionColumns } from './nutrition-input';
import { requirePhoto } from './photo.store';
import { productFields } from './product-input';
import { placeProduct } from './product-place.store';
import { claimSlug, dropRedirects, keepOldSlug, type SlugScope } from './slug.store';
import { changeVariant, variantChangeRule } from './variant.store';
import { saleFields, weightColumn } from './variant-input';

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
      categoryIds: z.array(z.guid()).max(PRODUCT_CATEGORIES_LIMIT).optional(),
      newCategory: titleRule(caller.channel).optional(),
    });
  const {
    slug: wanted,
    nutrition,
    categoryIds = [],
    newCategory,
    price,
    weight,
    unit,
    sku,
    ...data
  } = parseInput(rule, input, ['input']);
  const variant = { price, weight: weightColumn(weight, unit), unit, sku };
  return catalogWrite(caller, 'createProduct', async (tx) => {
    await requirePhoto(tx, caller.channel.id, data.photoId);
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
    const places = new Set(categoryIds);
    if (newCategory) {
      const menuId = await menuForShoppers(tx, caller.channel);
      places.add((await insertCategory(tx, caller.channel, { menuId, name: newCategory })).id);
    }
    for (const categoryId of places) await placeProduct(tx, caller.channel.id, { categoryId, productId: product.id });
    return product;
  });
}

/** Changes what the input names, one of its variants too; an old slug goes on leading here. @throws {InvalidInput | NotFound | Conflict | Forbidden} */
export async function updateProduct(caller: Caller, input: UpdateProductInput): Promise<Product> {
  const rule = productFields(caller.channel)
    .partial()
    .extend(versionedRule.shape)
    .extend({ variant: variantChangeRule.optional() });
  const { id, version, slug: wanted, nutrition, variant, ...data } = parseInput(rule, input, ['input']);
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'updateProduct', async (tx) => {
    const stored = await tx.product.findFirst({ where: { id, channelId } });
    if (!stored) throw new NotFound();
    await requirePhoto(tx, channelId, data.photoId);
    const name = defaultText(data.name ?? stored.name, caller.channel);
    const scope = productScope(caller);
    const slug = wanted === undefined ? stored.slug : await claimSlug(tx, scope, { wanted, name, ownerId: id });
    if (slug !== stored.slug) await keepOldSlug(tx, scope, stored.slug, id);
    if (variant) await changeVariant(tx, { productId: id }, variant, ['input', 'variant']);
    return updateVersioned(
      tx.product.updateMany({
        where: { id, channelId, version },
        data: { ...data, ...nutritionColumns(nutrition), slug, version: { increment: 1 } },
      }),
      () => tx.product.findFirst({ where: { id, channelId } }),
    );
  });
}

/** Orders keep their own copy of what was sold; open carts lose the line. @throws {NotFound | Forbidden} */
export async function deleteProduct(caller: Caller, id: string): Promise<{ typename: string; id: string }> {
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'deleteProduct', async (tx) => {
    const { count } = await tx.product.deleteMany({ where: { id, channelId } });
    if (count === 0) throw new NotFound();
    await dropRedirects(tx, channelId, [id]);
    return { typename: 'Product', id };
  });
}
