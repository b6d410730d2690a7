import type { z } from 'zod';
import { LOCALES, type Locale } from '../../../domain/locale';
import { MENU_FILE_ROWS, MENU_FILE_VALUES } from '../tables/limits';
import type {
  DraftMenu,
  DraftOptionGroup,
  DraftProduct,
  DraftVariant,
  LocalizedPatch,
  MenuFault,
  ReadFile,
} from '../tables/menu-draft';
import { parseAmount } from './amount';
import { FaultList } from './fault-list';
import {
  type JsonOptionGroup,
  JsonProduct,
  type JsonVariant,
  MENU_FORMAT,
  MenuFrame,
  type MenuJson,
} from './menu-json';
import { scanJson } from './scan-json';

type Path = readonly PropertyKey[];

/** `products[2].variants[0].price` without what says which product: the row does. */
function columnOf(path: Path): string | null {
  const rest = path[0] === 'products' && typeof path[1] === 'number' ? path.slice(2) : path;
  const text = rest.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`)).join('');
  return text.replace(/^\./, '') || null;
}

function faultAt(path: Path, code: string, values?: MenuFault['values']): MenuFault {
  const row = path[0] === 'products' && typeof path[1] === 'number' ? path[1] + 1 : null;
  return { row, column: columnOf(path), code, ...(values && { values }) };
}

function toFaults(issue: z.core.$ZodIssue): MenuFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => faultAt([...issue.path, key], 'UNKNOWN_FIELD'));
  }
  if (issue.code === 'invalid_value' && issue.path[0] !== 'format' && issue.path[0] !== 'version') {
    return [faultAt(issue.path, 'NOT_ONE_OF', { known: issue.values.map(String).join(', ') })];
  }
  const isMissing = 'input' in issue && issue.input === undefined;
  return [faultAt(issue.path, isMissing ? 'REQUIRED' : 'INVALID')];
}

/** A whole text: the languages that it leaves out are empty. */
function whole(text: LocalizedPatch): LocalizedPatch {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text[locale] ?? '']));
}

const NO_NUTRITION = { calories: null, protein: null, fat: null, carbohydrate: null } as const;

class JsonReader {
  constructor(
    private readonly locale: Locale,
    private readonly faults: FaultList,
  ) {}

  amount(value: string | number, path: Path): number | undefined {
    const amount = parseAmount(String(value));
    if (amount === null) this.faults.add(faultAt(path, 'INVALID_AMOUNT', { value: String(value) }));
    return amount ?? undefined;
  }

  variant({ name, price, sku, ...rest }: JsonVariant, path: Path, row: number): DraftVariant {
    const amount = price === undefined ? undefined : this.amount(price, [...path, 'price']);
    return {
      row,
      ...rest,
      ...(name && { name: whole(name) }),
      ...(sku !== undefined && { sku }),
      ...(amount !== undefined && { price: amount }),
    };
  }

  group({ name, options, ...rest }: JsonOptionGroup, path: Path): DraftOptionGroup {
    return {
      ...rest,
      name: whole(name),
      options: options.map(({ name, priceDifference, nutrition, ...option }, index) => {
        const at = [...path, 'options', index, 'priceDifference'];
        const amount = priceDifference === undefined ? undefined : this.amount(priceDifference, at);
        return {
          ...option,
          ...(nutrition === null ? NO_NUTRITION : nutrition),
          name: whole(name),
          ...(amount !== undefined && { priceDifference: amount }),
        };
      }),
    };
  }

  product({ name, description, nutrition, variants, optionGroups, ...rest }: JsonProduct, index: number): DraftProduct {
    const path = ['products', index];
    return {
      row: index + 1,
      ...rest,
      ...(name && { name: whole(name) }),
      ...(description && { description: whole(description) }),
      ...(nutrition === null ? NO_NUTRITION : nutrition),
      variants: variants.map((variant, place) => this.variant(variant, [...path, 'variants', place], index + 1)),
      ...(optionGroups && {
        optionGroups: optionGroups.map((group, place) => this.group(group, [...path, 'optionGroups', place])),
      }),
    };
  }

  menus({ menus, products }: MenuJson): DraftMenu[] | null {
    if (!menus) return null;
    const indexes = new Map(products.flatMap(({ slug }, index) => (slug ? [[slug, index] as const] : [])));
    return menus.map(({ name, isActive, categories }, menu) => ({
      row: null,
      key: name[this.locale] ?? '',
      name: whole(name),
      ...(isActive !== undefined && { isActive }),
      categories: categories.map(({ slug, name, products: slugs, ...category }, place) => ({
        row: null,
        key: slug,
        ...category,
        ...(name && { name: whole(name) }),
        products: slugs.flatMap((wanted, at) => {
          const index = indexes.get(wanted);
          if (index !== undefined) return [index];
          const path = ['menus', menu, 'categories', place, 'products', at];
          this.faults.add(faultAt(path, 'UNKNOWN_PRODUCT', { slug: wanted }));
          return [];
        }),
      })),
    }));
  }
}

function failed(...faults: MenuFault[]): ReadFile {
  return { draft: { menus: null, products: [], isOrdered: true }, faults, faultCount: faults.length };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

const isMenuFile = (value: unknown) =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === MENU_FORMAT;

/** What a shop's file is read by. */
export interface ShopTerms {
  /** The shop's own language, in which menus are known. */
  readonly locale: Locale;
  /** The shop's: prices in another one would be other prices. */
  readonly currency: string;
}

/** Reads a whole menu. */
export function readJson(text: string, { locale, currency }: ShopTerms): ReadFile {
  const excess = scanJson(text, MENU_FILE_VALUES);
  if (excess) return failed({ row: null, column: null, code: excess, values: { maximum: MENU_FILE_VALUES } });
  const value = parsed(text);
  if (value === undefined) return failed({ row: null, column: null, code: 'BROKEN_JSON' });
  if (!isMenuFile(value)) return failed({ row: null, column: 'format', code: 'OTHER_FORMAT' });
  const frame = MenuFrame.safeParse(value);
  const list = new FaultList();
  const failedBy = () => ({ ...failed(...list.faults), faultCount: list.count });
  if (!frame.success) {
    for (const fault of frame.error.issues.flatMap(toFaults)) list.add(fault);
    return failedBy();
  }
  const { currency: written = currency } = frame.data;
  if (written !== currency) {
    return failed({ row: null, column: 'currency', code: 'OTHER_CURRENCY', values: { written, currency } });
  }
  if (frame.data.products.length > MENU_FILE_ROWS) {
    return failed({ row: null, column: 'products', code: 'TOO_MANY_ROWS', values: { maximum: MENU_FILE_ROWS } });
  }
  const products = frame.data.products.flatMap((product, index) => {
    const read = JsonProduct.safeParse(product);
    const issues = read.error?.issues ?? [];
    for (const issue of issues) {
      for (const fault of toFaults({ ...issue, path: ['products', index, ...issue.path] })) list.add(fault);
    }
    return read.data ?? [];
  });
  if (list.count > 0) return failedBy();
  const reader = new JsonReader(locale, list);
  const menus = reader.menus({ ...frame.data, products });
  const draft = { menus, products: products.map((product, index) => reader.product(product, index)), isOrdered: true };
  return { draft, faults: list.faults, faultCount: list.count };
}
