import { expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import type { Context } from '../../graphql/context';
import { createTestStaff, globalId, run, testContext } from '../../graphql/testing';
import { SIMULATED } from '../simulator/start-simulators';
import { payingTests, withProvider } from '../testing-payments';

const servers = payingTests();

const FIELDS = 'id version kind isLive account captureTime holdMinutes vatCode isNoticeSigned noticeUrl triedAt';
const CREATE = `mutation ($input: CreatePaymentProviderInput!) { createPaymentProvider(input: $input) {
  __typename ... on Error { code } ... on PaymentProvider { ${FIELDS} } ... on InvalidInput { fields { path code } }
} }`;
const UPDATE = `mutation ($input: UpdatePaymentProviderInput!) { updatePaymentProvider(input: $input) {
  __typename ... on PaymentProvider { ${FIELDS} } ... on InvalidInput { fields { path code } }
} }`;
const TRY = `mutation ($id: ID!) { tryPaymentProvider(id: $id) {
  __typename ... on PaymentProvider { triedAt } ... on Error { code }
} }`;
const DELETE = 'mutation ($id: ID!) { deletePaymentProvider(id: $id) { __typename ... on Error { code } } }';
const METHOD = `mutation ($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) {
  __typename ... on Error { code } ... on PaymentMethod { onlineProvider isTest provider { id } } ... on InvalidInput { fields { path code } }
} }`;

async function open() {
  const world = await shop(servers.database.db, { currencyCode: 'EUR' }).dish('Pizza', 900).open();
  const paid = await withProvider(world, servers.simulators);
  const actor = await createTestStaff(servers.database.db, world.channel.id, 'MANAGER');
  const { openProvider, now } = paid.desk;
  return { paid, manager: testContext(servers.database.db, world.channel, { actor, openProvider, now }) };
}

type Account = { readonly id: string; readonly version: number };

async function create(manager: Context, input: object): Promise<Account> {
  const { createPaymentProvider } = await run<{ createPaymentProvider: Account }>(manager, CREATE, { input });
  return createPaymentProvider;
}

test('an account tells by its key whether money is real, and never tells the key', async () => {
  const { manager } = await open();
  expect(await create(manager, { kind: 'STRIPE', key: 'sk_live_1' })).toMatchObject({
    isLive: true,
    captureTime: 'ON_ACCEPTING',
    holdMinutes: 15,
    isNoticeSigned: false,
    triedAt: null,
  });
  expect(await create(manager, { kind: 'STRIPE', key: 'pk_live_1' })).toMatchObject({
    fields: [{ path: ['input', 'key'], code: 'PAYMENT_KEY_INVALID' }],
  });
  expect(await create(manager, { kind: 'YOOKASSA', key: 'test_1' })).toMatchObject({
    fields: [{ path: ['input', 'account'], code: 'REQUIRED' }],
  });
  const { keyCipher } = await servers.database.db.paymentProvider.findFirstOrThrow({ where: { isLive: true } });
  expect(Buffer.from(keyCipher).includes('sk_live_1')).toBe(false);
});

test('keys are tried with one press: right ones, wrong ones, and a provider that does not answer', async () => {
  const { manager } = await open();
  const right = await create(manager, { kind: 'STRIPE', key: SIMULATED.stripeKey });
  expect((await run(manager, TRY, { id: right.id })).tryPaymentProvider).toMatchObject({
    triedAt: expect.anything(),
  });
  const wrong = await create(manager, { kind: 'YOOKASSA', account: '1', key: 'test_wrong' });
  expect((await run(manager, TRY, { id: wrong.id })).tryPaymentProvider).toMatchObject({ code: 'KEYS_REFUSED' });
  servers.simulators.stripe.chooseFault = () => 'FAIL_BEFORE';
  expect((await run(manager, TRY, { id: right.id })).tryPaymentProvider).toMatchObject({
    code: 'PROVIDER_UNREACHABLE',
  });
  servers.simulators.stripe.chooseFault = () => 'NONE';
});

test('a key of live money never replaces one of play money, and a key that is left out stays', async () => {
  const { manager } = await open();
  const { id, version } = await create(manager, { kind: 'STRIPE', key: SIMULATED.stripeKey });
  const live = { input: { id, version, key: 'sk_live_1' } };
  expect((await run(manager, UPDATE, live)).updatePaymentProvider).toMatchObject({
    fields: [{ path: ['input', 'key'], code: 'PAYMENT_KEY_OTHER_MODE' }],
  });
  const terms = { input: { id, version, holdMinutes: 30 } };
  expect((await run(manager, UPDATE, terms)).updatePaymentProvider).toMatchObject({ holdMinutes: 30, isLive: false });
  expect((await run(manager, TRY, { id })).tryPaymentProvider).toMatchObject({ __typename: 'PaymentProvider' });
});

test('an account that a way to pay names stays; one that nothing names goes', async () => {
  const { manager, paid } = await open();
  const { id } = await create(manager, { kind: 'STRIPE', key: 'sk_test_1' });
  expect((await run(manager, DELETE, { id })).deletePaymentProvider).toEqual({ __typename: 'Deleted' });
  const named = { id: globalId('PaymentProvider', paid.providerId) };
  expect((await run(manager, DELETE, named)).deletePaymentProvider).toEqual({
    __typename: 'Refusal',
    code: 'PROVIDER_IN_USE',
  });
});

test('a way to pay names an account of its own shop, and cash none', async () => {
  const [{ manager, paid }, other] = [await open(), await open()];
  const name = [{ locale: 'en', value: 'Online' }];
  const providerId = globalId('PaymentProvider', paid.providerId);
  const card = { input: { type: 'CARD', name, providerId } };
  expect((await run(manager, METHOD, card)).createPaymentMethod).toMatchObject({
    onlineProvider: 'STRIPE',
    isTest: true,
    provider: { id: providerId },
  });
  const refused = { __typename: 'InvalidInput', fields: [{ path: ['input', 'providerId'], code: 'INVALID' }] };
  const cash = { input: { type: 'CASH', name, providerId } };
  expect((await run(manager, METHOD, cash)).createPaymentMethod).toMatchObject(refused);
  expect((await run(other.manager, METHOD, card)).createPaymentMethod).toMatchObject(refused);
});
