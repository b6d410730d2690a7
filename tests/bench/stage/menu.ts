import { query } from '../../proof/stage/ledger';

/** How large a menu is; two variants a dish. */
export interface MenuSize {
  readonly categories: number;
  readonly products: number;
}

/** The menu of every row that does not say another one. */
export const FIXED_MENU: MenuSize = { categories: 8, products: 120 };
/** The first category has as many dishes, so that a page of it is full; the others share the rest. */
export const FIRST_CATEGORY = 24;

const ADJECTIVES = {
  en: 'Smoked Grilled Spicy Creamy Crispy Rustic Roasted Tender Golden Classic Fiery',
  ru: 'Копчёный Жареный Острый Сливочный Хрустящий Деревенский Запечённый Нежный Золотой Классический Огненный',
};
const DISHES = {
  en: 'salmon chicken pizza burger soup salad pasta steak risotto curry kebab pie roll',
  ru: 'лосось цыплёнок пицца бургер суп салат паста стейк ризотто карри кебаб пирог ролл',
};
const EXTRAS = {
  en: 'mushrooms tomatoes cheese garlic basil lemon honey walnuts spinach bacon peppers',
  ru: 'грибами томатами сыром чесноком базиликом лимоном мёдом орехами шпинатом беконом перцем',
};

/** One of the words, another for each so many dishes. */
const pick = (words: string, every: number) =>
  `(string_to_array('${words}', ' '))[1 + (i / ${every}) % ${words.split(' ').length}]`;
/** The lengths have no common divisor, so a name comes again only after all others. */
const name = (locale: 'en' | 'ru') =>
  `concat_ws(' ', ${pick(ADJECTIVES[locale], 1)}, ${pick(DISHES[locale], 1)}, ${locale === 'en' ? `'with'` : `'с'`}, ${pick(EXTRAS[locale], 7)}, nullif(i / 1573, 0))`;

/** An id that follows from its subject: the bench knows it without asking. */
const id = (kind: string, of = 'i') => `md5('${kind} ' || $menu || ' ' || ${of})::uuid`;

const STATEMENTS = `
  insert into "Category" ("id", "channelId", "menuId", "slug", "name", "icon", "position", "updatedAt")
    select ${id('category')}, $channel, $menu, 'category-' || i,
      jsonb_build_object('en', 'Category ' || i, 'ru', 'Раздел ' || i), 'pizza', i, now()
    from generate_series(0, $categories - 1) i;
  insert into "Media" ("id", "channelId", "key", "width", "height", "widths", "placeholder")
    select ${id('photo')}, $channel, md5('key ' || $menu || i), 1280, 960, '{160,320,640,960,1280}',
      'data:image/webp;base64,' || repeat('A', 120)
    from generate_series(0, $products - 1) i;
  insert into "Product" ("id", "channelId", "slug", "name", "description", "photoId", "calories", "protein", "fat",
      "carbohydrate", "tags", "allergens", "updatedAt")
    select ${id('product')}, $channel, 'dish-' || i, jsonb_build_object('en', ${name('en')}, 'ru', ${name('ru')}),
      jsonb_build_object('en', 'Baked over an open fire and served hot: ' || ${name('en')} || ' for one or two.',
        'ru', 'Готовим на открытом огне и подаём горячим: ' || ${name('ru')} || ' на одного или двоих.'),
      ${id('photo')}, 220, 11, 9, 24,
      (case when i % 5 = 0 then '{SPICY}' when i % 7 = 0 then '{VEGAN}' else '{}' end)::"ProductTag"[],
      (case when i % 3 = 0 then '{GLUTEN,MILK}' else '{}' end)::"Allergen"[], now()
    from generate_series(0, $products - 1) i;
  insert into "Variant" ("id", "productId", "name", "price", "weight", "sku", "position")
    select md5('variant ' || $menu || ' ' || i || ' ' || size)::uuid, ${id('product')},
      (array['{"en": "Regular", "ru": "Обычная"}', '{"en": "Large", "ru": "Большая"}'])[size + 1]::jsonb,
      450 + 10 * (i % 90) + 300 * size, 300 + 150 * size, 'SKU-' || i || '-' || size, size
    from generate_series(0, $products - 1) i, generate_series(0, 1) size;
  insert into "CategoryProduct" ("categoryId", "productId", "position")
    select ${id('category', `case when i < ${FIRST_CATEGORY} then 0 else 1 + i % ($categories - 1) end`)},
      ${id('product')}, i
    from generate_series(0, $products - 1) i;`;

/** Fills an empty menu, in one script. */
export async function fillMenu(
  url: string,
  { channelId, menuId, categories, products }: MenuSize & { readonly channelId: string; readonly menuId: string },
): Promise<void> {
  const values = { channel: `'${channelId}'::uuid`, menu: `'${menuId}'::uuid`, categories, products };
  const script = STATEMENTS.replace(/\$(channel|menu|categories|products)/g, (_whole, key: keyof typeof values) =>
    String(values[key]),
  );
  await query(url, script);
}
