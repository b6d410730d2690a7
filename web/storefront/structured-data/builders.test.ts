import { expect, test } from 'vitest';
import type {
  ProductCardFragment as Card,
  DishFragment as Dish,
  RestaurantFragment as Restaurant,
  Weekday,
} from '../../gql/graphql';
import type { Addresses } from './addresses';
import { breadcrumbData } from './breadcrumb-data';
import { dishData } from './dish-data';
import { jsonLd, type Thing } from './json-ld';
import { menuData } from './menu-data';
import { openingData, specialOpeningData } from './opening-data';
import { pageData } from './page-data';
import { restaurantData } from './restaurant-data';
import { JsonLd } from './testing-vocabulary';

const RUSSIAN: Addresses = { locale: 'ru', origin: 'https://shop.test' };
const source = (width: number) => ({ url: `/media/a/${width}.webp`, width });
const photo = { __typename: 'Photo' as const, sources: [source(320), source(1280)], placeholder: '' };
const gel = (minor: number) => ({ minor, currencyCode: 'GEL' as const });
const open = (from: string, to: string) => ({ from, to });
const day = (index: number, weekday: Weekday, to: string, isActive = true) => ({
  __typename: 'WorkingDay' as const,
  index,
  weekday,
  isActive,
  intervals: [open('10:00', to)],
});
const variant = (id: string, minor: number, isSoldOut = false) => ({
  __typename: 'Variant' as const,
  id,
  name: id,
  weight: 400,
  unit: 'G' as const,
  isSoldOut,
  soldOutUntil: null,
  price: gel(minor),
  photo: null,
});
const DISH: Dish = {
  __typename: 'Product',
  id: 'p',
  slug: 'margherita',
  name: 'Маргарита </script>',
  description: 'Томаты, моцарелла',
  tags: ['VEGETARIAN', 'SPICY'],
  allergens: [],
  isSoldOut: false,
  soldOutUntil: null,
  nutrition: { calories: 230.5, protein: 9, fat: null, carbohydrate: 30 },
  photo,
  variants: [variant('30 см', 1250), variant('40 см', 1700, true)],
  optionGroups: [],
};
const SHOP: Restaurant = {
  __typename: 'Channel',
  id: 'c',
  name: 'Pomodoro',
  description: '',
  countryCode: 'GE',
  currencyCode: 'GEL',
  phone: '+995322000000',
  logo: null,
  warehouses: [
    {
      __typename: 'Warehouse',
      id: 'w1',
      name: 'Vake',
      address: '1 Chavchavadze Ave',
      phone: null,
      latitude: 41.7,
      longitude: 44.7,
    },
    {
      __typename: 'Warehouse',
      id: 'w2',
      name: 'Saburtalo',
      address: '',
      phone: '+995322000001',
      latitude: null,
      longitude: null,
    },
  ],
  workingDays: [day(1, 'MONDAY', '22:00'), day(2, 'TUESDAY', '22:00', false), day(5, 'FRIDAY', '02:00')],
  specialDays: [{ __typename: 'SpecialDay', id: 's', date: '2026-12-31', intervals: [] }],
  paymentMethods: [
    { __typename: 'PaymentMethod', id: '1', type: 'CASH' },
    { __typename: 'PaymentMethod', id: '2', type: 'CUSTOM' },
    { __typename: 'PaymentMethod', id: '3', type: 'CASH' },
  ],
  links: [{ __typename: 'Link', id: 'l', url: 'https://www.instagram.com/pomodoro' }],
};

/** As a search engine reads it. */
const read = (...things: Thing[]) => JsonLd.parse(JSON.parse(jsonLd(things)))['@graph'];

test('a dish is a product and a part of the menu, with its variants as offers', () => {
  const [dish] = read(dishData(RUSSIAN, DISH, { name: 'Пицца', address: '/catalog/pizza/margherita' }));
  expect(dish).toMatchObject({
    name: 'Маргарита </script>',
    url: 'https://shop.test/ru/catalog/pizza/margherita',
    image: ['https://shop.test/media/a/1280.webp'],
    offers: { lowPrice: '12.50', highPrice: '17.00', offerCount: 2 },
    nutrition: { calories: '230.5 kcal', carbohydrateContent: '30 g' },
    suitableForDiet: ['https://schema.org/VegetarianDiet'],
  });
  expect(dish).not.toHaveProperty('nutrition.fatContent');
});

test('a dish of one variant is offered at its price, sold out or not; what is unknown is left out', () => {
  const plain: Dish = {
    ...DISH,
    description: '',
    nutrition: null,
    photo: null,
    tags: [],
    variants: [variant('', 900, true)],
  };
  const [dish] = read(dishData(RUSSIAN, plain, { name: 'Пицца', address: '/catalog/pizza/margherita' }));
  expect(dish).toMatchObject({ offers: { price: '9.00', availability: 'https://schema.org/SoldOut' }, image: [] });
  for (const absent of ['description', 'nutrition', 'suitableForDiet', 'offers.name']) {
    expect(dish).not.toHaveProperty(absent);
  }
});

test('the menu names its sections and dishes, each with its own address', () => {
  const card = { ...DISH, price: gel(1250), priceFrom: gel(1250), weight: 400, unit: 'G' } as unknown as Card;
  const sections = [{ slug: 'pizza', name: 'Пицца', dishes: [card] }];
  expect(read(menuData(RUSSIAN, 'Меню', sections))[0]).toMatchObject({
    '@id': 'https://shop.test/ru/catalog#menu',
    hasMenuSection: [{ name: 'Пицца', hasMenuItem: [{ url: 'https://shop.test/ru/catalog/pizza/margherita' }] }],
  });
});

test('the restaurant says where it is, when it is open, and how it is paid', () => {
  expect(read(restaurantData(RUSSIAN, SHOP))[0]).toMatchObject({
    '@id': 'https://shop.test/#restaurant',
    address: { streetAddress: '1 Chavchavadze Ave', addressCountry: 'GE' },
    geo: { latitude: 41.7 },
    paymentAccepted: 'Cash',
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Monday'], opens: '10:00', closes: '22:00' },
      { dayOfWeek: ['https://schema.org/Friday'], opens: '10:00', closes: '02:00' },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-31', opens: '00:00', closes: '00:00' }],
    department: [{ name: 'Saburtalo', telephone: '+995322000001' }],
  });
});

test('a shop without a kitchen, a phone or links is still a restaurant', () => {
  const bare: Restaurant = { ...SHOP, phone: null, warehouses: [], specialDays: [], paymentMethods: [], links: [] };
  expect(read(restaurantData(RUSSIAN, bare))[0]).not.toHaveProperty('geo');
});

test('days with the same hours are one entry, and a day without an end is open all day', () => {
  const interval = { from: '10:00', to: '22:00' };
  const always = { from: '00:00', to: '00:00' };
  expect(
    openingData([
      { weekday: 'MONDAY', isActive: true, intervals: [interval] },
      { weekday: 'SUNDAY', isActive: true, intervals: [interval, always] },
    ]),
  ).toMatchObject([
    { dayOfWeek: [expect.stringMatching('Monday'), expect.stringMatching('Sunday')] },
    { closes: '23:59' },
  ]);
  expect(specialOpeningData([{ date: '2027-01-01', intervals: [interval] }])).toMatchObject([{ opens: '10:00' }]);
});

test('pages and the way to them have whole addresses', () => {
  read(
    breadcrumbData(RUSSIAN, [{ name: 'Меню', path: '/catalog' }]),
    pageData(RUSSIAN, { slug: 'о нас', title: 'О нас', seoDescription: '' }),
    { '@type': 'WebSite', name: 'Pomodoro', url: 'https://shop.test/ru', inLanguage: 'ru' },
  );
});
