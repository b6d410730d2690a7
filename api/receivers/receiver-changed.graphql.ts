import { z } from 'zod';
import type { Receiver as ReceiverRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { liveEvents } from '../graphql/live';
import { isStillAllowedTo } from '../staff/tokens/standing-right.store';
import { Receiver } from './receiver.graphql';
import { RECEIVER_TOPIC, type ReceiverNotice } from './worker/receiver-topic';

interface ReceiverEventShape {
  readonly receiver: ReceiverRow | null;
}

const ReceiverChanged = builder.objectRef<ReceiverEventShape>('ReceiverChanged').implement({
  authScopes: { permission: 'receivers' },
  description: 'A receiver is in another state or was changed.',
  fields: (t) => ({
    receiver: t.expose('receiver', {
      type: Receiver,
      nullable: true,
      description: 'As it is now; null when some changes may have been lost: query all of them again.',
    }),
  }),
});

const notice: z.ZodType<ReceiverNotice> = z.strictObject({ channelId: z.string(), receiverId: z.string() });

builder.subscriptionField('receiverChanged', (t) =>
  t.field({
    type: ReceiverChanged,
    authScopes: { permission: 'receivers' },
    description: 'Each receiver that begins to rest, works again, is paused or is changed by staff.',
    subscribe: (_root, _args, context) => {
      const { id: channelId } = channelOf(context);
      const stream = context.notifications.stream(RECEIVER_TOPIC);
      return liveEvents(stream, async (notification): Promise<ReceiverEventShape | null> => {
        if (!(await isStillAllowedTo(context, 'receivers'))) {
          stream.close();
          return null;
        }
        if (notification.kind === 'gap') return { receiver: null };
        const { data } = notice.safeParse(notification.payload);
        if (data?.channelId !== channelId) return null;
        const receiver = await context.db.receiver.findFirst({ where: { id: data.receiverId, channelId } });
        return receiver && { receiver };
      });
    },
    resolve: (event) => event,
  }),
);
