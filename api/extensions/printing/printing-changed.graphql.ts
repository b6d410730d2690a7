import { z } from 'zod';
import { Channel } from '../../channel/channel.graphql';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { liveEvents } from '../../graphql/live';
import { isStillAllowedTo } from '../../staff/tokens/standing-right.store';
import { PRINT_TOPIC } from './printer-news';

const notice = z.strictObject({ channelId: z.string() });

builder.subscriptionField('printing', (t) =>
  t.field({
    type: Channel,
    authScopes: { permission: 'kitchen' },
    description: 'The shop, each time that a printer or a print job is in another state: query what you show of them.',
    subscribe: (_root, _args, context) => {
      const { id: channelId } = channelOf(context);
      const stream = context.notifications.stream(PRINT_TOPIC);
      return liveEvents(stream, async (notification) => {
        if (!(await isStillAllowedTo(context, 'kitchen'))) {
          stream.close();
          return null;
        }
        const isOurs =
          notification.kind === 'gap' || notice.safeParse(notification.payload).data?.channelId === channelId;
        return isOurs ? channelOf(context) : null;
      });
    },
    resolve: (channel) => channel,
  }),
);
