import { resolveCursorConnection } from '@pothos/plugin-relay';
import { Channel } from '../../channel/channel.graphql';
import { DeliveryMethodEnum } from '../../channel/enums.graphql';
import type { Channel as ChannelRow } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { DEFAULT_PAGE_SIZE } from '../../graphql/field-cost';
import { StaffMember } from '../../staff/members/staff-member.graphql';
import { Warehouse } from '../../warehouses/warehouse.graphql';
import type { OrderView } from '../checkout-view';
import { CheckoutStatusEnum, MoneyFilterEnum } from '../enums.graphql';
import { Order } from './order.graphql';
import { readCursor, toCursor } from './order-cursor';
import { lateAt, orderConditions } from './order-filter.store';
import { ORDER_SORTS, type OrderSort } from './order-sort';
import { countOrders, type Narrowing, readOrders } from './orders.store';

const LARGEST_PAGE = 100;
/** Names and addresses of all orders are looked through. */
const COST_OF_SEARCH = 10_000;

const SORTS: Readonly<Record<OrderSort, string>> = {
  NEWEST: 'What was placed last, first.',
  OLDEST: 'What was placed first, first.',
  HIGHEST_TOTAL: 'The dearest first.',
  LOWEST_TOTAL: 'The cheapest first.',
  UPDATED:
    'What changed longest ago first, an order of which a change has just come last: with `after` a feed that misses nothing.',
};

const OrderSortEnum = builder.enumType('OrderSort', {
  description: 'How orders can be sorted.',
  values: Object.fromEntries(ORDER_SORTS.map((sort) => [sort, { value: sort, description: SORTS[sort] }])) as Record<
    OrderSort,
    { value: OrderSort; description: string }
  >,
});

function scheduledOf({ pickupMinutes, deliveryMinutes }: ChannelRow, isWanted: boolean | null | undefined, now: Date) {
  return typeof isWanted === 'boolean' ? { isWanted, now, minutes: { pickupMinutes, deliveryMinutes } } : null;
}

builder.prismaObjectField(Channel, 'orders', (t) =>
  t.connection(
    {
      type: Order,
      nullable: true,
      authScopes: { permission: 'kitchen' },
      work: ({ search }) => (search ? COST_OF_SEARCH : 0),
      description: 'Orders. Defaults to the newest first.',
      args: {
        statuses: t.arg({ type: [CheckoutStatusEnum], description: 'Only those at one of these; all when left out.' }),
        scheduled: t.arg.boolean({
          description:
            'True: only those for a later time, whose `scheduledUntil` has not come; false: only the others; all when left out.',
        }),
        late: t.arg.boolean({
          defaultValue: false,
          description:
            'True: only those whose promised time has passed and that are neither handed over nor cancelled.',
        }),
        method: t.arg({ type: DeliveryMethodEnum, description: 'Only those that are received so.' }),
        source: t.arg.string({ description: 'Only those that were placed there; an empty text: in this shop.' }),
        warehouseId: t.arg.globalID({ for: [Warehouse], description: 'Only those that are collected there.' }),
        kitchenId: t.arg.globalID({
          for: [Warehouse],
          description: 'Only those that are made there: collected there, or brought to one of its zones.',
        }),
        courierId: t.arg.globalID({ for: [StaffMember], description: 'Only those that they bring or brought.' }),
        money: t.arg({
          type: MoneyFilterEnum,
          description: 'Only those whose money stands so; for who may handle orders.',
        }),
        isTest: t.arg.boolean({
          description: 'True: only test orders; false: only the others; all when left out.',
        }),
        isAlarmed: t.arg.boolean({
          description:
            'True: only those whose alarm has rung, not accepted in time; false: only the others; all when left out.',
        }),
        placedFrom: t.arg({ type: 'Date', description: 'Only those of that day or later, by the shop’s clocks.' }),
        placedTo: t.arg({ type: 'Date', description: 'Only those of that day or earlier.' }),
        updatedAfter: t.arg({
          type: 'DateTime',
          description: 'Only those that have changed since: where a feed begins.',
        }),
        search: t.arg.string({
          description:
            'Part of the number; and, for who may handle orders, words of the name, street and apartment in any order, ' +
            'with or without diacritics and hyphens, or the phone as people write it.',
        }),
        sort: t.arg({ type: OrderSortEnum, defaultValue: 'NEWEST', description: 'In which order the orders come.' }),
      },
      resolve: async (
        channel,
        { statuses, scheduled, late, warehouseId, kitchenId, courierId, sort, ...args },
        { db, now, actor },
      ) => {
        const question: Narrowing = {
          channelId: channel.id,
          statuses: statuses ?? [],
          conditions: [
            ...(await orderConditions(
              db,
              {
                ...args,
                warehouseId: warehouseId?.id ?? null,
                kitchenId: kitchenId?.id ?? null,
                courierId: courierId?.id ?? null,
              },
              channel,
              actor,
            )),
            ...(late ? [lateAt(now())] : []),
          ],
          scheduled: scheduledOf(channel, scheduled, now()),
        };
        const page = await resolveCursorConnection<Promise<OrderView[]>>(
          { args, toCursor, defaultSize: DEFAULT_PAGE_SIZE, maxSize: LARGEST_PAGE },
          ({ after, before, limit, inverted: isInverted }) =>
            readOrders(db, {
              ...question,
              sort: sort ?? 'NEWEST',
              limit,
              isInverted,
              after: readCursor(after),
              before: readCursor(before),
            }),
        );
        return { ...page, countAll: () => countOrders(db, question) };
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
