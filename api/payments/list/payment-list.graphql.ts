import { resolveCursorConnection } from '@pothos/plugin-relay';
import { ordersForTest } from '../../access/caller';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { readOwnPeriod } from '../../insights/own-period.graphql';
import { PaymentProviderKindEnum, PaymentStatusEnum } from '../enums.graphql';
import { PaymentType } from '../payment.graphql';
import type { PaymentOfOrder } from '../payments-of-order.store';
import { readCursor, toCursor } from './payment-cursor';
import { countPayments, type PaymentFilter, readPayments } from './payment-list.store';

const LARGEST_PAGE = 100;

builder.prismaObjectField(Channel, 'payments', (t) =>
  t.connection(
    {
      type: PaymentType,
      nullable: true,
      authScopes: { permission: 'orders' },
      description: 'The attempts to pay by a provider, of all orders, the newest first.',
      args: {
        from: t.arg({
          type: 'Date',
          description:
            'Only those that were begun, taken or given back, if only in part, on that day of the shop’s calendar or later, ' +
            'until `to`; without `to` on that day alone.',
        }),
        to: t.arg({ type: 'Date', description: 'The last of those days; without `from` the only one.' }),
        statuses: t.arg({ type: [PaymentStatusEnum], description: 'Only those that have come so far.' }),
        provider: t.arg({ type: PaymentProviderKindEnum, description: 'Only those at this provider.' }),
        isTest: t.arg.boolean({ description: 'Only play money, or only real money; both when left out.' }),
        isRefunded: t.arg.boolean({ description: 'True: only those of which something was given back.' }),
        isInTrouble: t.arg.boolean({ description: 'True: only those that have a `trouble`.' }),
        search: t.arg.string({ description: 'Part of the order’s number, or the provider’s own name of the payment.' }),
      },
      resolve: async ({ id: channelId, timeZone }, { from, to, ...args }, { db, actor }) => {
        const [first, last] = [from ?? to, to ?? from];
        const period = first && last ? readOwnPeriod(first, last, timeZone) : null;
        const isOfTestOrder = ordersForTest(actor);
        const filter: PaymentFilter = { ...args, channelId, period, ...(isOfTestOrder && { isOfTestOrder }) };
        const page = await resolveCursorConnection<Promise<PaymentOfOrder[]>>(
          { args, toCursor, defaultSize: DEFAULT_PAGE_SIZE, maxSize: LARGEST_PAGE },
          ({ after, before, limit, inverted: isInverted }) =>
            readPayments(db, filter, { limit, isInverted, after: readCursor(after), before: readCursor(before) }),
        );
        return { ...page, countAll: () => countPayments(db, filter) };
      },
    },
    {
      fields: (field) => ({
        totalCount: field.int({
          description: 'How many there are on all pages together.',
          resolve: ({ countAll }) => countAll(),
        }),
      }),
    },
  ),
);
