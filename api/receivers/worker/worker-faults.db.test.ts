import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createSecretBox } from '../../kernel/secrets';
import { eventually } from '../../kernel/testing-eventually';
import { createGuardedAgent } from '../../sending/address-guard';
import { parseAddressPolicy } from '../../sending/address-policy';
import { makeSigningSecret } from '../request/signature';
import { openWorkerBench } from './testing-worker';

const bench = openWorkerBench();

describe('when something goes wrong', () => {
  test('pauses a receiver that answers 410, and parks what waits for it', async () => {
    const hook = await bench.hook((response) => response.writeHead(410).end());
    const world = await bench.shop(hook.url);
    await world.placeOrder();
    await bench.db().outboxMessage.updateMany({ data: { nextAttemptAt: new Date(Date.now() + 60_000) } });
    await world.placeOrder();
    bench.work();
    await bench.settled('PARKED', 2);
    expect(hook.received).toHaveLength(1);
    expect(await bench.db().receiver.findFirst()).toMatchObject({ isActive: false });
  });

  test('sends the same again when a worker died while sending', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    const order = await world.placeOrder();
    // What a killed worker leaves behind: a lease, and the request that it had rendered.
    const leasedUntil = new Date(Date.now() + 150);
    await bench.db().outboxMessage.updateMany({
      data: {
        leasedUntil,
        nextAttemptAt: leasedUntil,
        attemptCount: 1,
        requestUrl: hook.url,
        requestBody: '"as before"',
      },
    });
    const message = await bench.db().outboxMessage.findFirstOrThrow({ where: { checkoutId: order.id } });
    bench.work();
    await bench.settled('DELIVERED');
    expect(hook.received).toMatchObject([{ body: '"as before"', headers: { 'webhook-id': message.id } }]);
    expect(hook.received).toHaveLength(1);
  });

  test('leaves a message to the worker that took it over', async () => {
    const hook = await bench.hook((response) => setTimeout(() => response.end(), 250));
    const world = await bench.shop(hook.url);
    await world.placeOrder();
    bench.work({ leaseMs: 50, total: 1 });
    await eventually(() => expect(hook.received).toHaveLength(1));
    await sleep(60);
    bench.work({ leaseMs: 5000, total: 1 });
    await bench.settled('DELIVERED');
    await bench.stopWorkers();
    expect(await bench.db().outboxMessage.findFirst()).toMatchObject({ status: 'DELIVERED', leasedUntil: null });
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('gives up on a message that ends the process each time', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    await world.placeOrder();
    await bench.db().outboxMessage.updateMany({ data: { attemptCount: 4 } });
    bench.work();
    await bench.settled('PARKED');
    expect(hook.received).toHaveLength(0);
    expect(await bench.attempts()).toMatchObject([{ failure: 'INTERRUPTED' }]);
  });

  test('parks what a broken receiver can’t send, and says why; the others get their order', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    const foreign = createSecretBox(randomBytes(32)).seal(makeSigningSecret(randomBytes), 'receiver-signing-secret');
    await world.addReceiver({ url: hook.url, bodyTemplate: '{\n{{ order.number | jsn }}' });
    await world.addReceiver({ url: 'ftp://{{ order.number }}' });
    await world.addReceiver({ url: hook.url, headers: [{ name: 'Host', value: 'evil' }] });
    const unreadable = await world.addReceiver({ url: hook.url });
    await bench.db().receiver.update({ where: { id: unreadable.id }, data: { secretCipher: foreign } });
    bench.work();
    await world.placeOrder();
    await bench.settled('PARKED', 4);
    await bench.settled('DELIVERED');
    expect(hook.received).toHaveLength(1);
    const failures = (await bench.attempts()).filter(({ failure }) => failure !== null);
    expect(new Set(failures.map(({ failure, failureDetail }) => `${failure}: ${failureDetail}`))).toEqual(
      new Set([
        'HEADERS_INVALID: the header "Host" is refused: reserved',
        'SECRET_UNREADABLE: sealed with a key that is not configured',
        'TEMPLATE_INVALID: bodyTemplate, line 2, column 1: undefined filter: jsn',
        'URL_INVALID: the URL is refused: scheme',
      ]),
    );
    // The key may be put back meanwhile; the others need a person.
    expect(failures.filter(({ failure }) => failure === 'SECRET_UNREADABLE')).toHaveLength(4);
    expect(await bench.db().receiver.count({ where: { failuresInARow: { gt: 0 } } })).toBe(0);
  });

  test('opens no connection to a private address that was not allowed', async () => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    const agent = createGuardedAgent(parseAddressPolicy(''));
    bench.work({}, agent);
    await world.placeOrder();
    await bench.settled('PARKED');
    expect(hook.connections()).toBe(0);
    expect(new Set((await bench.attempts()).map(({ failure }) => failure))).toEqual(new Set(['ADDRESS_REFUSED']));
    await agent.destroy();
  });
});
