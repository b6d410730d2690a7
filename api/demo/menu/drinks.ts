import type { BasePrice, DemoCategory, DemoVariant } from './demo-shop';
import { COFFEE_EXTRAS, MILK, SWEETNESS } from './option-groups';

/** A cup and a larger cup. */
function cups(
  code: string,
  price: BasePrice,
  [small, large]: readonly [number, number],
): [DemoVariant, ...DemoVariant[]] {
  return [
    { name: { en: `${small} ml`, ru: `${small} мл` }, price, weight: small, unit: 'ML', sku: `DR-${code}-${small}` },
    {
      name: { en: `${large} ml`, ru: `${large} мл` },
      price: price + 80,
      weight: large,
      unit: 'ML',
      sku: `DR-${code}-${large}`,
    },
  ];
}

export const drinks: DemoCategory = {
  slug: 'drinks',
  name: { en: 'Coffee and drinks', ru: 'Кофе и напитки' },
  icon: 'tropical-drink',
  dishes: [
    {
      slug: 'cappuccino',
      name: { en: 'Cappuccino', ru: 'Капучино' },
      description: {
        en: 'A double shot of our Ethiopian blend and milk steamed to silk.',
        ru: 'Двойной эспрессо из эфиопской смеси и шелковистое молоко.',
      },
      nutrition: [46, 2.4, 2.5, 3.6],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['MILK'],
      variants: cups('CAP', 280, [250, 350]),
      optionGroups: [MILK, COFFEE_EXTRAS],
    },
    {
      slug: 'flat-white',
      name: { en: 'Flat white', ru: 'Флэт уайт' },
      description: {
        en: 'More coffee, less milk, no foam to hide behind.',
        ru: 'Кофе больше, молока меньше, и никакой пены для маскировки.',
      },
      nutrition: [41, 2.2, 2.2, 3.1],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['MILK'],
      variants: [{ price: 320, weight: 200, unit: 'ML', sku: 'DR-FLW' }],
      optionGroups: [MILK, COFFEE_EXTRAS],
    },
    {
      slug: 'iced-raf',
      name: { en: 'Iced lavender raf', ru: 'Лавандовый раф со льдом' },
      description: {
        en: 'Espresso, cream and lavender sugar whipped together and poured over ice.',
        ru: 'Эспрессо, сливки и лавандовый сахар взбиваем вместе и наливаем на лёд.',
      },
      nutrition: [98, 1.6, 6.4, 8.4],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['MILK'],
      variants: [{ price: 390, weight: 350, unit: 'ML', sku: 'DR-RAF' }],
      optionGroups: [COFFEE_EXTRAS],
    },
    {
      slug: 'matcha-latte',
      name: { en: 'Iced matcha latte', ru: 'Айс-матча латте' },
      description: {
        en: 'Ceremonial Uji matcha whisked by hand, cold milk, no syrup unless you ask.',
        ru: 'Церемониальная матча из Удзи, взбитая венчиком, и холодное молоко. Сироп — только по просьбе.',
      },
      nutrition: [52, 2.6, 2.4, 5],
      tags: ['VEGETARIAN', 'GLUTEN_FREE'],
      allergens: ['MILK'],
      variants: cups('MAT', 390, [300, 400]),
      optionGroups: [MILK],
    },
    {
      slug: 'citrus-lemonade',
      name: { en: 'Citrus lemonade', ru: 'Цитрусовый лимонад' },
      description: {
        en: 'Lemon, orange, a bunch of mint and sparkling water. Made when you order, so it still fizzes.',
        ru: 'Лимон, апельсин, пучок мяты и газированная вода. Готовим под заказ, поэтому ещё шипит.',
      },
      nutrition: [34, 0.1, 0, 8.3],
      tags: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'LACTOSE_FREE'],
      variants: [
        { name: { en: 'Glass, 400 ml', ru: 'Стакан, 400 мл' }, price: 350, weight: 400, unit: 'ML', sku: 'DR-LEM-04' },
        { name: { en: 'Jug, 1 l', ru: 'Кувшин, 1 л' }, price: 750, weight: 1000, unit: 'L', sku: 'DR-LEM-10' },
      ],
      optionGroups: [SWEETNESS],
    },
    {
      slug: 'cranberry-mors',
      name: { en: 'Cranberry mors', ru: 'Клюквенный морс' },
      description: {
        en: 'Northern cranberries, crushed, not boiled, and barely sweetened.',
        ru: 'Северная клюква: протираем, а не варим, и почти не сластим.',
      },
      nutrition: [41, 0.1, 0, 10.1],
      tags: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'LACTOSE_FREE'],
      variants: [
        { name: { en: 'Glass, 350 ml', ru: 'Стакан, 350 мл' }, price: 290, weight: 350, unit: 'ML', sku: 'DR-MRS-03' },
        { name: { en: 'Jug, 1 l', ru: 'Кувшин, 1 л' }, price: 690, weight: 1000, unit: 'L', sku: 'DR-MRS-10' },
      ],
      optionGroups: [SWEETNESS],
    },
    {
      slug: 'fresh-orange-juice',
      name: { en: 'Fresh orange juice', ru: 'Свежий апельсиновый сок' },
      description: {
        en: 'Four oranges and nothing else. Squeezed last, so that it comes to you alive.',
        ru: 'Четыре апельсина и больше ничего. Выжимаем в последнюю минуту.',
      },
      nutrition: [45, 0.7, 0.2, 10.2],
      tags: ['VEGAN', 'VEGETARIAN', 'GLUTEN_FREE', 'LACTOSE_FREE'],
      variants: [{ price: 420, weight: 300, unit: 'ML', sku: 'DR-ORJ' }],
    },
    {
      slug: 'sea-buckthorn-tea',
      name: { en: 'Sea buckthorn tea', ru: 'Облепиховый чай' },
      description: {
        en: 'Sea buckthorn, orange, ginger and honey, hot enough to travel and stay hot.',
        ru: 'Облепиха, апельсин, имбирь и мёд. Такой горячий, что не остынет в дороге.',
      },
      nutrition: [38, 0.2, 0.3, 8.6],
      tags: ['VEGETARIAN', 'GLUTEN_FREE', 'LACTOSE_FREE'],
      variants: [
        { name: { en: 'Cup, 350 ml', ru: 'Чашка, 350 мл' }, price: 320, weight: 350, unit: 'ML', sku: 'DR-SBT-03' },
        { name: { en: 'Pot, 800 ml', ru: 'Чайник, 800 мл' }, price: 590, weight: 800, unit: 'ML', sku: 'DR-SBT-08' },
      ],
      optionGroups: [SWEETNESS],
    },
  ],
};
