import { z } from 'zod';
import { byLocale } from '../../../domain/locale';
import { MENU_OPTION_KINDS } from '../../../domain/option-kind';
import { TAX_CLASSES } from '../../../domain/tax';
import { Allergen, MeasurementUnit, ProductTag } from '../../generated/prisma/enums';

/** Says what the file is, before anything of it is believed. */
export const MENU_FORMAT = 'carte-menu';
export const MENU_FORMAT_VERSION = 1;

const LocalizedText = z.strictObject(byLocale(() => z.string().optional()));
/** A decimal of the shop's currency: a text, since numbers of programs are not exact. */
const Amount = z.string().or(z.number());

const nutrient = z.number().nullable();

const JsonNutrition = z
  .strictObject({ calories: nutrient, protein: nutrient, fat: nutrient, carbohydrate: nutrient })
  .partial()
  .nullish();

const JsonOption = z.strictObject({
  name: LocalizedText,
  kind: z.enum(MENU_OPTION_KINDS).optional(),
  sku: z.string().nullish(),
  priceDifference: Amount.optional(),
  isAvailable: z.boolean().optional(),
  nutrition: JsonNutrition,
  allergens: z.array(z.enum(Allergen)).optional(),
});

const JsonOptionGroup = z.strictObject({
  name: LocalizedText,
  sku: z.string().nullish(),
  minimum: z.int().optional(),
  maximum: z.int().optional(),
  options: z.array(JsonOption).default([]),
});

const JsonVariant = z.strictObject({
  name: LocalizedText.optional(),
  sku: z.string().nullish(),
  price: Amount.optional(),
  weight: z.number().nullish(),
  unit: z.enum(MeasurementUnit).optional(),
  isAvailable: z.boolean().optional(),
});

export const JsonProduct = z.strictObject({
  slug: z.string().optional(),
  name: LocalizedText.optional(),
  description: LocalizedText.optional(),
  isAvailable: z.boolean().optional(),
  nutrition: JsonNutrition,
  tags: z.array(z.enum(ProductTag)).optional(),
  allergens: z.array(z.enum(Allergen)).optional(),
  taxClass: z.enum(TAX_CLASSES).nullish(),
  /** Slugs of the dishes that staff recommend with it. */
  goesWellWith: z.array(z.string()).optional(),
  variants: z.array(JsonVariant).default([]),
  optionGroups: z.array(JsonOptionGroup).optional(),
});

const JsonCategory = z.strictObject({
  slug: z.string(),
  name: LocalizedText.optional(),
  icon: z.string().nullish(),
  isActive: z.boolean().optional(),
  /** Slugs of the products, first to last. */
  products: z.array(z.string()).default([]),
});

const JsonMenu = z.strictObject({
  name: LocalizedText,
  isActive: z.boolean().optional(),
  categories: z.array(JsonCategory).default([]),
});

/** The whole menu in one file. What an entry leaves out stays as it is in the shop. */
export const MenuJson = z.strictObject({
  format: z.literal(MENU_FORMAT),
  version: z.literal(MENU_FORMAT_VERSION),
  currency: z.string().optional(),
  menus: z.array(JsonMenu).optional(),
  products: z.array(JsonProduct).default([]),
});

/** The same without a look into its products, which are read one by one. */
export const MenuFrame = MenuJson.extend({ products: z.array(z.unknown()).default([]) });

export type MenuJson = z.output<typeof MenuJson>;
export type MenuJsonInput = z.input<typeof MenuJson>;
export type JsonProduct = z.output<typeof JsonProduct>;
export type JsonVariant = z.output<typeof JsonVariant>;
export type JsonOptionGroup = z.output<typeof JsonOptionGroup>;
