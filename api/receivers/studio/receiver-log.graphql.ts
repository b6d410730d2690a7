import { Channel } from '../../channel/channel.graphql';
import { Order } from '../../checkout/orders/order.graphql';
import type { OutboxStatus, Prisma } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { DEFAULT_PAGE_SIZE, STATEMENT } from '../../graphql/field-cost';
import { Receiver } from '../receiver.graphql';
import { MessageStatusEnum, ReceiverMessage } from '../receiver-message.graphql.ts';

const LARGEST_PAGE = 100;

interface LogFilter {
  readonly status?: OutboxStatus | null;
  readonly orderId?: { readonly id: string } | null;
  readonly receiverId?: { readonly id: string } | null;
}

/** The newest first. */
function logged({ status, orderId, receiverId }: LogFilter) {
  return {
    where: {
      ...(status && { status }),
      ...(orderId && { checkoutId: orderId.id }),
      ...(receiverId && { receiverId: receiverId.id }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  } satisfies Prisma.OutboxMessageFindManyArgs;
}

builder.prismaObjectField(Receiver, 'messages', (t) =>
  // Several receivers in one statement would read all that they were ever sent, and then cut their pages out of it.
  t.prismaConnection({
    type: ReceiverMessage,
    cursor: 'id',
    work: STATEMENT,
    totalCount: ({ id }, args, { db }) => db.outboxMessage.count({ where: { ...logged(args).where, receiverId: id } }),
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
    description: `What it was sent or waits for it, the newest first; ${LARGEST_PAGE} a page at most.`,
    args: {
      status: t.arg({ type: MessageStatusEnum, description: 'Only messages that have come so far.' }),
      orderId: t.arg.globalID({ for: [Order], description: 'Only of this order.' }),
    },
    resolve: (query, { id }, args, { db }) => {
      const { where, orderBy } = logged(args);
      return db.outboxMessage.findMany({ ...query, where: { ...where, receiverId: id }, orderBy });
    },
  }),
);

builder.prismaObjectField(Channel, 'receiverMessages', (t) =>
  t.relatedConnection('outbox', {
    cursor: 'id',
    nullable: true,
    totalCount: true,
    defaultSize: DEFAULT_PAGE_SIZE,
    maxSize: LARGEST_PAGE,
    authScopes: { permission: 'receivers' },
    description: `What all receivers were sent or waits for them, the newest first; ${LARGEST_PAGE} a page at most.`,
    args: {
      receiverId: t.arg.globalID({ for: [Receiver], description: 'Only for this receiver.' }),
      status: t.arg({ type: MessageStatusEnum, description: 'Only messages to it that have come so far.' }),
      orderId: t.arg.globalID({ for: [Order], description: 'Only of this order.' }),
    },
    query: logged,
  }),
);
