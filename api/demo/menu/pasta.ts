import type { DemoCategory } from './demo-shop';
import { PASTA_EXTRAS } from './option-groups';

export const pasta: DemoCategory = {
  slug: 'pasta',
  name: { en: 'Pasta', ru: 'Паста' },
  icon: 'spaghetti',
  dishes: [
    {
      slug: 'carbonara',
      name: { en: 'Carbonara', ru: 'Карбонара' },
      description: {
        en: 'Guanciale rendered until golden, pecorino, black pepper and a raw yolk to stir in. No cream, as in Rome.',
        ru: 'Румяная гуанчале, пекорино, чёрный перец и сырой желток: размешайте сами. Без сливок, как в Риме.',
      },
      goesWellWith: ['burrata-tomatoes', 'panna-cotta'],
      nutrition: [246, 10.8, 13, 22],
      allergens: ['GLUTEN', 'EGGS', 'MILK'],
      variants: [{ price: 1090, weight: 330, unit: 'G', sku: 'PA-CRB' }],
      optionGroups: [PASTA_EXTRAS],
    },
    {
      slug: 'bolognese',
      name: { en: 'Bolognese', ru: 'Болоньезе' },
      description: {
        en: 'Beef and pork ragù that simmers for five hours with red wine and tomatoes, over thick spaghetti.',
        ru: 'Рагу из говядины и свинины: пять часов на слабом огне с красным вином и томатами. Подаём с толстыми спагетти.',
      },
      nutrition: [178, 9.4, 6.8, 19.6],
      allergens: ['GLUTEN', 'CELERY', 'MILK', 'SULPHITES'],
      variants: [
        { name: { en: 'Regular', ru: 'Обычная' }, price: 990, weight: 350, unit: 'G', sku: 'PA-BOL-R' },
        { name: { en: 'Large', ru: 'Большая' }, price: 1290, weight: 500, unit: 'G', sku: 'PA-BOL-L' },
      ],
      optionGroups: [PASTA_EXTRAS],
    },
    {
      slug: 'pesto',
      name: { en: 'Linguine with pesto', ru: 'Лингвини с песто' },
      description: {
        en: 'Pesto pounded every morning: Genovese basil, pine nuts, Parmesan. With cherry tomatoes for brightness.',
        ru: 'Песто растираем каждое утро: генуэзский базилик, кедровые орехи, пармезан. И черри для свежести.',
      },
      nutrition: [231, 7.6, 11.9, 23.2],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK', 'NUTS'],
      variants: [{ price: 950, weight: 320, unit: 'G', sku: 'PA-PST' }],
      optionGroups: [PASTA_EXTRAS],
    },
    {
      slug: 'shrimp-linguine',
      name: { en: 'Prawn linguine', ru: 'Лингвини с креветками' },
      description: {
        en: 'Tiger prawns seared with garlic, chilli and white wine; lemon zest at the very end.',
        ru: 'Тигровые креветки, обжаренные с чесноком, чили и белым вином. В самом конце — лимонная цедра.',
      },
      nutrition: [164, 10.2, 5.1, 19.3],
      tags: ['SPICY'],
      allergens: ['GLUTEN', 'CRUSTACEANS', 'SULPHITES'],
      variants: [{ price: 1390, weight: 340, unit: 'G', sku: 'PA-SHR' }],
      optionGroups: [
        {
          name: { en: 'Chilli', ru: 'Чили' },
          minimum: 1,
          maximum: 1,
          options: [{ name: { en: 'With chilli', ru: 'С чили' } }, { name: { en: 'Without chilli', ru: 'Без чили' } }],
        },
        PASTA_EXTRAS,
      ],
    },
    {
      slug: 'wild-mushroom-tagliatelle',
      name: { en: 'Tagliatelle with wild mushrooms', ru: 'Тальятелле с лесными грибами' },
      description: {
        en: 'Porcini and chanterelles fried in butter with thyme, a spoonful of cream, ribbons of fresh egg pasta.',
        ru: 'Белые и лисички, жаренные в сливочном масле с тимьяном, ложка сливок и широкие ленты яичной пасты.',
      },
      nutrition: [198, 7.1, 9.4, 21.1],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'EGGS', 'MILK'],
      variants: [{ price: 1150, weight: 330, unit: 'G', sku: 'PA-MSH' }],
      optionGroups: [PASTA_EXTRAS],
    },
    {
      slug: 'ravioli',
      name: { en: 'Ravioli with ricotta', ru: 'Равиоли с рикоттой' },
      description: {
        en: 'Seven hand-sealed parcels of ricotta and spinach in brown butter with crisp sage.',
        ru: 'Семь равиоли ручной лепки с рикоттой и шпинатом в ореховом масле с хрустящим шалфеем.',
      },
      nutrition: [226, 9.1, 11.6, 21.3],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'EGGS', 'MILK'],
      variants: [{ price: 1190, weight: 280, unit: 'G', sku: 'PA-RAV' }],
    },
  ],
};
