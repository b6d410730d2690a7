import { Allergen, MenuOptionKind, ProductTag, SlugKind } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { STOP_DURATIONS } from './stop-until';

export const ProductTagEnum = builder.enumType('ProductTag', {
  description: 'What shoppers filter dishes by.',
  values: {
    [ProductTag.VEGETARIAN]: { description: 'No meat, no fish.' },
    [ProductTag.VEGAN]: { description: 'Nothing of animal origin.' },
    [ProductTag.HALAL]: { description: 'Halal.' },
    [ProductTag.KOSHER]: { description: 'Kosher.' },
    [ProductTag.SPICY]: { description: 'Hot.' },
    [ProductTag.GLUTEN_FREE]: { description: 'No gluten.' },
    [ProductTag.LACTOSE_FREE]: { description: 'No lactose.' },
  },
});

export const MenuOptionKindEnum = builder.enumType('MenuOptionKind', {
  description: 'What an option means to the kitchen, as staff set it.',
  values: {
    [MenuOptionKind.CHOICE]: { description: 'One of several that the dish is made in: “Medium”.' },
    [MenuOptionKind.EXTRA]: { description: 'Comes on top: “More cheese”.' },
    [MenuOptionKind.REMOVAL]: { description: 'Left out: “No onions”.' },
  },
});

export const AllergenEnum = builder.enumType('Allergen', {
  description: 'The 14 allergens of EU regulation 1169/2011, annex II.',
  values: {
    [Allergen.CELERY]: { description: 'Celery.' },
    [Allergen.CRUSTACEANS]: { description: 'Crustaceans.' },
    [Allergen.EGGS]: { description: 'Eggs.' },
    [Allergen.FISH]: { description: 'Fish.' },
    [Allergen.GLUTEN]: { description: 'Cereals that contain gluten.' },
    [Allergen.LUPIN]: { description: 'Lupin.' },
    [Allergen.MILK]: { description: 'Milk, lactose included.' },
    [Allergen.MOLLUSCS]: { description: 'Molluscs.' },
    [Allergen.MUSTARD]: { description: 'Mustard.' },
    [Allergen.NUTS]: { description: 'Tree nuts.' },
    [Allergen.PEANUTS]: { description: 'Peanuts.' },
    [Allergen.SESAME]: { description: 'Sesame.' },
    [Allergen.SOYBEANS]: { description: 'Soybeans.' },
    [Allergen.SULPHITES]: { description: 'Sulphur dioxide and sulphites.' },
  },
});

export const SlugKindEnum = builder.enumType('SlugKind', {
  description: 'What an address leads to.',
  values: {
    [SlugKind.CATEGORY]: { description: 'A category of the active menu.' },
    [SlugKind.PRODUCT]: { description: 'A product.' },
    [SlugKind.PAGE]: { description: 'A content page.' },
  },
});

const STOP_DURATION_DESCRIPTIONS = {
  UNTIL_CHANGED: { description: 'Until staff put it back on sale.' },
  END_OF_DAY: {
    description:
      'Until the shop closes for the day, even after midnight; on a closed day, and after closing, until midnight.',
  },
  UNTIL_TIME: { description: 'Until the time given.' },
} as const satisfies Record<(typeof STOP_DURATIONS)[number], object>;

export const StopDurationEnum = builder.enumType('StopDuration', {
  description: 'How long something is off sale.',
  values: STOP_DURATION_DESCRIPTIONS,
});
