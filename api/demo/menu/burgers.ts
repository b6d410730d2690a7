import type { DemoCategory } from './demo-shop';
import { BURGER_EXTRAS, DIP, DONENESS, LEAVE_OUT } from './option-groups';

export const burgers: DemoCategory = {
  slug: 'burgers',
  name: { en: 'Burgers', ru: 'Бургеры' },
  icon: 'hamburger',
  dishes: [
    {
      slug: 'house-burger',
      name: { en: 'House burger', ru: 'Фирменный бургер' },
      description: {
        en: '160 g of chuck ground this morning, cheddar, tomato, pickles and our own sauce in a brioche bun. Fries on the side.',
        ru: '160 г говядины утреннего помола, чеддер, томат, маринованный огурец и наш соус в бриоши. Картошка фри — рядом.',
      },
      goesWellWith: ['truffle-fries', 'citrus-lemonade'],
      nutrition: [241, 12.2, 13.1, 19.4],
      allergens: ['GLUTEN', 'MILK', 'EGGS', 'MUSTARD', 'SESAME'],
      variants: [{ price: 1090, weight: 420, unit: 'G', sku: 'BG-HSE' }],
      optionGroups: [DONENESS, BURGER_EXTRAS, LEAVE_OUT],
    },
    {
      slug: 'double-cheeseburger',
      name: { en: 'Double cheeseburger', ru: 'Двойной чизбургер' },
      description: {
        en: 'Two smashed patties with lacy edges, four slices of cheddar, smoked bacon, onions and mustard.',
        ru: 'Две котлеты смэш с хрустящим краем, четыре ломтика чеддера, копчёный бекон, лук и горчица.',
      },
      goesWellWith: ['truffle-fries', 'citrus-lemonade'],
      nutrition: [276, 15.1, 17.2, 15],
      allergens: ['GLUTEN', 'MILK', 'EGGS', 'MUSTARD', 'SESAME'],
      variants: [{ price: 1290, weight: 390, unit: 'G', sku: 'BG-DBL' }],
      optionGroups: [BURGER_EXTRAS, LEAVE_OUT],
    },
    {
      slug: 'crispy-chicken-burger',
      name: { en: 'Crispy chicken burger', ru: 'Бургер с хрустящей курицей' },
      description: {
        en: 'Buttermilk thigh in a loud crust, iceberg, pickles and lemon mayonnaise. Hot on request.',
        ru: 'Куриное бедро в пахте под громкой корочкой, айсберг, огурцы и лимонный майонез. Можно поострее.',
      },
      nutrition: [234, 12.6, 11.2, 20.6],
      tags: ['HALAL'],
      allergens: ['GLUTEN', 'MILK', 'EGGS', 'MUSTARD'],
      variants: [{ price: 950, weight: 340, unit: 'G', sku: 'BG-CHK' }],
      optionGroups: [
        {
          name: { en: 'Heat', ru: 'Острота' },
          minimum: 1,
          maximum: 1,
          options: [
            { name: { en: 'Classic', ru: 'Классический' } },
            { name: { en: 'Nashville hot', ru: 'Острый по-нэшвиллски' }, price: 50 },
          ],
        },
        LEAVE_OUT,
      ],
    },
    {
      slug: 'blue-cheese-burger',
      name: { en: 'Blue cheese burger', ru: 'Бургер с голубым сыром' },
      description: {
        en: 'A thick beef patty, melting gorgonzola, red onion jam with port, a charcoal bun.',
        ru: 'Толстая говяжья котлета, тающая горгонзола, джем из красного лука с портвейном и чёрная булочка.',
      },
      nutrition: [252, 12.9, 14.1, 18.6],
      allergens: ['GLUTEN', 'MILK', 'EGGS', 'SULPHITES', 'SESAME'],
      variants: [{ price: 1250, weight: 360, unit: 'G', sku: 'BG-BLU' }],
      optionGroups: [DONENESS, BURGER_EXTRAS],
    },
    {
      slug: 'halloumi-burger',
      name: { en: 'Halloumi and mushroom burger', ru: 'Бургер с халуми и грибами' },
      description: {
        en: 'Grilled halloumi that squeaks, fried mushrooms, roasted pepper and a yoghurt sauce with mint.',
        ru: 'Поджаренный на гриле халуми, грибы, печёный перец и йогуртовый соус с мятой.',
      },
      nutrition: [228, 10.4, 12.1, 19.5],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK', 'SESAME'],
      variants: [{ price: 990, weight: 350, unit: 'G', sku: 'BG-HAL' }],
      optionGroups: [LEAVE_OUT],
    },
    {
      slug: 'truffle-fries',
      name: { en: 'Truffle fries', ru: 'Картошка фри с трюфелем' },
      description: {
        en: 'Fried twice, tossed with truffle oil, Parmesan and parsley. They rarely reach the table whole.',
        ru: 'Жарим дважды и перемешиваем с трюфельным маслом, пармезаном и петрушкой. До стола редко доезжает вся.',
      },
      nutrition: [298, 5.2, 16.1, 33],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['MILK'],
      variants: [
        { name: { en: 'For one', ru: 'Для одного' }, price: 450, weight: 150, unit: 'G', sku: 'BG-FRI-S' },
        { name: { en: 'To share', ru: 'На компанию' }, price: 790, weight: 320, unit: 'G', sku: 'BG-FRI-L' },
      ],
      optionGroups: [DIP],
    },
  ],
};
