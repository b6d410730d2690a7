import type { DemoCategory } from './demo-shop';
import { SUSHI_SIDES } from './option-groups';

export const sushi: DemoCategory = {
  slug: 'sushi',
  name: { en: 'Sushi and rolls', ru: 'Суши и роллы' },
  icon: 'sushi',
  dishes: [
    {
      slug: 'philadelphia',
      name: { en: 'Philadelphia', ru: 'Филадельфия' },
      description: {
        en: 'A thick cloak of salmon, cream cheese, cucumber. The roll that everyone orders first.',
        ru: 'Толстый слой лосося, сливочный сыр, огурец. Тот самый ролл, с которого все начинают.',
      },
      goesWellWith: ['tom-yum', 'matcha-latte'],
      nutrition: [172, 7.2, 7.9, 17.6],
      allergens: ['FISH', 'MILK'],
      variants: [
        { name: { en: '4 pieces', ru: '4 штуки' }, price: 590, weight: 140, unit: 'G', sku: 'SU-PHI-4' },
        { name: { en: '8 pieces', ru: '8 штук' }, price: 1090, weight: 280, unit: 'G', sku: 'SU-PHI-8' },
      ],
      optionGroups: [SUSHI_SIDES],
    },
    {
      slug: 'california',
      name: { en: 'California', ru: 'Калифорния' },
      description: {
        en: 'Snow crab, avocado and cucumber, rolled in flying-fish roe that pops.',
        ru: 'Снежный краб, авокадо и огурец в хрустящей икре летучей рыбы.',
      },
      nutrition: [146, 5.9, 4.8, 19.2],
      allergens: ['CRUSTACEANS', 'FISH', 'EGGS'],
      variants: [
        { name: { en: '4 pieces', ru: '4 штуки' }, price: 540, weight: 130, unit: 'G', sku: 'SU-CAL-4' },
        { name: { en: '8 pieces', ru: '8 штук' }, price: 990, weight: 260, unit: 'G', sku: 'SU-CAL-8' },
      ],
      optionGroups: [SUSHI_SIDES],
    },
    {
      slug: 'spicy-tuna',
      name: { en: 'Spicy tuna', ru: 'Острый тунец' },
      description: {
        en: 'Chopped tuna with chilli and sesame oil in crisp nori, with a ribbon of spicy mayonnaise.',
        ru: 'Рубленый тунец с чили и кунжутным маслом в хрустящей нори, сверху — острый майонез.',
      },
      nutrition: [151, 8.4, 4.6, 18.4],
      tags: ['SPICY', 'LACTOSE_FREE'],
      allergens: ['FISH', 'SESAME', 'EGGS', 'SOYBEANS', 'GLUTEN'],
      variants: [{ name: { en: '8 pieces', ru: '8 штук' }, price: 950, weight: 240, unit: 'G', sku: 'SU-TUN' }],
      optionGroups: [SUSHI_SIDES],
    },
    {
      slug: 'eel-dragon',
      name: { en: 'Dragon with eel', ru: 'Дракон с угрём' },
      description: {
        en: 'Warm glazed eel and avocado on top, cucumber and cream cheese inside, unagi sauce over everything.',
        ru: 'Сверху тёплый угорь и авокадо, внутри огурец и сливочный сыр, и всё это — под соусом унаги.',
      },
      nutrition: [183, 6.8, 7.6, 21.7],
      allergens: ['FISH', 'MILK', 'SOYBEANS', 'SESAME', 'GLUTEN'],
      variants: [{ name: { en: '8 pieces', ru: '8 штук' }, price: 1250, weight: 290, unit: 'G', sku: 'SU-DRG' }],
      optionGroups: [SUSHI_SIDES],
      isSoldOut: true,
    },
    {
      slug: 'salmon-nigiri',
      name: { en: 'Nigiri, six pieces', ru: 'Нигири, шесть штук' },
      description: {
        en: 'Three with salmon, two with tuna, one with prawn. Rice at body temperature, wasabi under the fish.',
        ru: 'Три с лососем, две с тунцом, одна с креветкой. Рис — температуры тела, васаби — под рыбой.',
      },
      nutrition: [148, 9.4, 3.6, 19.5],
      tags: ['LACTOSE_FREE'],
      allergens: ['FISH', 'CRUSTACEANS', 'MUSTARD'],
      variants: [{ price: 1050, weight: 6, unit: 'PCS', sku: 'SU-NIG' }],
      optionGroups: [SUSHI_SIDES],
    },
    {
      slug: 'cucumber-maki',
      name: { en: 'Cucumber maki', ru: 'Маки с огурцом' },
      description: {
        en: 'Cold cucumber, toasted sesame, nori that still crackles. Small, clean, honest.',
        ru: 'Холодный огурец, жареный кунжут и нори, которая ещё хрустит. Просто и честно.',
      },
      nutrition: [121, 2.7, 1.2, 24.6],
      tags: ['VEGAN', 'VEGETARIAN', 'LACTOSE_FREE'],
      allergens: ['SESAME'],
      variants: [{ price: 390, weight: 8, unit: 'PCS', sku: 'SU-KAP' }],
      optionGroups: [SUSHI_SIDES],
    },
    {
      slug: 'evening-set',
      name: { en: 'Evening set', ru: 'Вечерний сет' },
      description: {
        en: 'Fourteen pieces for a film and two people: Philadelphia, spicy tuna, prawn rolls and two nigiri.',
        ru: 'Четырнадцать штук под кино и на двоих: «Филадельфия», острый тунец, роллы с креветкой и две нигири.',
      },
      nutrition: [157, 7.5, 5.4, 18.9],
      allergens: ['FISH', 'CRUSTACEANS', 'MILK', 'SESAME', 'SOYBEANS', 'GLUTEN'],
      variants: [
        { name: { en: 'For two', ru: 'На двоих' }, price: 1690, weight: 480, unit: 'G', sku: 'SU-SET-2' },
        { name: { en: 'For four', ru: 'На четверых' }, price: 3190, weight: 960, unit: 'G', sku: 'SU-SET-4' },
      ],
      optionGroups: [SUSHI_SIDES],
    },
  ],
};
