import { answerSchema, type JsonSchema } from '../../openapi/answer-schema';
import { named } from '../../openapi/content';
import { PRODUCTS } from './every-product.rest';

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

const PRODUCT = named('Product', itemsOf(part(answerSchema(PRODUCTS, 'RestProducts'), 'nodes')));

const PRODUCT_LIST: JsonSchema = { type: 'array', items: PRODUCT };

/** The shop, with lists where GraphQL has pages, and the currency as the documented path has it. */
export function channelSchema(document: string): JsonSchema {
  const [channel = {}] = (part(answerSchema(document), 'channel').anyOf ?? []) as readonly JsonSchema[];
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
export function timeSlotsSchema(document: string): JsonSchema {
  return part(part(answerSchema(document), 'channel'), 'timeSlots');
}
