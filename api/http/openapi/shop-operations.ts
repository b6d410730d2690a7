import { CHANNEL_DOCUMENT, PAGE_FIELDS, TIME_SLOTS_DOCUMENT } from '../rest/paths/channel.rest';
import { PRODUCTS } from '../rest/paths/every-product.rest';
import { answerSchema, type JsonSchema } from './answer-schema';
import { inPath, inQuery, json, named, type RestOperation } from './operation';

function part(schema: JsonSchema | undefined, name: string): JsonSchema {
  // What may be null is one of two; on these paths the shop is there.
  const [whole = schema] = Array.isArray(schema?.anyOf) ? (schema.anyOf as readonly JsonSchema[]) : [];
  const found = whole?.properties?.[name];
  if (!found) throw new Error(`no ${name} in the answer`);
  return found;
}

function withPart(schema: JsonSchema, name: string, value: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...schema.properties, [name]: value } };
}

function withAdded(schema: JsonSchema, added: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const properties = { ...schema.properties, ...added };
  return { ...schema, required: Object.keys(properties), properties };
}

function itemsOf(schema: JsonSchema): JsonSchema {
  return schema.items ?? {};
}

const PRODUCT_LIST: JsonSchema = { type: 'array', items: named('Product') };

/** The shop, with lists where GraphQL has pages, and the currency as the documented path has it. */
function channelSchema(): JsonSchema {
  const [channel = {}] = (part(answerSchema(CHANNEL_DOCUMENT), 'channel').anyOf ?? []) as readonly JsonSchema[];
  const menus = part(channel, 'menus');
  const categories = part(itemsOf(menus), 'categories');
  const category = withPart(itemsOf(categories), 'products', PRODUCT_LIST);
  const menu = withPart(itemsOf(menus), 'categories', { ...categories, items: category });
  const whole = withAdded(withPart(channel, 'menus', { ...menus, items: menu }), {
    products: { ...PRODUCT_LIST, description: 'Every dish of the menus once.' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'The same as every other door has it.' },
    timeSlotsUrl: { type: 'string', description: 'The path of the time slots.' },
    receivers: {
      type: 'array',
      maxItems: 0,
      items: {},
      description: 'Always empty: only staff read them, over GraphQL.',
    },
  });
  return withPart(whole, 'currencyCode', { type: 'string', pattern: '^[a-z]{3}$', description: 'What prices are in.' });
}

/** A list of times, out of the field that holds it. */
function timeSlotsSchema(): JsonSchema {
  return part(part(answerSchema(TIME_SLOTS_DOCUMENT), 'channel'), 'timeSlots');
}

export const shopSchemas: Readonly<Record<string, JsonSchema>> = {
  Channel: channelSchema(),
  Product: itemsOf(part(answerSchema(PRODUCTS, 'RestProducts'), 'nodes')),
  TimeSlots: timeSlotsSchema(),
  Page: answerSchema(PAGE_FIELDS, 'RestPage'),
};

const METHOD = inQuery('method', 'How the order is received; else delivery where the shop delivers.', {
  type: 'string',
  enum: ['DELIVERY', 'PICKUP'],
});

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of what is known.',
  schema: { type: 'string' },
};

export const shopOperations: readonly RestOperation[] = [
  {
    method: 'get',
    path: '/api/channel',
    operationId: 'readChannel',
    summary: 'The shop with everything that a shopper may know of it, the whole menu too.',
    description:
      'Texts come in every language of the shop. It is read anew each second at most; sent back as `If-None-Match`, its `ETag` says whether it is still the same. `workingDay` is today, a special day too. `products` has every dish once; a category lists its own in their order.',
    parameters: [IF_NONE_MATCH],
    answers: { 200: json(named('Channel')), 304: null },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/channel/pages/{slug}',
    operationId: 'readPage',
    summary: 'A page with its text, HTML that the shop has cleaned.',
    description: '`pages` of the channel lists what there is. A draft is not there for anybody here.',
    parameters: [inPath('slug', 'Of the page, as `pages` of the channel has it.')],
    answers: { 200: json(named('Page')) },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/channel/time-slots',
    operationId: 'listTimeSlots',
    summary: 'When an order can be received: today and on the next seven days.',
    description:
      'In the shop’s time zone. Past times and those that the kitchen can’t make are left out; full ones stay, with `isAvailable` false and a reason.',
    parameters: [METHOD, inQuery('zone', 'Id of the delivery zone that it goes to.')],
    answers: { 200: json(named('TimeSlots')) },
    refusals: [404, 422],
  },
];
