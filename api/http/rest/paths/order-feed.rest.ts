import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { isAllowedTo } from '../../../access/caller';
import { CHECKOUT_TOPIC, readNotice } from '../../../checkout/cart/checkout-topic';
import { isFeedBehind } from '../../../checkout/orders/order-feed.store';
import { logFailure } from '../../../db/log-failure';
import type { Notification } from '../../../db/notifications';
import type { Context } from '../../../graphql/context';
import { scopeForReading } from '../../../graphql/token-access';
import { parseInput } from '../../../kernel/parse-input';
import { Forbidden, TooManyStreams } from '../../../kernel/refusals';
import { isStillAllowedTo } from '../../../staff/tokens/standing-right.store';
import type { StreamLimits } from '../../limits/stream-limits';
import { problem } from '../../request/problem';
import type { ServerEnv } from '../../request/server-env';
import { toRestCheckout } from '../rest-values';
import { storedOperation } from '../stored-operation';
import { ORDER_FIELDS } from './external-order.rest';

const readFeed = storedOperation(`query RestOrders($first: Int!, $after: String, $updatedAfter: DateTime) {
  channel {
    orders(first: $first, after: $after, updatedAfter: $updatedAfter, sort: UPDATED) {
      edges { cursor node { ...RestOrder } }
      pageInfo { hasNextPage }
    }
  }
} ${ORDER_FIELDS}`);

const Feed = z.looseObject({
  channel: z.looseObject({
    orders: z.looseObject({
      edges: z.array(z.looseObject({ cursor: z.string(), node: z.unknown() })),
      pageInfo: z.looseObject({ hasNextPage: z.boolean() }),
    }),
  }),
});

const LARGEST_PAGE = 100;
const FeedQuery = z.strictObject({
  since: z.string().optional(),
  updatedAfter: z.iso.datetime({ offset: true }).optional(),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(50),
});

/** Proxies cut connections that are silent for a minute. */
const PING_MS = 12_000;
/** Changes are not known while an earlier transaction is under way: the feed is read again after this time. */
const BEHIND_MS = 250;

interface Place {
  readonly since: string | undefined;
  readonly updatedAfter: string | undefined;
  readonly limit: number;
}

async function readPage(context: Context, { since, updatedAfter, limit }: Place) {
  const data = await readFeed(context, { first: limit, after: since, updatedAfter });
  const { edges, pageInfo } = Feed.parse(data).channel.orders;
  return { edges, next: edges.at(-1)?.cursor ?? since ?? null, hasMore: pageInfo.hasNextPage };
}

function requireReader({ actor }: Context): void {
  if (!isAllowedTo(actor, 'kitchen')) throw new Forbidden(actor.kind === 'token' ? scopeForReading('kitchen') : null);
}

/** `GET /api/orders`: each order as it stands after its last change, by pages or as a stream that goes on. */
export function orderFeedRoutes(limits: StreamLimits | null): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get('/orders', async (c) => {
    const { context } = c.get('scope');
    c.header('cache-control', 'no-store');
    if (!context.channel) return c.json(problem(c, 'SHOP_NOT_SET_UP'), 404);
    requireReader(context);
    const { since, updatedAfter, limit } = c.req.query();
    const asked = parseInput(FeedQuery, { since, updatedAfter, limit });
    const lastEvent = c.req.header('last-event-id');
    const place = { limit: asked.limit, updatedAfter: asked.updatedAfter, since: lastEvent || asked.since };
    if (!c.req.header('accept')?.includes('text/event-stream')) {
      const { edges, next, hasMore } = await readPage(context, place);
      return c.json({ orders: edges.map(({ node }) => toRestCheckout(node)), next, hasMore });
    }
    // A cursor that is no good is refused before the stream begins.
    await readPage(context, { ...place, limit: 1 });
    const entry = limits?.begin(context, c.req.url);
    if (entry && 'isFull' in entry) throw new TooManyStreams(entry.maximum);
    const changes = context.notifications.stream(CHECKOUT_TOPIC);
    return streamSSE(c, async (stream) => {
      const end = () => {
        changes.close();
        entry?.end();
      };
      stream.onAbort(end);
      try {
        await stream.writeSSE({ event: 'ping', data: '' });
        for await (const { cursor, node } of follow(context, place, changes, () =>
          stream.writeSSE({ event: 'ping', data: '' }),
        )) {
          await stream.writeSSE({ id: cursor, event: 'order', data: JSON.stringify(toRestCheckout(node)) });
        }
      } catch (error) {
        // The database may be away: the client connects again, and goes on where this stream ended.
        logFailure(context.logger, error, 'the feed of orders could not be read', { requestId: context.requestId });
      } finally {
        end();
      }
    });
  });
}

/** Every order that changes, until nobody listens or the right to see them ends. */
async function* follow(
  context: Context,
  from: Place,
  changes: AsyncIterator<Notification, undefined>,
  ping: () => Promise<void>,
) {
  let since = from.since;
  let heard = changes.next();
  for (;;) {
    if (!(await isStillAllowedTo(context, 'kitchen'))) return;
    const page = await readPage(context, { ...from, since, limit: LARGEST_PAGE });
    yield* page.edges;
    since = page.next ?? undefined;
    if (page.hasMore) continue;
    const channelId = context.channel?.id ?? '';
    const isBehind = await isFeedBehind(context.db, channelId);
    // Of what happens in other shops nothing is read.
    for (;;) {
      const notice = await within(heard, isBehind ? BEHIND_MS : PING_MS);
      if (notice === 'late') {
        if (!isBehind) await ping();
        break;
      }
      if (notice.done) return;
      heard = changes.next();
      const { value } = notice;
      if (value.kind === 'gap' || readNotice(value.payload)?.channelId === channelId) break;
    }
  }
}

/** What a promise gives, unless that takes longer. */
async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
