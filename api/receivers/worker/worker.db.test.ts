import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { underLock } from '../../backup/run-backup.command';
import { transaction } from '../../db/transaction';
import { globalId } from '../../graphql/testing';
import { eventually } from '../../kernel/testing-eventually';
import { makeSigningSecret } from '../request/signature';
import { createPaymentAnnouncer } from './announce-payment';
import { replayFailed, replayMessage } from './replay.command';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();

describe('the worker', () => {
  test('sends a placed order, signed, as soon as it is placed', async () => {
    const hook = await bench.hook();
    const secret = makeSigningSecret(randomBytes);
    const world = await bench.shop();
    await world.addReceiver({ url: `${hook.url}{{ order.number }}`, secret, authorization: 'Bearer 42' });
    bench.work({ pollMs: 60_000 });
    const order = await world.placeOrder();
    await bench.settled('DELIVERED');

    const [request] = hook.received;
    expect(request).toMatchObject({ method: 'POST', url: `/${order.number}`, headers: { authorization: 'Bearer 42' } });
    expect(
      new Webhook(secret).verify(request?.body ?? '', { ...request?.headers } as Record<string, string>),
    ).toMatchObject({
      event: 'order.placed',
      order: {
        version: 2,
        id: globalId('Checkout', order.id),
        uuid: order.id,
        token: order.token,
        number: order.number,
        totals: { total: { decimal: '29.00' } },
        url: `https://shop.example/${order.token}`,
        staffUrl: `https://shop.example/staff/${order.id}`,
      },
    });
    expect(await bench.attempts()).toMatchObject([{ status: 200, failure: null, answer: 'thanks' }]);
  });

  test('sends while a backup runs', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    await underLock(bench.url(), async () => {
      bench.work();
      await world.placeOrder();
      await bench.settled('DELIVERED');
    });
    expect(hook.received).toHaveLength(1);
  });

  test('sends what became of a payment whose cart is gone, without an order', async () => {
    const hook = await bench.hook();
    const { channel, addReceiver } = await bench.shop();
    const bodyTemplate =
      '{ "event": {{ event | json }}, "order": {{ order | json }}, "payment": {{ payment | json }} }';
    await addReceiver({ url: hook.url, events: ['PAYMENT_VOIDED'], bodyTemplate });
    const { id: providerId } = await bench.db().paymentProvider.create({
      data: { channelId: channel.id, kind: 'STRIPE', isLive: true, keyCipher: Buffer.of(1) },
    });
    const { id } = await bench.db().payment.create({
      data: {
        channelId: channel.id,
        providerId,
        kind: 'STRIPE',
        isLive: true,
        status: 'VOIDED',
        amount: 2900,
        currencyCode: 'GEL',
        capturesAtOnce: false,
        returnUrl: '',
        description: '',
        locale: 'en',
      },
    });
    const announcePayment = createPaymentAnnouncer(() => null);
    const news = { paymentId: id, refundId: null, event: 'PAYMENT_VOIDED', now: new Date() } as const;
    await transaction(bench.db(), (tx) => announcePayment(tx, news));
    bench.work();
    await bench.settled('DELIVERED');
    expect(JSON.parse(hook.received[0]?.body ?? '')).toMatchObject({
      event: 'payment.voided',
      order: null,
      payment: {
        id: globalId('Payment', id),
        orderId: null,
        status: 'VOIDED',
        isTest: false,
        amount: { decimal: '29.00' },
      },
    });
  });

  test('hands over an order that was placed before it started', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    await world.placeOrder();
    bench.work();
    await bench.settled('DELIVERED');
    expect(hook.received).toHaveLength(1);
  });

  test('tells only the active receivers that listen to the event', async () => {
    const [placed, cancelled, paused] = [await bench.hook(), await bench.hook(), await bench.hook()];
    const world = await bench.shop(placed.url);
    await world.addReceiver({ url: cancelled.url, events: ['CANCELLED'] });
    await world.addReceiver({ url: paused.url, isActive: false });
    bench.work();
    const order = await world.placeOrder();
    await bench.settled('DELIVERED');
    await world.announce(order.id, 'CANCELLED');
    await bench.settled('DELIVERED', 2);
    expect([placed, cancelled, paused].map(({ received }) => received.length)).toEqual([1, 1, 0]);
    expect(JSON.parse(cancelled.received[0]?.body ?? '')).toMatchObject({ event: 'order.cancelled' });
  });

  test('repeats until the order is taken, with one id and one body', async () => {
    const hook = await bench.hook((response, index) => response.writeHead(index < 2 ? 500 : 200).end());
    const world = await bench.shop(hook.url);
    bench.work();
    await world.placeOrder();
    await eventually(() => expect(hook.received.length).toBeGreaterThan(0));
    await bench.db().receiver.updateMany({ data: { bodyTemplate: 'changed meanwhile' } });
    await bench.settled('DELIVERED');

    expect(hook.received).toHaveLength(3);
    expect(new Set(hook.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await bench.attempts()).map(({ status, failure }) => [status, failure])).toEqual([
      [500, 'STATUS'],
      [500, 'STATUS'],
      [200, null],
    ]);
  });

  test('parks after the last attempt, and replays all that failed', async () => {
    let isRepaired = false;
    const hook = await bench.hook((response) => response.writeHead(isRepaired ? 200 : 500).end());
    const world = await bench.shop(hook.url);
    bench.work();
    await world.placeOrder();
    await bench.settled('PARKED');
    expect(hook.received).toHaveLength(4);

    isRepaired = true;
    const receiver = await bench.db().receiver.findFirstOrThrow();
    expect(await replayFailed(bench.replayScope(world), receiver.id)).toBe(1);
    await bench.settled('DELIVERED');
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('sends a delivered message again, equal to the byte, when asked to', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    bench.work();
    await world.placeOrder();
    await bench.settled('DELIVERED');
    const message = await bench.db().outboxMessage.findFirstOrThrow();
    await bench.db().receiver.updateMany({ data: { bodyTemplate: 'changed since' } });
    const scope = bench.replayScope(world);
    await replayMessage(scope, message.id);
    await eventually(() => expect(hook.received).toHaveLength(2));
    expect(hook.received[1]?.body).toBe(hook.received[0]?.body);
    await expect(replayMessage({ ...scope, channelId: message.id }, message.id)).rejects.toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });

  test('keeps to eight at once for each receiver over all workers, and none waits for a slow one', async () => {
    const held: (() => void)[] = [];
    const slow = await bench.hook((response) => held.push(() => response.end()));
    const healthy = await bench.hook();
    const world = await bench.shop(slow.url, healthy.url);
    for (let index = 0; index < 12; index++) await world.placeOrder();
    bench.work();
    bench.work();
    await bench.settled('DELIVERED', 12);
    await eventually(() => expect([slow.received.length, healthy.received.length]).toEqual([8, 12]));

    for (let answered = 0; answered < 12; answered++) {
      await eventually(() => expect(held.length).toBeGreaterThan(0));
      held.shift()?.();
      expect(held.length).toBeLessThanOrEqual(8);
    }
    await bench.settled('DELIVERED', 24);
    expect(slow.received).toHaveLength(12);
  });

  test('gives every receiver a turn when there are fewer places than messages', async () => {
    const seen = Promise.withResolvers<void>();
    const hold = (response: ServerResponse) => void seen.promise.then(() => response.end());
    const [one, two] = [await bench.hook(hold), await bench.hook(hold)];
    const world = await bench.shop(one.url, two.url);
    for (let index = 0; index < 5; index++) await world.placeOrder();
    bench.work({ total: 2 });
    await eventually(() => expect([one.received.length, two.received.length]).toEqual([1, 1]));
    seen.resolve();
    await bench.settled('DELIVERED', 10);
  });

  test('finishes running requests when it is stopped, and takes no more', async () => {
    const hook = await bench.hook((response) => setTimeout(() => response.end(), 200));
    const world = await bench.shop(hook.url);
    const worker = bench.work();
    await world.placeOrder();
    await eventually(() => expect(hook.received).toHaveLength(1));
    await worker.stop();
    expect(await bench.db().outboxMessage.findFirst()).toMatchObject({ status: 'DELIVERED', leasedUntil: null });
    await world.placeOrder();
    await sleep(100);
    expect(hook.received).toHaveLength(1);
  });

  test('queues nothing when the order’s transaction is undone', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    await expect(world.placeOrder({ failAfterwards: true })).rejects.toThrow('undone');
    expect(await bench.db().outboxMessage.count()).toBe(0);
  });
});
