import { TITLE_LENGTH } from '../../../domain/catalog-limits';
import { LOCALES } from '../../../domain/locale';
import { type Localized, parseLocalized } from '../../../domain/localized';
import type { Caller } from '../../access/caller';
import type { Product } from '../../generated/prisma/client';
import { IN_PLACE } from '../../kernel/in-place';
import { NotFound } from '../../kernel/refusals';
import { message } from '../../messages/messages';
import { catalogWrite } from '../catalog-write.command';
import { defaultText } from '../input-rules';
import { claimSlug } from '../slug.store';
import { productScope } from './product.command';

/** "Margherita (copy)" in each language; a name that leaves no room for that stays as it is. */
function copyName(name: Localized): Localized {
  const entries = LOCALES.flatMap((locale) => {
    const text = name[locale];
    if (text === undefined) return [];
    const copy = message(locale, 'COPY_NAME', { name: text });
    return [[locale, copy.length <= TITLE_LENGTH ? copy : text]];
  });
  return Object.fromEntries(entries);
}

/** A column of localised text, as Prisma takes it back. */
const text = (json: unknown): Localized => parseLocalized(json);

/**
 * A second product like the first, with its variants and options. It stands in no category, so that shoppers see it
 * only when staff have made it another dish; SKUs name one thing each and are not copied.
 *
 * @throws {NotFound | Forbidden}
 */
export async function duplicateProduct(caller: Caller, id: string): Promise<Product> {
  const channelId = caller.channel.id;
  return catalogWrite(caller, 'duplicateProduct', async (tx) => {
    const original = await tx.product.findFirst({
      where: { id, channelId },
      include: {
        variants: { orderBy: IN_PLACE },
        optionGroups: { orderBy: IN_PLACE, include: { options: { orderBy: IN_PLACE } } },
      },
    });
    if (!original) throw new NotFound();
    const { photoId, isAvailable, calories, protein, fat, carbohydrate, tags, allergens, taxClass } = original;
    const { goesWellWithIds } = original;
    const name = copyName(text(original.name));
    return tx.product.create({
      data: {
        channelId,
        photoId,
        isAvailable,
        calories,
        protein,
        fat,
        carbohydrate,
        tags,
        allergens,
        taxClass,
        goesWellWithIds,
        name,
        description: text(original.description),
        slug: await claimSlug(tx, productScope(caller), { name: defaultText(original.name, caller.channel) }),
        variants: {
          create: original.variants.map(({ price, weight, unit, photoId, isAvailable, ...variant }, position) => ({
            price,
            weight,
            unit,
            photoId,
            isAvailable,
            position,
            name: text(variant.name),
          })),
        },
        optionGroups: {
          create: original.optionGroups.map(({ minimum, maximum, options, ...group }, position) => ({
            minimum,
            maximum,
            position,
            name: text(group.name),
            options: {
              create: options.map(({ kind, priceDifference, isAvailable, allergens, ...option }, place) => {
                const { calories, protein, fat, carbohydrate } = option;
                return {
                  kind,
                  priceDifference,
                  isAvailable,
                  allergens,
                  calories,
                  protein,
                  fat,
                  carbohydrate,
                  name: text(option.name),
                  position: place,
                };
              }),
            },
          })),
        },
      },
    });
  });
}
