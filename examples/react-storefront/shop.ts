import { createClient } from '../client-kit/client.js';
import { Dishes, Shop } from '../client-kit/documents.js';
import type { CartFragment, DishesQuery, ShopQuery } from '../client-kit/documents.types.d.ts';
import { browserSession } from '../client-kit/session.js';
import { locale } from '../plain-storefront/texts.js';

const { VITE_SHOP: url, VITE_TOKEN: token } = import.meta.env;

/** The shop. The shopper's session comes with the first dish, and is kept in the browser. */
export const shop = createClient({ url, token, locale, session: browserSession() });

export const inShop = (path: string) => new URL(path, url).href;

export type CardDish = NonNullable<DishesQuery['category']>['products']['nodes'][number];

export interface Ordering {
  readonly channel: NonNullable<ShopQuery['channel']>;
  readonly cart: CartFragment;
  /** Shows what a write of the cart answers: the cart, or why it was refused. */
  readonly take: (written: Promise<{ readonly answer: CartFragment | { readonly message: string } }>) => Promise<void>;
}

/** All that the first page shows. */
export async function readShop() {
  const { channel, menu, checkout } = await shop.run(Shop);
  if (!channel) throw new Error('The shop is not set up yet');
  const sections = (menu?.categories ?? []).map(async (one) => ({ ...one, dishes: await dishesOf(one.slug) }));
  return { channel, checkout, sections: await Promise.all(sections) };
}

async function dishesOf(slug: string, after: string | null = null): Promise<readonly CardDish[]> {
  const { category } = await shop.run(Dishes, { slug, after });
  const { nodes = [], pageInfo } = category?.products ?? {};
  return pageInfo?.hasNextPage ? [...nodes, ...(await dishesOf(slug, pageInfo.endCursor))] : nodes;
}
