import type { Allergen, MeasurementUnit, ProductTag, TaxClass, UpdateProductInput } from '../../../gql/graphql';
import { type Texts, toEntries } from '../../kit/fields/texts';
import type { PhotoValue } from '../../kit/photo/photo-value';
import type { FoundDish } from '../categories/find-dishes';

/** In the order in which a shopper reads them. */
export const TAGS = [
  'VEGETARIAN',
  'VEGAN',
  'GLUTEN_FREE',
  'LACTOSE_FREE',
  'SPICY',
  'HALAL',
  'KOSHER',
] as const satisfies readonly ProductTag[];

/** The fourteen that a seller in the EU has to name, the most common first. */
export const ALLERGENS = [
  'GLUTEN',
  'MILK',
  'EGGS',
  'NUTS',
  'PEANUTS',
  'SOYBEANS',
  'FISH',
  'CRUSTACEANS',
  'MOLLUSCS',
  'SESAME',
  'MUSTARD',
  'CELERY',
  'SULPHITES',
  'LUPIN',
] as const satisfies readonly Allergen[];

export const NUTRIENTS = ['calories', 'protein', 'fat', 'carbohydrate'] as const;

/** As a form holds them: null for what is not known. */
export type NutritionValues = Record<(typeof NUTRIENTS)[number], number | null>;

export const NO_NUTRITION: NutritionValues = { calories: null, protein: null, fat: null, carbohydrate: null };

/** Where a form with a `nutrition` holds each of them. */
export const NUTRIENT_FIELDS = {
  calories: 'nutrition.calories',
  protein: 'nutrition.protein',
  fat: 'nutrition.fat',
  carbohydrate: 'nutrition.carbohydrate',
} as const;

/** Of what is stored. */
export function nutritionValues(stored: NutritionValues | null | undefined): NutritionValues {
  const { calories, protein, fat, carbohydrate } = stored ?? NO_NUTRITION;
  return { calories, protein, fat, carbohydrate };
}

/** As the API takes them. */
export function nutritionInput(nutrition: NutritionValues): NutritionValues | null {
  return NUTRIENTS.some((nutrient) => nutrition[nutrient] !== null) ? nutrition : null;
}

/** What is sold: of a variant, or of a product's first one. */
export interface SaleValues {
  readonly price: number | null;
  readonly weight: number | null;
  readonly unit: MeasurementUnit;
  readonly sku: string;
}

/** A product as its form holds it. */
export type ProductValues = {
  name: Texts;
  description: Texts;
  slug: string;
  isAvailable: boolean;
  photo: PhotoValue | null;
  tags: ProductTag[];
  allergens: Allergen[];
  /** Null: by the way it is received. */
  taxClass: TaxClass | null;
  /** Dishes to offer with it, by id and name. */
  goesWellWithIds: FoundDish[];
  nutrition: NutritionValues;
  variant: { -readonly [Field in keyof SaleValues]: SaleValues[Field] };
};

/** Of a variant, as the API takes it. @throws never: the form has asked for a price. */
export function saleInput({ price, weight, unit, sku }: SaleValues) {
  return { price: price ?? 0, weight, unit, sku: sku.trim() === '' ? null : sku };
}

/** A form's values as the API takes them, without what names the product and its variant. */
export function productInput({
  name,
  description,
  photo,
  nutrition,
  slug,
  isAvailable,
  tags,
  allergens,
  taxClass,
  goesWellWithIds,
}: ProductValues): Omit<UpdateProductInput, 'id' | 'version' | 'variant'> {
  return {
    slug,
    isAvailable,
    tags,
    allergens,
    taxClass,
    goesWellWithIds: goesWellWithIds.map(({ id }) => id),
    name: toEntries(name),
    description: toEntries(description),
    photoId: photo?.id ?? null,
    nutrition: nutritionInput(nutrition),
  };
}

/** Chosen values in the order of all: two forms with the same choices are the same. */
export function inOrder<Value>(all: readonly Value[], chosen: readonly Value[]): Value[] {
  return all.filter((value) => chosen.includes(value));
}
