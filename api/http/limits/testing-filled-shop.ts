import type { World } from '../../checkout/testing-world';
import { LinkPlacement, PaymentType } from '../../generated/prisma/client';
import { globalId } from '../../graphql/testing';
import type { TestClient } from '../server/testing-client';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);
const INTERVALS = numbers(8).map((index) => ({ from: `0${index}:00`, to: `0${index}:30` }));
const name = { en: 'A dish', ru: 'Блюдо' };
const photo = { width: 1280, height: 960, widths: [160, 320, 480, 640, 960, 1280], placeholder: 'data:,' };

/**
 * Lists as long as rules allow, and one dish that is much larger than all others: averages hide it.
 *
 * @returns the arguments that lead to what the client owns.
 */
export async function fillShop(world: World, client: TestClient): Promise<Record<string, string>> {
  const { db, channel } = world;
  const channelId = channel.id;
  await db.workingDay.updateMany({ where: { channelId }, data: { intervals: [{ from: '00:00', to: '23:59' }] } });
  for (let index = 0; index < 12; index += 1) await world.addDish(`A dish ${index}`, 500, {});
  await world.addDish('A big dish', 500, {});
  const productId = world.products.get('A big dish') ?? '';
  const photoId = (await db.media.create({ data: { channelId, key: 'big', ...photo } })).id;
  const goesWellWithIds = [...world.products.values()].slice(0, 6);
  await db.product.update({ where: { id: productId }, data: { slug: 'big', photoId, goesWellWithIds, name } });
  for (const [index, id] of [...world.products.values()].entries()) {
    await db.product.update({
      where: { id },
      data: { popularRank: index, ...(id !== productId && { goesWellWithIds: [productId] }) },
    });
  }
  await db.variant.createMany({
    data: numbers(49).map((position) => ({ productId, name, price: 500, position, photoId })),
  });
  for (const position of numbers(20)) {
    await db.optionGroup.create({
      data: {
        productId,
        name,
        position,
        maximum: 50,
        options: { create: numbers(50).map((place) => ({ name, position: place })) },
      },
    });
  }
  await fillLists(world);
  await world.showMenu();
  return order(world, client, productId);
}

async function fillLists({ db, channel: { id: channelId } }: World): Promise<void> {
  const placed = numbers(50).map((position) => ({ channelId, name, position }));
  const day = Date.UTC(2026, 11, 1);
  await db.link.createMany({
    data: placed.map((row) => ({ ...row, url: '/', placement: LinkPlacement.FOOTER })),
  });
  await db.warehouse.createMany({ data: placed });
  await db.paymentMethod.createMany({
    data: placed.slice(0, 20).map((row) => ({ ...row, type: PaymentType.CASH, details: name })),
  });
  await db.page.createMany({
    data: placed.map(({ position }) => ({
      channelId,
      position,
      slug: `page-${position}`,
      title: name,
      body: name,
      isPublished: true,
    })),
  });
  await db.specialDay.createMany({
    data: numbers(100).map((index) => ({
      channelId,
      date: new Date(day + index * 86_400_000),
      intervals: INTERVALS,
      note: name,
    })),
  });
  const polygon = numbers(200).map((index) => [52 + Math.sin(index / 32), 13 + Math.cos(index / 32)]);
  await db.deliveryZone.createMany({
    data: numbers(10).map((position) => ({ channelId, name, position, shape: 'POLYGON', polygon })),
  });
  await db.channel.update({ where: { id: channelId }, data: { tipKind: 'AMOUNT', tipAmounts: [100, 200, 300, 400] } });
}

const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on Order { token } } }';

async function order(world: World, client: TestClient, productId: string): Promise<Record<string, string>> {
  const options = await world.db.option.findMany({ where: { optionGroup: { productId } }, orderBy: { id: 'asc' } });
  const lines = numbers(50).map((index) => ({
    variantId: globalId('Variant', world.variant('A big dish')),
    optionIds: options.slice(index, index + 30).map(({ id }) => globalId('Option', id)),
  }));
  const input = {
    name: 'Anna',
    phone: '030 901820',
    deliveryMethod: 'PICKUP',
    idempotencyKey: 'a',
    lines,
    paymentMethodId: globalId('PaymentMethod', world.payment()),
    warehouseId: globalId('Warehouse', world.warehouse()),
  };
  const placed = (await client.graphql(PLACE, { input })).body;
  const { data } = placed as { data: { placeOrder: { token?: string } } };
  if (!data.placeOrder.token) throw new Error(JSON.stringify(placed));
  await client.graphql('mutation ($input: OrderAgainInput!) { orderAgain(input: $input) { __typename } }', {
    input: { token: data.placeOrder.token },
  });
  return { token: JSON.stringify(data.placeOrder.token) };
}
