import type { JsonSchema } from '../openapi/answer-schema';
import { json } from '../openapi/content';
import { buildPaths } from './builds.rest';
import { healthPaths } from './health.rest';
import { describePaths, type RestGroup } from './openapi-document';
import { channelPaths } from './paths/channel.rest';
import { checkoutPaths } from './paths/checkout.rest';
import { externalOrderRoute } from './paths/external-order.rest';
import { menuTransferPaths } from './paths/menu-transfer.rest';
import { noticeRoute } from './paths/notices.rest';
import { providerPaths } from './paths/oidc.rest';
import { orderFeedRoute } from './paths/order-feed.rest';
import { refundRoute } from './paths/refund.rest';
import { sessionPaths } from './paths/session.rest';
import { uploadRoute } from './paths/upload.rest';
import { type RestRoute, route } from './route';

const documents = new WeakMap<readonly RestRoute[], JsonSchema>();

/** Built with the first request. @param extensions - their paths. */
export function openApiDocument(extensions: readonly RestRoute[]): JsonSchema {
  const group = { name: 'Extensions', description: 'What not every shop uses.', routes: extensions };
  const document = documents.get(extensions) ?? describePaths([...GROUPS, group]);
  documents.set(extensions, document);
  return document;
}

const openApiRoute = route({
  method: 'get',
  path: '/api/openapi.json',
  operationId: 'readOpenApi',
  summary: 'This document.',
  description: 'Made from the code that parses and answers these paths.',
  answers: { 200: json({ type: 'object' }) },
  handler: ({ c, parts }) => {
    c.header('cache-control', 'public, max-age=3600');
    return openApiDocument(parts.extensions);
  },
});

/** Answered before anything is counted or asked of the shop. */
export const serverPaths: readonly RestRoute[] = [...buildPaths, ...healthPaths];

/** Files pass the limits of other calls. */
export const filePaths: readonly RestRoute[] = [uploadRoute, ...menuTransferPaths];

/** What programs of the shop write; all other writes are a shopper's. */
export const staffPaths: readonly RestRoute[] = [refundRoute, externalOrderRoute];

const SESSION = [...sessionPaths, ...providerPaths];
const ORDER = [...checkoutPaths, orderFeedRoute];

export const shopperPaths: readonly RestRoute[] = [openApiRoute, ...SESSION, ...channelPaths, ...ORDER, noticeRoute];

const GROUPS: readonly RestGroup[] = [
  { name: 'Session', description: 'Who is asking.', routes: SESSION },
  { name: 'Shop', description: 'The shop, its menu, its pages and its times.', routes: channelPaths },
  { name: 'Order', description: 'Carts, orders, payments and refunds.', routes: [...ORDER, ...staffPaths] },
  { name: 'Files', description: 'Photos, and the menu as a file; for staff.', routes: filePaths },
  {
    name: 'Server',
    description: 'The running server, for who operates it.',
    routes: [openApiRoute, noticeRoute, ...serverPaths],
  },
];

/** Every path of the core that the document describes. */
export const restPaths: readonly RestRoute[] = GROUPS.flatMap(({ routes }) => routes);
