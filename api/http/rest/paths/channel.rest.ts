import { encodeGlobalID } from '@pothos/plugin-relay';
import { z } from 'zod';
import type { Context } from '../../../graphql/context';
import { idRule } from '../../../kernel/id-rule';
import { AnswerBody } from '../../cache/answer-body';
import type { Answers } from '../../cache/answers';
import { isKnown } from '../../cache/entity-tag';
import { answerSchema } from '../../openapi/answer-schema';
import { json, named } from '../../openapi/content';
import { problem } from '../../request/problem';
import type { RequestScope } from '../../request/request-context';
import { toRestValue } from '../rest-values';
import { route } from '../route';
import { storedOperation } from '../stored-operation';
import { channelSchema, timeSlotsSchema } from './channel-schema';
import { everyProduct, PRODUCTS, ProductsPage } from './every-product.rest';

/** What shoppers may know of the shop. Clients and secrets have no place here. */
const CHANNEL_DOCUMENT = `query RestChannel {
  channel {
    id updatedAt isActive isOnMaintenance masterAccountExists
    name: nameTranslations { locale value }
    description: descriptionTranslations { locale value }
    conditions: conditionsTranslations { locale value }
    copyright: copyrightTranslations { locale value }
    maintenanceMessage: maintenanceMessageTranslations { locale value }
    currencyCode countryCode defaultLocale timeZone phone weightUnit
    isPickupAvailable isDeliveryAvailable pickupMinutes deliveryMinutes pausedUntil resumesAt
    pickupDetails: pickupDetailsTranslations { locale value } deliveryDetails: deliveryDetailsTranslations { locale value }
    deliveryFee { minor currencyCode } freeDeliveryFrom { minor currencyCode }
    minAmountForDelivery { minor currencyCode } minimumOrderValue { minor currencyCode }
    maximumOrderWeight discountPercent tips { percents amounts { minor currencyCode } base } takesLineNotes asksCutlery
    links { id placement name: nameTranslations { locale value } url icon opensInNewTab }
    pages { id slug title: titleTranslations { locale value } }
    paymentMethods {
      id type name: nameTranslations { locale value } details: detailsTranslations { locale value } onlineProvider isTest
    }
    warehouses { id name: nameTranslations { locale value } address: addressTranslations { locale value } phone latitude longitude }
    deliveryZones {
      id name: nameTranslations { locale value } fee { minor currencyCode } freeFrom { minor currencyCode }
      minimum { minor currencyCode } minutes shape polygon { latitude longitude } center { latitude longitude } radiusMeters
    }
    isOpen openUntil opensAt
    specialDays { date isClosed intervals { from to } note: noteTranslations { locale value } }
    workingDay { index weekday isActive from to intervals { from to } }
    workingDays { index weekday isActive from to intervals { from to } }
    menus {
      id isActive name: nameTranslations { locale value }
      categories {
        id slug isActive icon name: nameTranslations { locale value }
        products(first: 100) { ...RestProducts }
      }
    }
  }
} ${PRODUCTS}`;

const readChannel = storedOperation(CHANNEL_DOCUMENT);

/** A page with its text. */
const PAGE_FIELDS = `fragment RestPage on Page {
  id slug updatedAt title: titleTranslations { locale value } body: bodyTranslations { locale value }
  seoDescription: seoDescriptionTranslations { locale value }
}`;

/** The answer says whether the shop is open, so it is kept for this long at most. */
const LONGEST_MS = 1_000;

const TIME_SLOTS_PATH = '/api/channel/time-slots';

/** The times of a way of receiving. */
const TIME_SLOTS_DOCUMENT = `query RestTimeSlots($method: DeliveryMethod!, $zoneId: ID) {
  channel { timeSlots(method: $method, zoneId: $zoneId) { from to date fromTime toTime isAvailable reason } }
}`;

const readTimeSlots = storedOperation(TIME_SLOTS_DOCUMENT);

const ChannelData = z.looseObject({
  currencyCode: z.string(),
  menus: z.array(z.looseObject({ categories: z.array(z.looseObject({ id: z.string(), products: ProductsPage })) })),
});

const readPage = storedOperation(`query RestPage($slug: String!) { page(slug: $slug) { ...RestPage } } ${PAGE_FIELDS}`);

const Dish = z.looseObject({ id: z.string() });

/** Whatever stands in several categories once. */
function eachOnce(products: readonly unknown[]): unknown[] {
  return [...new Map(products.map((product) => [Dish.parse(product).id, product])).values()];
}

/** The documented shape: lists instead of connections, and the currency in lower case; with it, as every other door has it. */
async function readBody(context: Context): Promise<AnswerBody> {
  const { channel } = await readChannel(context);
  const { menus, currencyCode, ...rest } = ChannelData.parse(channel);
  const whole = await Promise.all(
    menus.map(async ({ categories, ...menu }) => ({
      ...menu,
      categories: await Promise.all(
        categories.map(async (category) => ({ ...category, products: await everyProduct(context, category) })),
      ),
    })),
  );
  const products = eachOnce(whole.flatMap(({ categories }) => categories).flatMap((category) => category.products));
  const body = {
    ...rest,
    currencyCode: currencyCode.toLowerCase(),
    currency: currencyCode,
    menus: whole,
    products,
    timeSlotsUrl: TIME_SLOTS_PATH,
    // Only staff see the addresses that a shop sends its orders to, and they read them over GraphQL.
    receivers: [],
  };
  return new AnswerBody(JSON.stringify(toRestValue(body)));
}

/**
 * The whole shop as the reader may know it. It is the whole menu, and anybody may ask for it as often as the limits allow:
 * visitors share it.
 */
async function bodyFor(scope: RequestScope, answers: Answers): Promise<AnswerBody> {
  const { context } = scope;
  if (context.actor.kind !== 'visitor') return readBody(context);
  const question = { scope, text: 'channel', lastsMs: LONGEST_MS };
  const find = async () => ({ body: await readBody(context), head: [], route: null, repeated: [] });
  return (await answers.share(question, find)).answer.body;
}

const TimeSlotsData = z.looseObject({ channel: z.looseObject({ timeSlots: z.array(z.unknown()) }) });

const channelRoute = route({
  method: 'get',
  path: '/api/channel',
  operationId: 'readChannel',
  summary: 'The shop with everything that a shopper may know of it, the whole menu too.',
  description:
    'Texts come in every language of the shop. It is read again each second at most; sent back as `If-None-Match`, its `ETag` says whether it is still the same. `workingDay` is today, a special day too. `products` has every dish once; a category lists its own in their order.',
  needsShop: true,
  headers: { 'If-None-Match': { description: 'The `ETag` of what is known.' } },
  answers: { 200: json(named('Channel', channelSchema(CHANNEL_DOCUMENT))), 304: null },
  handler: async ({ c, parts }) => {
    const body = await bodyFor(c.get('scope'), parts.answers);
    c.header('etag', body.tag);
    if (isKnown(c.req.raw.headers, body.tag)) return c.body(null, 304);
    c.header('content-type', 'application/json');
    const brotli = await body.brotli(c.req.header('accept-encoding'));
    if (brotli === null) return c.body(body.once());
    c.header('content-encoding', 'br');
    c.header('vary', 'accept-encoding', { append: true });
    return c.body(new Uint8Array(brotli));
  },
});

const pageRoute = route({
  method: 'get',
  path: '/api/channel/pages/{slug}',
  operationId: 'readPage',
  summary: 'A page with its text, HTML that the shop has cleaned.',
  description: '`pages` of the channel lists what there is. A draft is not there for anybody here.',
  params: { slug: 'Of the page, as `pages` of the channel has it.' },
  answers: { 200: json(named('Page', answerSchema(PAGE_FIELDS, 'RestPage'))) },
  handler: async ({ c, context, id: slug }) => {
    const { page } = await readPage(context, { slug });
    return page === null ? c.json(problem(c, 'NOT_FOUND'), 404) : Object(toRestValue(page));
  },
});

const timeSlotsRoute = route({
  method: 'get',
  path: TIME_SLOTS_PATH,
  operationId: 'listTimeSlots',
  summary: 'When an order can be received: today and on the next seven days.',
  description:
    'In the shop’s time zone. Past times and those that the kitchen can’t make are left out; full ones stay, with `isAvailable` false and a reason.',
  needsShop: true,
  query: z.strictObject({
    method: z
      .enum(['DELIVERY', 'PICKUP'])
      .optional()
      .describe('How the order is received; else delivery where the shop delivers.'),
    zone: idRule('DeliveryZone').optional().describe('Id of the delivery zone that it goes to.'),
  }),
  answers: { 200: json(named('TimeSlots', timeSlotsSchema(TIME_SLOTS_DOCUMENT))) },
  refusals: [422],
  handler: async ({ context, query: { method, zone } }) => {
    const usual = context.channel?.isDeliveryAvailable ? 'DELIVERY' : 'PICKUP';
    const zoneId = zone && encodeGlobalID('DeliveryZone', zone);
    return TimeSlotsData.parse(await readTimeSlots(context, { method: method ?? usual, zoneId })).channel.timeSlots;
  },
});

export const channelPaths = [channelRoute, pageRoute, timeSlotsRoute];
