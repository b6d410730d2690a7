import { builder } from '../graphql/builder';
import { OF_CATALOG } from '../graphql/of-catalog';

interface NutritionShape {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly carbohydrate: number | null;
}

export const Nutrition = builder.objectRef<NutritionShape>('Nutrition').implement({
  extensions: OF_CATALOG,
  description: 'Nutrition values: of a dish per 100 g, of an option what one choice of it adds.',
  fields: (t) => ({
    calories: t.exposeFloat('calories', { nullable: true, description: 'Kilocalories.' }),
    protein: t.exposeFloat('protein', { nullable: true, description: 'Protein in grams.' }),
    fat: t.exposeFloat('fat', { nullable: true, description: 'Fat in grams.' }),
    carbohydrate: t.exposeFloat('carbohydrate', { nullable: true, description: 'Carbohydrate in grams.' }),
  }),
});

export const NutritionInput = builder.inputType('NutritionInput', {
  description: 'Nutrition values per 100 g, all four at once: what is left out is unknown.',
  fields: (t) => ({
    calories: t.float({ description: 'Kilocalories, up to 900.' }),
    protein: t.float({ description: 'Grams, up to 100.' }),
    fat: t.float({ description: 'Grams, up to 100.' }),
    carbohydrate: t.float({ description: 'Grams, up to 100; the three together too.' }),
  }),
});

export const AddedNutritionInput = builder.inputType('AddedNutritionInput', {
  description: 'What one choice of an option adds to a portion, all four at once: what is left out is unknown.',
  fields: (t) => ({
    calories: t.float({ description: 'Kilocalories, up to 5,000.' }),
    protein: t.float({ description: 'Protein that the option adds, in grams, up to 1,000.' }),
    fat: t.float({ description: 'Fat that the option adds, in grams, up to 1,000.' }),
    carbohydrate: t.float({ description: 'Carbohydrate that the option adds, in grams, up to 1,000.' }),
  }),
});
