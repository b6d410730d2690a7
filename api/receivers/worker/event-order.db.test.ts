import { describe, expect, test } from 'vitest';
import { enqueueEvent } from '../../db/outbox';
import { transaction } from '../../db/transaction';
import type { ReceiverEvent } from '../../generated/prisma/client';
import { eventually } from '../../kernel/testing-eventually';
import { DELIVERY_LIMITS } from '../../sending/deliver';
import type { ReceivedRequest } from '../testing-receiver';
import { replayFailed } from './replay.command';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();

const EVENTS: ReceiverEvent[] = ['PLACED', 'STATUS_CHANGED', 'CANCELLED'];

function events(received: readonly ReceivedRequest[]): string[] {
  return received.map(({ body }) => JSON.parse(body).event);
}

describe('the events of one order', () => {
  test('reach a receiver in their order, although the first one fails at first', async () => {
    const hook = await bench.hook((response, index) => response.writeHead(index < 3 ? 500 : 200).end());
    const world = await bench.shop();
    await world.addReceiver({ url: hook.url, events: EVENTS });
    bench.work();
    const order = await world.placeOrder();
    await world.announce(order.id, 'STATUS_CHANGED');
    await world.announce(order.id, 'CANCELLED');
    await bench.settled('DELIVERED', 3);
    const placed = 'order.placed';
    expect(events(hook.received)).toEqual([placed, placed, placed, placed, 'order.status_changed', 'order.cancelled']);
  });

  test('do not wait for another order, nor for another receiver', async () => {
    const stuck = await bench.hook(() => {});
    const healthy = await bench.hook();
    const world = await bench.shop();
    await world.addReceiver({ url: stuck.url, events: EVENTS });
    await world.addReceiver({ url: healthy.url, events: EVENTS });
    const [first, second] = [await world.placeOrder(), await world.placeOrder()];
    await world.announce(first.id, 'CANCELLED');
    await world.announce(second.id, 'CANCELLED');
    bench.work({ limits: { ...DELIVERY_LIMITS, totalMs: 1000 } });
    await bench.settled('DELIVERED', 4);
    await eventually(() => expect(stuck.received).not.toHaveLength(0));
    expect(new Set(events(stuck.received))).toEqual(new Set(['order.placed']));
  });

  test('go on when the earlier one was given up, which can be sent again later', async () => {
    let isStrict = true;
    const hook = await bench.hook((response, _index, { body }) => {
      response.writeHead(isStrict && JSON.parse(body).event === 'order.placed' ? 422 : 200).end();
    });
    const world = await bench.shop();
    const receiver = await world.addReceiver({ url: hook.url, events: EVENTS });
    bench.work();
    const order = await world.placeOrder();
    await world.announce(order.id, 'CANCELLED');
    await bench.settled('PARKED');
    await bench.settled('DELIVERED');
    expect(events(hook.received).at(-1)).toBe('order.cancelled');
    isStrict = false;
    expect(await replayFailed(bench.replayScope(world), receiver.id)).toBe(1);
    await bench.settled('DELIVERED', 2);
  });
});

describe('the events of the shop', () => {
  const SHOP: ReceiverEvent[] = ['PRICE_UPDATED', 'STOP_UPDATED', 'PLACED'];
  const change = { version: 1, channel: { id: 'shop' } };

  test('reach a receiver in their order, although the first one fails at first, and hold up no order', async () => {
    const hook = await bench.hook((response, _index, { body }) => {
      const isFirst = JSON.parse(body).event === 'price.updated';
      const failed = hook.received.filter((request) => request.body === body).length < 3;
      response.writeHead(isFirst && failed ? 500 : 200).end();
    });
    const world = await bench.shop();
    await world.addReceiver({ url: hook.url, events: SHOP });
    const tell = (event: ReceiverEvent) =>
      transaction(bench.db(), (tx) =>
        enqueueEvent(tx, {
          channelId: world.channel.id,
          checkoutId: null,
          isTest: null,
          event,
          now: new Date(),
          order: null,
          change,
        }),
      );
    await tell('PRICE_UPDATED');
    await tell('STOP_UPDATED');
    await world.placeOrder();
    bench.work();
    await bench.settled('DELIVERED', 3);
    const told = events(hook.received);
    expect(told.filter((event) => event !== 'order.placed')).toEqual([
      ...['price.updated', 'price.updated', 'price.updated', 'stop.updated'],
    ]);
    expect(told.indexOf('order.placed')).toBeLessThan(told.indexOf('stop.updated'));
  });
});
