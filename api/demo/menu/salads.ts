import type { DemoCategory } from './demo-shop';

export const salads: DemoCategory = {
  slug: 'salads-and-bowls',
  name: { en: 'Salads and bowls', ru: 'Салаты и боулы' },
  icon: 'green-salad',
  dishes: [
    {
      slug: 'chicken-caesar',
      name: { en: 'Chicken Caesar', ru: 'Цезарь с курицей' },
      description: {
        en: 'Romaine, grilled breast, egg and sourdough croutons. The dressing has anchovies, as it must.',
        ru: 'Ромэн, куриная грудка на гриле, яйцо и гренки из хлеба на закваске. В соусе анчоусы — иначе никак.',
      },
      nutrition: [168, 11.8, 10.4, 7.1],
      allergens: ['GLUTEN', 'EGGS', 'FISH', 'MILK', 'MUSTARD'],
      variants: [{ price: 850, weight: 280, unit: 'G', sku: 'SL-CSR' }],
      optionGroups: [
        {
          name: { en: 'Dressing', ru: 'Соус' },
          minimum: 1,
          maximum: 1,
          options: [
            { name: { en: 'Tossed with it', ru: 'Заправить сразу' } },
            { name: { en: 'On the side', ru: 'Положить отдельно' } },
          ],
        },
        {
          name: { en: 'Instead of chicken', ru: 'Вместо курицы' },
          minimum: 0,
          maximum: 1,
          options: [
            { name: { en: 'Tiger prawns', ru: 'Тигровые креветки' }, price: 250 },
            { name: { en: 'Nothing, more Parmesan', ru: 'Ничего, побольше пармезана' }, price: -150 },
          ],
        },
      ],
    },
    {
      slug: 'greek',
      name: { en: 'Greek salad', ru: 'Греческий салат' },
      description: {
        en: 'Ripe tomatoes, cucumber, red onion, Kalamata olives and a whole slab of feta with oregano.',
        ru: 'Спелые томаты, огурцы, красный лук, оливки каламата и целый ломоть феты с орегано.',
      },
      nutrition: [112, 4.1, 8.9, 4],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['MILK'],
      variants: [{ price: 750, weight: 300, unit: 'G', sku: 'SL-GRK' }],
      optionGroups: [
        {
          name: { en: 'Leave out', ru: 'Убрать' },
          minimum: 0,
          maximum: 2,
          options: [{ name: { en: 'No onions', ru: 'Без лука' } }, { name: { en: 'No olives', ru: 'Без оливок' } }],
        },
      ],
    },
    {
      slug: 'salmon-poke',
      name: { en: 'Salmon poke', ru: 'Поке с лососем' },
      description: {
        en: 'Raw salmon in sesame and soy, avocado, edamame, red cabbage, wakame and an egg over warm sushi rice.',
        ru: 'Сырой лосось в кунжуте и соевом соусе, авокадо, эдамаме, красная капуста, вакаме и яйцо на тёплом рисе.',
      },
      nutrition: [158, 8.3, 7.4, 14.9],
      allergens: ['FISH', 'SOYBEANS', 'SESAME', 'EGGS', 'GLUTEN'],
      variants: [
        { name: { en: 'Regular', ru: 'Обычный' }, price: 1150, weight: 380, unit: 'G', sku: 'SL-POK-R' },
        { name: { en: 'Large', ru: 'Большой' }, price: 1450, weight: 520, unit: 'G', sku: 'SL-POK-L' },
      ],
      optionGroups: [
        {
          name: { en: 'Base', ru: 'Основа' },
          minimum: 1,
          maximum: 1,
          options: [
            { name: { en: 'Sushi rice', ru: 'Рис для суши' } },
            { name: { en: 'Quinoa', ru: 'Киноа' }, price: 80 },
            { name: { en: 'Salad leaves', ru: 'Листья салата' } },
          ],
        },
        {
          name: { en: 'Sauce', ru: 'Соус' },
          minimum: 1,
          maximum: 2,
          options: [
            { name: { en: 'Ponzu', ru: 'Понзу' } },
            { name: { en: 'Spicy mayonnaise', ru: 'Острый майонез' } },
            { name: { en: 'Peanut', ru: 'Арахисовый' }, price: 40 },
          ],
        },
      ],
    },
    {
      slug: 'burrata-tomatoes',
      name: { en: 'Burrata with tomatoes', ru: 'Буррата с томатами' },
      description: {
        en: 'Creamy burrata, three kinds of tomato, basil oil and aged balsamic. Bread for the juice is on us.',
        ru: 'Сливочная буррата, три сорта томатов, базиликовое масло и выдержанный бальзамик. Хлеб для сока — от нас.',
      },
      nutrition: [141, 7, 10.8, 3.9],
      tags: ['VEGETARIAN'],
      allergens: ['MILK', 'GLUTEN', 'SULPHITES'],
      variants: [{ price: 1090, weight: 290, unit: 'G', sku: 'SL-BUR' }],
    },
    {
      slug: 'beetroot-goat-cheese',
      name: { en: 'Beetroot and goat’s cheese', ru: 'Свёкла с козьим сыром' },
      description: {
        en: 'Beetroot baked in salt, soft goat’s cheese, walnuts, young leaves and a honey dressing.',
        ru: 'Свёкла, запечённая в соли, мягкий козий сыр, грецкие орехи, молодая зелень и медовая заправка.',
      },
      nutrition: [149, 5.2, 10.1, 9.4],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['MILK', 'NUTS', 'MUSTARD'],
      variants: [{ price: 790, weight: 240, unit: 'G', sku: 'SL-BEE' }],
    },
    {
      slug: 'shrimp-avocado',
      name: { en: 'Prawns and avocado', ru: 'Креветки с авокадо' },
      description: {
        en: 'Prawns warm from the pan, two kinds of leaves, a whole avocado, sweetcorn and lime.',
        ru: 'Тёплые креветки прямо со сковороды, два вида салата, целый авокадо, кукуруза и лайм.',
      },
      nutrition: [124, 7.4, 8.3, 5.2],
      tags: ['GLUTEN_FREE', 'LACTOSE_FREE'],
      allergens: ['CRUSTACEANS', 'SESAME'],
      variants: [{ price: 1190, weight: 270, unit: 'G', sku: 'SL-SHR' }],
    },
  ],
};
