import { z } from 'zod';
import type { Notification } from '../db/notifications';
import { builder } from '../graphql/builder';
import { type Context, channelOf } from '../graphql/context';
import { liveEvents } from '../graphql/live';

/** What `touchCatalog` tells. */
const Told = z.strictObject({ channelId: z.string(), revision: z.int() });

async function revisionAfter(notification: Notification, { db }: Context, channelId: string): Promise<number | null> {
  if (notification.kind === 'told') {
    const told = Told.safeParse(notification.payload);
    return told.success && told.data.channelId === channelId ? told.data.revision : null;
  }
  // Notices may have been missed: the stored revision covers all of them.
  return storedRevision({ db }, channelId);
}

async function storedRevision({ db }: Pick<Context, 'db'>, id: string): Promise<number | null> {
  const stored = await db.channel.findUnique({ where: { id }, select: { catalogRevision: true } });
  return stored?.catalogRevision ?? null;
}

builder.subscriptionField('catalogChanged', (t) =>
  t.int({
    authScopes: { public: true },
    description: 'The catalog’s revision, at once and after each change of what shoppers see.',
    subscribe: (_root, _args, context) => {
      const { id } = channelOf(context);
      return liveEvents(
        context.notifications.stream('catalog'),
        (notification) => revisionAfter(notification, context, id),
        // A client that comes back after a lost connection learns at once whether it missed something.
        () => storedRevision(context, id),
      );
    },
    resolve: (revision) => revision,
  }),
);
