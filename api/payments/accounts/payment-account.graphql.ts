import type { Caller } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import type { CreatePaymentProviderInput, UpdatePaymentProviderInput } from '../../generated/inputs';
import { builder } from '../../graphql/builder';
import { type Context, channelOf } from '../../graphql/context';
import { staffMutations } from '../../graphql/staff-mutations';
import { secretBoxOf } from '../../kernel/secrets';
import { deskOf } from '../desk-of-context';
import { CaptureTimeEnum, PaymentProviderKindEnum } from '../enums.graphql';
import { noticePath } from '../notice-path';
import {
  createPaymentProvider,
  deletePaymentProvider,
  PAYMENT_PROVIDERS_LIMIT,
  tryPaymentProvider,
  updatePaymentProvider,
} from './payment-account.command';

export const PaymentProvider = builder.prismaNode('PaymentProvider', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'settings' },
  description: 'The shop’s account at a payment provider. Its keys can’t be read.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PaymentProviderKindEnum, description: 'The company that takes the payments.' }),
    isLive: t.exposeBoolean('isLive', { description: 'Whether it takes real money, according to its key.' }),
    account: t.exposeString('account', { nullable: true, description: 'YooKassa’s number of the shop.' }),
    captureTime: t.expose('captureTime', { type: CaptureTimeEnum, description: 'When money is taken.' }),
    holdMinutes: t.exposeInt('holdMinutes', { description: 'How many minutes an order waits for its payment.' }),
    vatCode: t.exposeInt('vatCode', {
      nullable: true,
      description: 'VAT code of the receipt that YooKassa prints (54-FZ); null: no receipt is sent along.',
    }),
    isNoticeSigned: t.boolean({
      description: 'Whether the secret is stored that the provider signs its notices with.',
      resolve: ({ noticeCipher }) => noticeCipher !== null,
    }),
    noticeUrl: t.string({
      description: 'Where the provider is to send its notices: entered in its dashboard.',
      resolve: ({ id }, _args, { origin }) => origin + noticePath(id),
    }),
    triedAt: t.expose('triedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its keys last opened the account; null: never.',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Channel, 'paymentProviders', (t) =>
  t.field({
    type: [PaymentProvider],
    nullable: true,
    authScopes: { permission: 'settings' },
    description: `Accounts at those who take card payments, the first first, at most ${PAYMENT_PROVIDERS_LIMIT}.`,
    resolve: ({ id: channelId }, _args, { db }) =>
      db.paymentProvider.findMany({ where: { channelId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
  }),
);

const mutations = staffMutations(PaymentProvider, { noun: 'account', permission: 'settings' });
const KEY = 'Stripe: `sk_…` or `rk_…`; YooKassa: `test_…` or `live_…`. Sealed, and never shown again.';

mutations.create(
  (caller: Caller, input: CreatePaymentProviderInput, context: Context) =>
    createPaymentProvider(caller, secretBoxOf(context), input),
  {
    description: 'Adds an account at a payment provider.',
    input: 'A new account.',
    fields: (t) => ({
      kind: t.field({
        type: PaymentProviderKindEnum,
        required: true,
        description: 'The company that the account is with.',
      }),
      account: t.string({ description: 'YooKassa’s number of the shop; Stripe needs none.' }),
      key: t.string({ required: true, description: KEY }),
      noticeSecret: t.string({ description: 'Stripe’s `whsec_…` of the endpoint; without it notices are not taken.' }),
      captureTime: t.field({ type: CaptureTimeEnum, description: '`ON_ACCEPTING` when left out.' }),
      holdMinutes: t.int({ description: '5 to 60; 15 when left out.' }),
      vatCode: t.int({ description: '1 to 12, as YooKassa numbers them.' }),
    }),
  },
);

mutations.update(
  (caller: Caller, input: UpdatePaymentProviderInput, context: Context) =>
    updatePaymentProvider(caller, secretBoxOf(context), input),
  {
    description: 'Changes an account. A key of live money never replaces one of play money, nor the other way round.',
    fields: (t) => ({
      key: t.string({ description: KEY }),
      noticeSecret: t.string({ description: 'Stripe’s `whsec_…`; null removes it.' }),
      captureTime: t.field({ type: CaptureTimeEnum, description: 'For payments from now on.' }),
      holdMinutes: t.int({ description: '5 to 60.' }),
      vatCode: t.int({ description: '1 to 12; null: no receipt is sent along.' }),
    }),
  },
);

mutations.remove(deletePaymentProvider, {
  description: 'Removes an account that no way to pay names, and that has never been paid to.',
});

mutations.ofOne(
  'tryPaymentProvider',
  (caller: Caller, id: string, context: Context) => tryPaymentProvider(caller, deskOf(context), id),
  {
    answers: PaymentProvider,
    description: 'Asks the provider for something harmless, so that wrong keys are found before a shopper finds them.',
  },
);
