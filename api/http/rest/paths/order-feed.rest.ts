import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { isAllowedTo } from '../../../access/caller';
import { CHECKOUT_TOPIC, readNotice } from '../../../checkout/cart/checkout-topic';
import { isFeedBehind } from '../../../checkout/orders/order-feed.store';
import { logFailure } from '../../../db/log-failure';
import type { Notification } from '../../../db/notifications';
import type { Context } from '../../../graphql/context';
import { scopeForReading } from '../../../graphql/token-access';
import { Forbidden, TooManyStreams } from '../../../kernel/refusals';
import { isStillAllowedTo } from '../../../staff/tokens/standing-right.store';
import type { StreamLimits } from '../../limits/stream-limits';
import { json, named } from '../../openapi/content';
import { toRestCheckout } from '../rest-values';
import { type RestContext, route } from '../route';
import { storedOperation } from '../stored-operation';
import { ORDER_FIELDS, ORDER_SCHEMA } from './external-order.rest';

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
  since: z.string().optional().describe('`next` of an earlier answer; without it from the beginning.'),
  updatedAfter: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Where to begin: only orders that have changed since.'),
  limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(50).describe('Orders in one answer.'),
});

const ORDERS = named('Orders', {
  type: 'object',
  required: ['orders', 'next', 'hasMore'],
  properties: {
    orders: { type: 'array', items: ORDER_SCHEMA },
    next: { type: ['string', 'null'], description: 'Sent as `since`, it gives what changed afterwards.' },
    hasMore: { type: 'boolean', description: 'Whether more is there at once.' },
  },
});

/** Proxies cut connections that are silent for a minute. */
const PING_MS = 12_000;
/** Changes are not known while an earlier transaction is under way: the feed is read again after this time. */
const BEHIND_MS = 250;

interface Place {
  readonly since: string | undefined;
  readonly updatedAfter?: string | undefined;
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

/** Each order as it stands after its last change, by pages or as a stream that goes on. */
export const orderFeedRoute = route({
  method: 'get',
  path: '/api/orders',
  operationId: 'listOrders',
  summary:
    'Orders as they change, what changed longest ago first; with `Accept: text/event-stream` live, without an end.',
  description:
    'For staff, and for tokens with the scope `orders:read`. Keep `next` and send it as `since`: nothing is missed, and no change comes twice.',
  needsShop: true,
  query: FeedQuery,
  headers: {
    'Last-Event-ID': { description: 'Of a stream: the last event that came; it goes before `since`.' },
  },
  answers: { 200: { ...json(ORDERS), 'text/event-stream': { schema: { type: 'string' } } } },
  refusals: [410, 422],
  handler: async ({ c, context, query, parts }) => {
    requireReader(context);
    const place = { ...query, since: c.req.header('last-event-id') || query.since };
    if (c.req.header('accept')?.includes('text/event-stream')) return streamed(c, context, place, parts.streams);
    const { edges, next, hasMore } = await readPage(context, place);
    return { orders: edges.map(({ node }) => toRestCheckout(node)), next, hasMore };
  },
});

async function streamed(c: RestContext, context: Context, place: Place, limits: StreamLimits | null) {
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
    const ping = () => stream.writeSSE({ event: 'ping', data: '' });
    try {
      await ping();
      for await (const { cursor, node } of follow(context, place, changes, ping)) {
        await stream.writeSSE({ id: cursor, event: 'order', data: JSON.stringify(toRestCheckout(node)) });
      }
    } catch (error) {
      // The database may be away: the client connects again, and goes on where this stream ended.
      logFailure(context.logger, error, 'the feed of orders could not be read', { requestId: context.requestId });
    } finally {
      end();
    }
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
