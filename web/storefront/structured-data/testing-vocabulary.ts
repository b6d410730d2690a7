import { z } from 'zod';

// What we use of schema.org, with what search engines demand of each type. Unknown properties are mistakes: schema.org
// ignores them in silence. https://developers.google.com/search/docs/appearance/structured-data
const Address = z.url({ protocol: /^https?$/ });
const Reference = z.strictObject({ '@id': Address });
const Text = z.string().trim().min(1);
const Price = z.string().regex(/^\d+\.\d{2}$/);
const Currency = z.string().regex(/^[A-Z]{3}$/);
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Enumerated = (...values: string[]) => z.enum(values.map((value) => `https://schema.org/${value}`));

const Offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: Text.optional(),
  url: Address,
  price: Price,
  priceCurrency: Currency,
  availability: Enumerated('InStock', 'SoldOut'),
  seller: Reference,
});

const AggregateOffer = z.strictObject({
  '@type': z.literal('AggregateOffer'),
  priceCurrency: Currency,
  lowPrice: Price,
  highPrice: Price,
  offerCount: z.int().min(2),
  offers: z.array(Offer).min(2),
});

const Diets = z
  .array(Enumerated('VegetarianDiet', 'VeganDiet', 'HalalDiet', 'KosherDiet', 'GlutenFreeDiet', 'LowLactoseDiet'))
  .min(1);

const Nutrition = z.strictObject({
  '@type': z.literal('NutritionInformation'),
  servingSize: Text,
  calories: z
    .string()
    .regex(/^[\d.]+ kcal$/)
    .optional(),
  proteinContent: z
    .string()
    .regex(/^[\d.]+ g$/)
    .optional(),
  fatContent: z
    .string()
    .regex(/^[\d.]+ g$/)
    .optional(),
  carbohydrateContent: z
    .string()
    .regex(/^[\d.]+ g$/)
    .optional(),
});

const Dish = z.strictObject({
  '@type': z.tuple([z.literal('Product'), z.literal('MenuItem')]),
  '@id': Address,
  name: Text,
  url: Address,
  description: Text.optional(),
  image: z.array(Address),
  category: Text,
  brand: Reference,
  offers: z.union([Offer, AggregateOffer]),
  nutrition: Nutrition.optional(),
  suitableForDiet: Diets.optional(),
});

const MenuItem = z.strictObject({
  '@type': z.literal('MenuItem'),
  name: Text,
  url: Address,
  image: Address.optional(),
  offers: z.union([Offer, AggregateOffer]),
  suitableForDiet: Diets.optional(),
});

const MenuSection = z.strictObject({
  '@type': z.literal('MenuSection'),
  '@id': Address,
  name: Text,
  url: Address,
  hasMenuItem: z.array(MenuItem),
});

const Menu = z.strictObject({
  '@type': z.literal('Menu'),
  '@id': Address,
  name: Text,
  url: Address,
  inLanguage: z.enum(['en', 'ru']),
  provider: Reference,
  hasMenuSection: z.array(MenuSection),
});

const BreadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: Text, item: Address }))
    .min(1)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
});

const Hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z
    .array(Enumerated('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'))
    .min(1)
    .optional(),
  opens: Time,
  closes: Time,
  validFrom: z.iso.date().optional(),
  validThrough: z.iso.date().optional(),
});

const Place = {
  name: Text,
  telephone: z
    .string()
    .regex(/^\+\d{7,15}$/)
    .optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: Text.optional(),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
  geo: z
    .strictObject({
      '@type': z.literal('GeoCoordinates'),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    })
    .optional(),
};

const Restaurant = z.strictObject({
  '@type': z.literal('Restaurant'),
  '@id': Address,
  url: Address,
  ...Place,
  description: Text.optional(),
  image: Address.optional(),
  logo: Address.optional(),
  department: z.array(z.strictObject({ '@type': z.literal('Restaurant'), ...Place })).optional(),
  openingHoursSpecification: z.array(Hours.required({ dayOfWeek: true })),
  specialOpeningHoursSpecification: z.array(Hours.required({ validFrom: true, validThrough: true })).optional(),
  currenciesAccepted: Currency,
  paymentAccepted: Text.optional(),
  hasMenu: Address,
  sameAs: z.array(Address),
  potentialAction: z.strictObject({ '@type': z.literal('OrderAction'), target: Address }),
});

const WebSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: Text,
  url: Address,
  inLanguage: z.enum(['en', 'ru']),
});

const WebPage = WebSite.extend({
  '@type': z.literal('WebPage'),
  description: Text.optional(),
  publisher: Reference,
});

const THINGS = z.union([Dish, Menu, MenuSection, BreadcrumbList, Restaurant, WebSite, WebPage]);

/** What a page's JSON-LD has to be. @throws {z.ZodError} telling what is missing, malformed or unknown. */
export const JsonLd = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(THINGS).min(1) });
