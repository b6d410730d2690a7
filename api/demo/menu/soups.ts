import type { DemoCategory } from './demo-shop';
import { BREAD, SPICINESS } from './option-groups';

export const soups: DemoCategory = {
  slug: 'soups',
  name: { en: 'Soups', ru: 'Супы' },
  icon: 'pot-of-food',
  dishes: [
    {
      slug: 'borscht',
      name: { en: 'Borscht with beef', ru: 'Борщ с говядиной' },
      description: {
        en: 'Beetroot, slow-cooked brisket and garlic, thick enough for a spoon to stand. With sour cream and dill.',
        ru: 'Свёкла, томлёная грудинка и чеснок — такой густой, что ложка стоит. Со сметаной и укропом.',
      },
      goesWellWith: ['cranberry-mors', 'medovik'],
      nutrition: [62, 4.1, 2.9, 5],
      allergens: ['CELERY', 'MILK'],
      variants: [
        { name: { en: 'Bowl', ru: 'Порция' }, price: 620, weight: 350, unit: 'G', sku: 'SP-BOR-350' },
        { name: { en: 'Pot for two', ru: 'Горшок на двоих' }, price: 1120, weight: 700, unit: 'G', sku: 'SP-BOR-700' },
      ],
      optionGroups: [BREAD],
    },
    {
      slug: 'tom-yum',
      name: { en: 'Tom yum with prawns', ru: 'Том-ям с креветками' },
      description: {
        en: 'Coconut milk, lemongrass, galangal and lime; prawns and oyster mushrooms. Rice comes with it.',
        ru: 'Кокосовое молоко, лемонграсс, галангал и лайм, креветки и вешенки. Рис — вместе с супом.',
      },
      nutrition: [71, 4.3, 4.2, 4.1],
      tags: ['SPICY', 'GLUTEN_FREE'],
      allergens: ['CRUSTACEANS', 'FISH'],
      variants: [{ price: 990, weight: 400, unit: 'G', sku: 'SP-TOM' }],
      optionGroups: [SPICINESS],
    },
    {
      slug: 'pumpkin-cream',
      name: { en: 'Pumpkin cream', ru: 'Тыквенный крем-суп' },
      description: {
        en: 'Roasted pumpkin, ginger and coconut cream, with toasted seeds and rye croutons.',
        ru: 'Запечённая тыква, имбирь и кокосовые сливки. С жареными семечками и ржаными гренками.',
      },
      nutrition: [58, 1.3, 3.1, 6.4],
      tags: ['VEGAN', 'VEGETARIAN', 'LACTOSE_FREE'],
      allergens: ['GLUTEN'],
      variants: [{ price: 560, weight: 320, unit: 'G', sku: 'SP-PUM' }],
      optionGroups: [BREAD],
    },
    {
      slug: 'mushroom-cream',
      name: { en: 'Cream of mushroom', ru: 'Грибной крем-суп' },
      description: {
        en: 'Porcini and chestnut mushrooms, onions cooked until sweet, cream and a little black pepper.',
        ru: 'Белые и шампиньоны, сладкий томлёный лук, сливки и немного чёрного перца.',
      },
      nutrition: [84, 2.4, 6.2, 4.9],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK'],
      variants: [{ price: 590, weight: 320, unit: 'G', sku: 'SP-MSH' }],
      optionGroups: [BREAD],
    },
    {
      slug: 'chicken-noodle',
      name: { en: 'Chicken noodle soup', ru: 'Куриная лапша' },
      description: {
        en: 'Clear broth from a whole farm chicken, home-made noodles, carrots and half an egg. Cures nearly everything.',
        ru: 'Прозрачный бульон из целой фермерской курицы, домашняя лапша, морковь и половинка яйца. Лечит почти всё.',
      },
      nutrition: [54, 4.6, 1.8, 5],
      tags: ['LACTOSE_FREE'],
      allergens: ['GLUTEN', 'EGGS', 'CELERY'],
      variants: [{ price: 520, weight: 350, unit: 'G', sku: 'SP-CHK' }],
      optionGroups: [BREAD],
    },
    {
      slug: 'ramen',
      name: { en: 'Tonkotsu ramen', ru: 'Рамен тонкоцу' },
      description: {
        en: 'Pork broth boiled for fourteen hours, springy noodles, chashu, two marinated eggs, nori and spring onion.',
        ru: 'Свиной бульон, который варится четырнадцать часов, упругая лапша, чашу, два маринованных яйца, нори и зелёный лук.',
      },
      goesWellWith: ['matcha-latte'],
      nutrition: [96, 6.2, 4.1, 8.7],
      allergens: ['GLUTEN', 'EGGS', 'SOYBEANS', 'SESAME', 'FISH'],
      variants: [{ price: 1090, weight: 520, unit: 'G', sku: 'SP-RAM' }],
      optionGroups: [
        {
          name: { en: 'Add to the bowl', ru: 'Добавить в миску' },
          minimum: 0,
          maximum: 3,
          options: [
            { name: { en: 'One more egg', ru: 'Ещё яйцо' }, price: 90 },
            { name: { en: 'Double chashu', ru: 'Двойная порция чашу' }, price: 290 },
            { name: { en: 'More noodles', ru: 'Ещё лапши' }, price: 120 },
          ],
        },
      ],
    },
  ],
};
