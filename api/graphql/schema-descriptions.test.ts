import { type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema';

/** More of one text than this is a phrase that fits anything: it tells a reader of any one of them nothing. */
const MOST_TWINS = 2;

/** Lists are read alike everywhere, and described once. */
const OF_LISTS = ['edges', 'nodes', 'node', 'cursor', 'pageInfo', 'totalCount', 'first', 'last', 'after', 'before'];

/** What a client fills in for an order: in the cart, by phone, from elsewhere, and when it is amended. */
const ORDER_DETAILS: readonly string[] = [
  ...[
    'name',
    'phone',
    'deliveryMethod',
    'street',
    'apartment',
    'intercom',
    'entrance',
    'floor',
    'latitude',
    'longitude',
  ],
  ...[
    'courierNote',
    'kitchenNote',
    'handover',
    'arrival',
    'cutlery',
    'table',
    'zoneId',
    'warehouseId',
    'paymentMethodId',
  ],
  ...['changeFrom', 'timeKind', 'slotFrom'],
];

/** What else is the same field wherever it stands. */
const THE_SAME: readonly string[] = [
  // A dish as it is wished for, and as it stands in a cart, an order or a version of an order.
  ...['optionIds', 'quantity', 'sku'],
  // An option's, which is made alone, with its group, and changed.
  'kind',
  // The present order, in whatever refuses to change it.
  'order',
  // Whatever staff edit at the same time as colleagues.
  'version',
];

interface Described {
  readonly coordinate: string;
  readonly name: string;
  readonly description: string;
}

const described = (coordinate: string, { name, description }: { name: string; description?: string | null }) => ({
  coordinate,
  name,
  description: description ?? '',
});

/** All that has a description of its own: what a type has by an interface, or as one of two localised fields, it shares. */
function describedIn(type: GraphQLNamedType): Described[] {
  const own = described(type.name, type);
  if (isEnumType(type))
    return [own, ...type.getValues().map((value) => described(`${type.name}.${value.name}`, value))];
  if (isInputObjectType(type)) {
    const all = type.getFields();
    const fields = Object.values(all).filter(({ name }) => !('courierNote' in all) || !ORDER_DETAILS.includes(name));
    return [own, ...fields.map((field) => described(`${type.name}.${field.name}`, field))];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const names = new Set(Object.keys(type.getFields()));
  const inherited = new Set(type.getInterfaces().flatMap((parent) => Object.keys(parent.getFields())));
  const isLocalized = (name: string) => names.has(`${name}Translations`) || name.endsWith('Translations');
  const fields = Object.values(type.getFields()).filter(({ name }) => !inherited.has(name) && !isLocalized(name));
  return [
    own,
    ...fields.flatMap((field) => {
      const coordinate = `${type.name}.${field.name}`;
      return [described(coordinate, field), ...field.args.map((arg) => described(`${coordinate}(${arg.name}:)`, arg))];
    }),
  ];
}

const all = Object.values(schema.getTypeMap())
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap(describedIn);

test('a description says what the thing is, and no more than two things are the same', () => {
  const shared = new Set([...OF_LISTS, ...THE_SAME]);
  const twins = Map.groupBy(
    all.filter(({ name }) => !shared.has(name)),
    ({ description }) => description,
  );
  const phrases = [...twins].filter(([, things]) => things.length > MOST_TWINS);
  expect(phrases.map(([text, things]) => [text, things.map(({ coordinate }) => coordinate)])).toEqual([]);
});

test('a description is more than a word that asks or points', () => {
  const bare = /^(?:Which|Whose|Who|What|When|Where|Why|How|The|Its)(?: \w+)?\.$|^Which,/;
  const empty = all.filter(({ name, description }) => bare.test(description) && name !== 'node');
  expect(empty.map(({ coordinate, description }) => `${coordinate}: ${description}`)).toEqual([]);
});

test.each(THE_SAME)('`%s` is the same field in several places', (name) => {
  const fields = all.filter((thing) => thing.name === name);
  const texts = Map.groupBy(fields, ({ description }) => description);
  expect(Math.max(...[...texts.values()].map(({ length }) => length))).toBeGreaterThan(MOST_TWINS);
});
