import type { BasePrice, DemoCategory, DemoVariant } from './demo-shop';
import { CRUST, PIZZA_EXTRAS } from './option-groups';

/** The same pizza in three diameters; `price` is the smallest one's. */
function sizes(
  code: string,
  price: BasePrice,
  grams: readonly [number, number, number],
): [DemoVariant, ...DemoVariant[]] {
  const [small, medium, large] = grams;
  return [
    { name: { en: '25 cm', ru: '25 см' }, price, weight: small, unit: 'G', sku: `PZ-${code}-25` },
    { name: { en: '30 cm', ru: '30 см' }, price: price + 300, weight: medium, unit: 'G', sku: `PZ-${code}-30` },
    { name: { en: '35 cm', ru: '35 см' }, price: price + 550, weight: large, unit: 'G', sku: `PZ-${code}-35` },
  ];
}

export const pizza: DemoCategory = {
  slug: 'pizza',
  name: { en: 'Pizza', ru: 'Пицца' },
  icon: 'pizza',
  dishes: [
    {
      slug: 'margherita',
      name: { en: 'Margherita', ru: 'Маргарита' },
      description: {
        en: 'San Marzano tomatoes, fior di latte, torn basil and a thread of green olive oil. The dough rests for two days.',
        ru: 'Томаты сан-марцано, моцарелла фиор-ди-латте, базилик и капля зелёного оливкового масла. Тесто зреет двое суток.',
      },
      goesWellWith: ['citrus-lemonade', 'greek', 'panna-cotta'],
      nutrition: [238, 10, 9.2, 29],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK'],
      variants: sizes('MRG', 890, [380, 540, 720]),
      optionGroups: [CRUST, PIZZA_EXTRAS],
    },
    {
      slug: 'pepperoni',
      name: { en: 'Pepperoni', ru: 'Пепперони' },
      description: {
        en: 'Plenty of spicy pepperoni that crisps at the edges, mozzarella and tomato sauce cooked down until sweet.',
        ru: 'Много острой пепперони с хрустящими краешками, моцарелла и томатный соус, уваренный до сладости.',
      },
      goesWellWith: ['citrus-lemonade', 'chicken-caesar'],
      nutrition: [272, 12.1, 13.4, 26.5],
      tags: ['SPICY'],
      allergens: ['GLUTEN', 'MILK'],
      variants: sizes('PEP', 1050, [410, 580, 770]),
      optionGroups: [CRUST, PIZZA_EXTRAS],
    },
    {
      slug: 'four-cheeses',
      name: { en: 'Four cheeses', ru: 'Четыре сыра' },
      description: {
        en: 'Mozzarella, gorgonzola, Parmesan and smoked scamorza on cream instead of tomato. Ask for honey: it belongs here.',
        ru: 'Моцарелла, горгонзола, пармезан и копчёная скаморца на сливках вместо томатов. Попробуйте с мёдом: он здесь к месту.',
      },
      nutrition: [291, 13.6, 15.2, 25],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK'],
      variants: sizes('4CH', 1150, [390, 560, 740]),
      optionGroups: [
        CRUST,
        {
          name: { en: 'Drizzle', ru: 'Полить' },
          minimum: 0,
          maximum: 1,
          options: [
            { name: { en: 'Acacia honey', ru: 'Акациевым мёдом' }, price: 60 },
            { name: { en: 'Fig jam', ru: 'Инжирным вареньем' }, price: 90 },
          ],
        },
      ],
    },
    {
      slug: 'truffle-mushroom',
      name: { en: 'Mushroom and truffle', ru: 'Пицца с грибами и трюфелем' },
      description: {
        en: 'Chestnut mushrooms, black truffle paste, thyme and mozzarella on a thin layer of cream.',
        ru: 'Коричневые шампиньоны, паста из чёрного трюфеля, тимьян и моцарелла на тонком слое сливок.',
      },
      nutrition: [254, 9.8, 12.6, 25.4],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK'],
      variants: sizes('TRF', 1290, [400, 570, 750]),
      optionGroups: [CRUST, PIZZA_EXTRAS],
    },
    {
      slug: 'diavola',
      name: { en: 'Diavola', ru: 'Дьявола' },
      description: {
        en: 'Calabrian salami, fresh red chilli, olives and a spoonful of nduja. It does burn.',
        ru: 'Калабрийская салями, свежий красный перец, маслины и ложка ндуйи. Действительно жжёт.',
      },
      goesWellWith: ['citrus-lemonade', 'panna-cotta'],
      nutrition: [268, 11.7, 13.1, 26.2],
      tags: ['SPICY'],
      allergens: ['GLUTEN', 'MILK', 'SULPHITES'],
      variants: sizes('DIA', 1150, [410, 580, 770]),
      optionGroups: [CRUST, PIZZA_EXTRAS],
    },
    {
      slug: 'prosciutto-rocket',
      name: { en: 'Prosciutto and rocket', ru: 'Пицца с прошутто и рукколой' },
      description: {
        en: 'Parma ham aged for sixteen months goes on after the oven, with rocket, cherry tomatoes and Parmesan.',
        ru: 'Пармская ветчина шестнадцати месяцев выдержки — уже после печи, с рукколой, черри и пармезаном.',
      },
      nutrition: [243, 13.2, 10.4, 24.1],
      allergens: ['GLUTEN', 'MILK'],
      variants: sizes('PRO', 1290, [420, 600, 790]),
      optionGroups: [CRUST, PIZZA_EXTRAS],
    },
    {
      slug: 'garden-vegetables',
      name: { en: 'Garden vegetables', ru: 'Овощная с грядки' },
      description: {
        en: 'Courgette, sweet pepper, red onion, cherry tomatoes and olives over tomato sauce and a little mozzarella.',
        ru: 'Цукини, сладкий перец, красный лук, черри и маслины на томатном соусе с моцареллой.',
      },
      nutrition: [205, 7.9, 7.1, 27.6],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK'],
      variants: sizes('VEG', 950, [430, 610, 800]),
      optionGroups: [
        CRUST,
        {
          name: { en: 'Cheese', ru: 'Сыр' },
          minimum: 1,
          maximum: 1,
          options: [
            { name: { en: 'Mozzarella', ru: 'Моцарелла' } },
            { name: { en: 'Vegan mozzarella', ru: 'Веганская моцарелла' }, price: 120 },
            { name: { en: 'No cheese', ru: 'Без сыра' }, price: -100 },
          ],
        },
      ],
    },
  ],
};
