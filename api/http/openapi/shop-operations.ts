import { CHANNEL_DOCUMENT, TIME_SLOTS_DOCUMENT } from '../../channel/channel.rest';
import { answerSchema, type JsonSchema } from './answer-schema';
import { inQuery, json, named, type RestOperation } from './operation';

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

function itemsOf(schema: JsonSchema): JsonSchema {
  return schema.items ?? {};
}

/** The shop, with lists where GraphQL has pages, and the currency as the documented path has it. */
function channelSchema(): JsonSchema {
  const [channel = {}] = (part(answerSchema(CHANNEL_DOCUMENT), 'channel').anyOf ?? []) as readonly JsonSchema[];
  const menus = part(channel, 'menus');
  const categories = part(itemsOf(menus), 'categories');
  const products = part(part(itemsOf(categories), 'products'), 'nodes');
  const category = withPart(itemsOf(categories), 'products', products);
  const menu = withPart(itemsOf(menus), 'categories', { ...categories, items: category });
  const whole = withPart(channel, 'menus', { ...menus, items: menu });
  return withPart(whole, 'currencyCode', { type: 'string', pattern: '^[a-z]{3}$', description: 'What prices are in.' });
}

/** A list of times, out of the field that holds it. */
function timeSlotsSchema(): JsonSchema {
  return part(part(answerSchema(TIME_SLOTS_DOCUMENT), 'channel'), 'timeSlots');
}

export const shopSchemas: Readonly<Record<string, JsonSchema>> = {
  Channel: channelSchema(),
  TimeSlots: timeSlotsSchema(),
};

const METHOD = inQuery('method', 'How the order is received; else delivery where the shop delivers.', {
  type: 'string',
  enum: ['DELIVERY', 'PICKUP'],
});

export const shopOperations: readonly RestOperation[] = [
  {
    method: 'get',
    path: '/api/channel',
    operationId: 'readChannel',
    summary: 'The shop with everything that a shopper may know of it, the whole menu too.',
    answers: { 200: json(named('Channel')) },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/channel/time-slots',
    operationId: 'listTimeSlots',
    summary: 'When an order can be received: today and on the next seven days.',
    parameters: [METHOD, inQuery('zone', 'Id of the delivery zone that it goes to.')],
    answers: { 200: json(named('TimeSlots')) },
    refusals: [404, 422],
  },
];
