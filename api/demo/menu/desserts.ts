import type { DemoCategory } from './demo-shop';

export const desserts: DemoCategory = {
  slug: 'desserts',
  name: { en: 'Desserts', ru: 'Десерты' },
  icon: 'shortcake',
  dishes: [
    {
      slug: 'tiramisu',
      name: { en: 'Tiramisu', ru: 'Тирамису' },
      description: {
        en: 'Mascarpone as light as foam, savoiardi soaked in espresso, bitter cocoa. There is a little Marsala in it.',
        ru: 'Невесомый маскарпоне, савоярди в эспрессо и горький какао. Внутри немного марсалы.',
      },
      goesWellWith: ['cappuccino', 'flat-white'],
      nutrition: [289, 5.4, 17.8, 26.2],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'EGGS', 'MILK', 'SULPHITES'],
      variants: [{ price: 590, weight: 150, unit: 'G', sku: 'DS-TIR' }],
    },
    {
      slug: 'berry-cheesecake',
      name: { en: 'Berry cheesecake', ru: 'Чизкейк с ягодами' },
      description: {
        en: 'Baked slowly in a water bath on a buttery base, under raspberry sauce and fresh berries.',
        ru: 'Долго печём на водяной бане на песочной основе, подаём с малиновым соусом и свежими ягодами.',
      },
      nutrition: [312, 5.9, 20.4, 26.1],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'EGGS', 'MILK'],
      variants: [
        { name: { en: 'Slice', ru: 'Кусок' }, price: 590, weight: 140, unit: 'G', sku: 'DS-CHS-1' },
        { name: { en: 'Whole cake', ru: 'Целый торт' }, price: 3900, weight: 1200, unit: 'G', sku: 'DS-CHS-10' },
      ],
    },
    {
      slug: 'chocolate-fondant',
      name: { en: 'Chocolate fondant', ru: 'Шоколадный фондан' },
      description: {
        en: 'Crisp outside, running inside: 70 % chocolate, baked when you order it. With vanilla ice cream.',
        ru: 'Корочка снаружи, лава внутри: шоколад 70 %, печём под заказ. С ванильным мороженым.',
      },
      nutrition: [371, 6.1, 22.9, 35.4],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'EGGS', 'MILK', 'SOYBEANS'],
      variants: [{ price: 690, weight: 160, unit: 'G', sku: 'DS-FND' }],
      optionGroups: [
        {
          name: { en: 'Ice cream', ru: 'Мороженое' },
          minimum: 1,
          maximum: 1,
          options: [
            { name: { en: 'Vanilla', ru: 'Ванильное' } },
            { name: { en: 'Pistachio', ru: 'Фисташковое' }, price: 60 },
            { name: { en: 'No ice cream', ru: 'Без мороженого' }, price: -100 },
          ],
        },
      ],
    },
    {
      slug: 'medovik',
      name: { en: 'Medovik', ru: 'Медовик' },
      description: {
        en: 'Sixteen thin layers of buckwheat-honey cake and sour cream. It waits a day to become tender.',
        ru: 'Шестнадцать тонких слоёв: коржи на гречишном мёде и сметанный крем. Сутки ждёт, чтобы стать нежным.',
      },
      goesWellWith: ['sea-buckthorn-tea', 'cappuccino'],
      nutrition: [328, 5.2, 15.4, 42.6],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'EGGS', 'MILK'],
      variants: [{ price: 520, weight: 150, unit: 'G', sku: 'DS-MED' }],
    },
    {
      slug: 'syrniki-berries',
      name: { en: 'Syrniki with berries', ru: 'Сырники с ягодами' },
      description: {
        en: 'Five golden curd-cheese pancakes, crisp at the rim, with sour cream, raspberries and blueberries.',
        ru: 'Пять румяных сырников с хрустящим краем, сметана, малина и голубика.',
      },
      nutrition: [221, 12.4, 9.8, 20.8],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'EGGS', 'MILK'],
      variants: [{ price: 650, weight: 260, unit: 'G', sku: 'DS-SYR' }],
      optionGroups: [
        {
          name: { en: 'Served with', ru: 'С чем подать' },
          minimum: 1,
          maximum: 2,
          options: [
            { name: { en: 'Sour cream', ru: 'Сметана' } },
            { name: { en: 'Condensed milk', ru: 'Сгущёнка' } },
            { name: { en: 'Cherry jam', ru: 'Вишнёвое варенье' }, price: 50 },
          ],
        },
      ],
    },
    {
      slug: 'panna-cotta',
      name: { en: 'Panna cotta', ru: 'Панна-котта' },
      description: {
        en: 'Cream with a whole vanilla pod, set just enough to tremble, under raspberry sauce.',
        ru: 'Сливки с целым стручком ванили, застывшие ровно настолько, чтобы дрожать, и малиновый соус.',
      },
      nutrition: [248, 3.1, 18.6, 17.2],
      tags: ['GLUTEN_FREE'],
      allergens: ['MILK'],
      variants: [{ price: 490, weight: 140, unit: 'G', sku: 'DS-PAN' }],
    },
    {
      slug: 'macarons',
      name: { en: 'Macarons', ru: 'Макарон' },
      description: {
        en: 'Raspberry, pistachio, salted caramel, blackcurrant, coffee and coconut. Almond flour, no hurry.',
        ru: 'Малина, фисташка, солёная карамель, чёрная смородина, кофе и кокос. Миндальная мука и терпение.',
      },
      nutrition: [412, 7.8, 18.9, 52],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['EGGS', 'MILK', 'NUTS'],
      variants: [
        { name: { en: 'Three', ru: 'Три штуки' }, price: 450, weight: 3, unit: 'PCS', sku: 'DS-MAC-3' },
        { name: { en: 'Box of six', ru: 'Коробка из шести' }, price: 850, weight: 6, unit: 'PCS', sku: 'DS-MAC-6' },
        {
          name: { en: 'Box of twelve', ru: 'Коробка из двенадцати' },
          price: 1590,
          weight: 12,
          unit: 'PCS',
          sku: 'DS-MAC-12',
        },
      ],
    },
    {
      slug: 'gelato-trio',
      name: { en: 'Three scoops of gelato', ru: 'Три шарика джелато' },
      description: {
        en: 'Strawberry, pistachio and dark chocolate, churned here in the morning, with a waffle.',
        ru: 'Клубника, фисташка и тёмный шоколад: взбиваем сами по утрам. С вафлей.',
      },
      nutrition: [196, 3.6, 9.2, 24.5],
      tags: ['VEGETARIAN'],
      allergens: ['GLUTEN', 'MILK', 'NUTS', 'EGGS'],
      variants: [{ price: 480, weight: 150, unit: 'G', sku: 'DS-GEL' }],
    },
  ],
};
