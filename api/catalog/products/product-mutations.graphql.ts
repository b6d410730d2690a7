import { DESCRIPTION_LENGTH, PRODUCT_CATEGORIES_LIMIT, SKU_LENGTH, TITLE_LENGTH } from '../../../domain/catalog-limits';
import { RECOMMENDED_LIMIT } from '../../../domain/limits';
import { MeasurementUnitEnum, TaxClassEnum } from '../../channel/enums.graphql';
import { LocalizedValueInput } from '../../graphql/shared.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { Photo } from '../../media/photo.graphql.ts';
import { AllergenEnum, ProductTagEnum } from '../enums.graphql';
import { Category } from '../menus/category.graphql';
import { NutritionInput } from '../nutrition.graphql';
import { duplicateProduct } from './duplicate-product.command';
import { createProduct, deleteProduct, updateProduct } from './product.command';
import { Product } from './product.graphql';
import { UpdateVariantInput } from './variant-mutations.graphql';

const TITLE = `In the shop’s own language at least; up to ${TITLE_LENGTH} characters.`;
const DESCRIPTION = `Up to ${DESCRIPTION_LENGTH} characters.`;

const TAX_CLASS = 'Null: VAT by the way it is received, as the shop has set.';

const RECOMMENDED = `Dishes to recommend with it, the best first; at most ${RECOMMENDED_LIMIT}.`;

const mutations = staffMutations(Product, { noun: 'product', permission: 'catalog' });

mutations.create(createProduct, {
  description: 'Adds a product with its first variant.',
  input: 'A new product with its first variant, which has the price, weight, unit and article number given here.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], required: true, description: TITLE }),
    description: t.field({ type: [LocalizedValueInput], description: DESCRIPTION }),
    slug: t.string({ description: 'Made from the name when left out.' }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo.' }),
    price: t.int({ required: true, description: 'The price of its first variant, in minor units.' }),
    weight: t.float({ description: 'In `unit`.' }),
    unit: t.field({ type: MeasurementUnitEnum, description: 'Grams when left out.' }),
    sku: t.string({ description: `Article number, up to ${SKU_LENGTH} characters.` }),
    isAvailable: t.boolean({ description: 'Whether the product is on sale at once; true when left out.' }),
    nutrition: t.field({ type: NutritionInput, description: 'Per 100 g; unknown when left out.' }),
    tags: t.field({ type: [ProductTagEnum], description: 'What shoppers can filter by; none when left out.' }),
    allergens: t.field({
      type: [AllergenEnum],
      description: 'What it contains of the fourteen allergens; none when left out.',
    }),
    taxClass: t.field({ type: TaxClassEnum, description: TAX_CLASS }),
    goesWellWithIds: t.globalIDList({ for: [Product], description: `${RECOMMENDED} None when left out.` }),
    categoryIds: t.globalIDList({
      for: [Category],
      description: `Where it stands, behind the others; at most ${PRODUCT_CATEGORIES_LIMIT}.`,
    }),
    newCategory: t.field({
      type: [LocalizedValueInput],
      description: `Name of a category to make for it, in the menu that shoppers see; where the shop has none, a first menu is made too. ${TITLE}`,
    }),
  }),
});

mutations.update(updateProduct, {
  description: 'Changes a product, and one of its variants in the same step.',
  fields: (t) => ({
    name: t.field({ type: [LocalizedValueInput], description: `All languages. ${TITLE}` }),
    description: t.field({ type: [LocalizedValueInput], description: `All languages. ${DESCRIPTION}` }),
    slug: t.string({ description: 'The old one will lead here; null makes it from the name.' }),
    photoId: t.globalID({ for: [Photo], description: 'An uploaded photo; null for none.' }),
    isAvailable: t.boolean({ description: 'Whether it is for sale.' }),
    nutrition: t.field({ type: NutritionInput, description: 'All four values; null for unknown.' }),
    tags: t.field({ type: [ProductTagEnum], description: 'All of them.' }),
    allergens: t.field({ type: [AllergenEnum], description: 'All of them.' }),
    taxClass: t.field({ type: TaxClassEnum, description: TAX_CLASS }),
    goesWellWithIds: t.globalIDList({ for: [Product], description: `All of them. ${RECOMMENDED}` }),
    variant: t.field({
      type: UpdateVariantInput,
      description: 'A variant of it to change in the same step: both are saved, or neither.',
    }),
  }),
});

mutations.remove(deleteProduct, {
  description: 'Removes a product with its variants and options; orders keep what they sold.',
});

mutations.ofOne('duplicateProduct', duplicateProduct, {
  description: 'Adds a product like this one, with its variants and options, in no category yet.',
  answers: Product,
});
