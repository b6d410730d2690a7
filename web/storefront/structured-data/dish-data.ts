import type { DishFragment as Dish, ProductTag } from '../../gql/graphql';
import { type Addresses, addressOf, pictureOf, restaurantId } from './addresses';
import type { Thing } from './json-ld';
import { offerData } from './offer-data';

/** Spicy is no diet. */
const DIETS: Readonly<Partial<Record<ProductTag, string>>> = {
  VEGETARIAN: 'VegetarianDiet',
  VEGAN: 'VeganDiet',
  HALAL: 'HalalDiet',
  KOSHER: 'KosherDiet',
  GLUTEN_FREE: 'GlutenFreeDiet',
  LACTOSE_FREE: 'LowLactoseDiet',
};

/** @returns undefined where there is nothing to say, so that the property is left out. */
export function dietData(tags: readonly ProductTag[]): string[] | undefined {
  const diets = tags.flatMap((tag) => DIETS[tag] ?? []).map((diet) => `https://schema.org/${diet}`);
  return diets.length > 0 ? diets : undefined;
}

function nutritionData(nutrition: Dish['nutrition']): Thing | undefined {
  if (!nutrition) return undefined;
  const amount = (value: number | null | undefined, unit: string) =>
    typeof value === 'number' ? `${value} ${unit}` : undefined;
  const facts = {
    calories: amount(nutrition.calories, 'kcal'),
    proteinContent: amount(nutrition.protein, 'g'),
    fatContent: amount(nutrition.fat, 'g'),
    carbohydrateContent: amount(nutrition.carbohydrate, 'g'),
  };
  if (Object.values(facts).every((fact) => fact === undefined)) return undefined;
  return { '@type': 'NutritionInformation', servingSize: '100 g', ...facts };
}

interface Category {
  readonly name: string;
  /** The dish's canonical path, without a language prefix. */
  readonly address: string;
}

/** A dish on its own page: something to buy, and something on the menu. */
export function dishData(addresses: Addresses, dish: Dish, { name, address }: Category): Thing {
  const url = addressOf(addresses, address);
  const pictures = [dish.photo, ...dish.variants.map(({ photo }) => photo)].map((photo) => pictureOf(addresses, photo));
  return {
    '@type': ['Product', 'MenuItem'],
    '@id': `${url}#dish`,
    name: dish.name,
    url,
    description: dish.description || undefined,
    image: [...new Set(pictures.filter((picture) => picture !== undefined))],
    category: name,
    brand: { '@id': restaurantId(addresses) },
    offers: offerData(addresses, url, dish.variants),
    nutrition: nutritionData(dish.nutrition),
    suitableForDiet: dietData(dish.tags),
  };
}
