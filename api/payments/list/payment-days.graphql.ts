import { refuseTests } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { readLocalized } from '../../graphql/localized-fields';
import { MoneyTotal } from '../../graphql/shared.graphql';
import { LONGEST_PERIOD, readOwnPeriod } from '../../insights/own-period.graphql';
import { PaymentProviderKindEnum } from '../enums.graphql';
import { moneyOf } from '../payment-money';
import { type PaymentDay as PaymentDayShape, readPaymentDays } from './payment-days.store';

/** Reads a year of payments. */
const COST = 10_000;

const PaymentDay = builder.objectRef<PaymentDayShape>('PaymentDay').implement({
  description:
    'Card money that one way to pay has moved at one provider on one day. Play money, and money of another currency, ' +
    'is a row of its own.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'By the shop’s clocks.' }),
    methodName: t.string({
      nullable: true,
      description: 'How the shoppers chose to pay, as it was called then.',
      resolve: ({ methodName }, _args, context) => (methodName === null ? null : readLocalized(methodName, context)),
    }),
    provider: t.expose('kind', { type: PaymentProviderKindEnum, description: 'The company that took the payments.' }),
    isTest: t.boolean({ description: 'Whether it is play money.', resolve: ({ isLive }) => !isLive }),
    captured: t.field({
      type: MoneyTotal,
      description: 'What was taken on that day.',
      resolve: (day) => moneyOf(day.captured, day),
    }),
    captures: t.exposeInt('captures', { description: 'Of how many payments.' }),
    refunded: t.field({
      type: MoneyTotal,
      description: 'What was given back on that day, whenever it had been taken.',
      resolve: (day) => moneyOf(day.refunded, day),
    }),
    refunds: t.exposeInt('refunds', { description: 'By how many refunds.' }),
    net: t.field({
      type: MoneyTotal,
      description: 'What was taken less what was given back: negative where that was more.',
      resolve: (day) => moneyOf(day.captured - day.refunded, day),
    }),
  }),
});

builder.prismaObjectField(Channel, 'paymentDays', (t) =>
  t.field({
    type: [PaymentDay],
    nullable: true,
    authScopes: { permission: 'orders' },
    work: COST,
    description:
      'Card money by day, way to pay and provider, the last day first; days without any are left out. What was taken counts ' +
      `when it was taken, what was given back when the provider did it. At most ${LONGEST_PERIOD} days.`,
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
    },
    resolve: (shop, { from, to }, { db, replica, actor }) => {
      refuseTests(actor);
      const period = readOwnPeriod(from, to, shop.timeZone);
      return replica.late(db, (late) => readPaymentDays(late, shop, period));
    },
  }),
);
