import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../graphql/context';
import type { OwnValues } from '../../graphql/examples';
import type { Yoga } from './yoga';

const OWN = `query OwnValues {
  menu {
    categories {
      products(first: 24) {
        nodes { slug name isSoldOut variants { id isSoldOut } optionGroups { minimum options { id isSoldOut } } }
      }
    }
  }
  channel { isPickupAvailable paymentMethods { id onlineProvider } warehouses { id } }
  lastOrder { token }
}`;

const Offered = z.object({ id: z.string(), isSoldOut: z.boolean() });
const Dish = z.object({
  slug: z.string(),
  name: z.string(),
  isSoldOut: z.boolean(),
  variants: z.array(Offered),
  optionGroups: z.array(z.object({ minimum: z.int(), options: z.array(Offered) })),
});
const Answer = z.object({
  data: z.object({
    menu: z.object({ categories: z.array(z.object({ products: z.object({ nodes: z.array(Dish) }) })) }).nullable(),
    channel: z
      .object({
        isPickupAvailable: z.boolean(),
        paymentMethods: z.array(z.object({ id: z.string(), onlineProvider: z.string().nullable() })),
        warehouses: z.array(z.object({ id: z.string() })),
      })
      .nullable(),
    lastOrder: z.object({ token: z.string().nullable() }).nullable(),
  }),
});

const isLeft = ({ isSoldOut }: { readonly isSoldOut: boolean }) => !isSoldOut;

/** What the explorer's examples ask this shop for, by this reader; nothing where it can't be read now. */
export async function ownValues(yoga: Yoga, context: Context, url: string): Promise<OwnValues> {
  const headers = { 'content-type': 'application/json' };
  const asked = new Request(new URL('/graphql', url), {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: OWN }),
  });
  const { data } = Answer.safeParse(await (await yoga.fetch(asked, { context })).json());
  if (!data) return {};
  const { menu, channel, lastOrder } = data.data;
  const dishes = (menu?.categories ?? []).flatMap(({ products }) => products.nodes).filter(isLeft);
  const dish = dishes.find(({ variants }) => variants.some(isLeft));
  const payment = channel?.paymentMethods.find(({ onlineProvider }) => onlineProvider === null);
  return {
    key: randomUUID(),
    ...(dish && {
      slug: dish.slug,
      words: dish.name,
      variant: dish.variants.find(isLeft)?.id,
      options: dish.optionGroups.flatMap(({ minimum, options }) =>
        options
          .filter(isLeft)
          .slice(0, minimum)
          .map(({ id }) => id),
      ),
    }),
    ...(channel && {
      method: channel.isPickupAvailable ? 'PICKUP' : 'DELIVERY',
      warehouse: channel.warehouses[0]?.id ?? null,
    }),
    ...(payment && { paymentMethod: payment.id }),
    ...(lastOrder?.token && { token: lastOrder.token }),
  };
}
