import { encodeGlobalID } from '@pothos/plugin-relay';
import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../schema';
import { accessOf } from './access';

/** Rules that every part of the API follows. docs/decisions/api-schema.md says why. */
interface NamedField {
  readonly name: string;
  readonly owner: GraphQLNamedType;
  readonly field: GraphQLField<unknown, unknown>;
}

const fields: readonly NamedField[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((owner) =>
    isObjectType(owner)
      ? Object.values(owner.getFields()).map((field) => ({ name: `${owner.name}.${field.name}`, owner, field }))
      : [],
  );

const isA = (type: GraphQLNamedType, name: string) =>
  isObjectType(type) && type.getInterfaces().some((implemented) => implemented.name === name);

test('a list of objects that can grow comes by pages; the others stay as short as this says', () => {
  const whole = fields
    .filter(({ owner, field }) => {
      const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
      return isList && isA(getNamedType(field.type), 'Node') && !owner.name.endsWith('Connection');
    })
    .map(({ name }) => name);
  expect(whole.sort()).toEqual(
    [
      // What a shop is made of: each has a limit when it is made.
      ...['Channel.menus', 'Menu.categories', 'Category.arrangedProducts', 'Product.categories', 'Product.variants'],
      ...['Product.optionGroups', 'OptionGroup.options', 'Channel.links', 'Channel.pages', 'Channel.paymentMethods'],
      ...['Channel.paymentProviders', 'Channel.noticeChannels', 'Channel.noticeRecipients'],
      'OrderFollowing.subscriptions',
      ...['Channel.warehouses', 'Channel.deliveryZones', 'Channel.receivers', 'Channel.specialDays'],
      ...['Channel.stations', 'Channel.printers'],
      // At most so many are answered.
      ...['Channel.popularProducts', 'Channel.invitations', 'StaffMember.sessions', 'StaffUser.sessions'],
      ...['StaffUser.passkeys', 'Station.dishes', 'Channel.goesWellWith', 'Menu.popularProducts', 'Channel.troubles'],
      'Channel.courierCash',
      ...['Product.goesWellWith', 'Product.recommendedWith'],
      // One for each receiver and event of an order.
      'Order.deliveries',
      // Of one order: 50 lines, what staff changed, tries to pay and what went back of them.
      ...['Cart.lines', 'Order.lines', 'CourierOrder.lines', 'Order.revisions', 'Cart.payments', 'Order.payments'],
      'Payment.refunds',
      // One for each provider of sign-ins.
      'StaffMember.identities',
    ].sort(),
  );
});

test('what has an id is found again by it', () => {
  const ids = fields.filter(({ field }) => field.name === 'id' && field.deprecationReason === undefined);
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter(({ owner }) => !isA(owner, 'Node')).map(({ name }) => name)).toEqual([]);
});

test('a page has edges, nodes and where it ends, and is asked for by the same four', () => {
  const pages = fields.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'));
  expect(pages.length).toBeGreaterThan(10);
  for (const { name, field } of pages) {
    const type = getNamedType(field.type);
    const parts = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(parts, name).toEqual(expect.arrayContaining(['edges', 'nodes', 'pageInfo']));
    const asked = field.args.map((argument) => argument.name);
    expect(asked, name).toEqual(expect.arrayContaining(['first', 'after', 'last', 'before']));
  }
});

/** Released before every mutation answered with a union, and nothing that a person does can make the shop refuse them. */
const NEVER_REFUSED = ['resumeAll', 'resumeOrders', 'signOut', 'signOutEverywhere'];

/** An order, or the cart whose payment is awaited. */
const ANSWER_EITHER = ['placeOrder', 'checkPayment', 'leavePayment'];

test('a mutation answers with what it made or with refusals that all are an Error, and never with nothing', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(80);
  for (const { name, type } of mutations) {
    expect(isNonNullType(type), name).toBe(true);
    const result = getNamedType(type);
    expect(isUnionType(result), name).toBe(!NEVER_REFUSED.includes(name));
    if (!isUnionType(result)) continue;
    expect(result.getTypes().length, name).toBeGreaterThan(1);
    const made = result.getTypes().filter((member) => !isA(member, 'Error'));
    expect(made.map(String), name).toHaveLength(ANSWER_EITHER.includes(name) ? 2 : 1);
  }
});

test('a mutation takes an `input`, or the `id` of what it is about where it needs nothing else', () => {
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const names = args.map((arg) => arg.name).filter((arg) => arg !== 'idempotencyKey');
    expect([[], ['id'], ['input']], name).toContainEqual(names);
  }
});

test.each(['Category', 'Product', 'Variant', 'Option'])('%s tells its id with no promise', (name) => {
  const id = fields.find((field) => field.name === `${name}.id`)?.field;
  const visitor = { actor: { kind: 'visitor', sessionId: null } };
  // No resolver of an id asks where it stands in the query.
  const info = {} as GraphQLResolveInfo;
  expect(id?.resolve?.({ id: 'борщ' }, {}, visitor, info)).toBe(encodeGlobalID(name, 'борщ'));
});

test('values are of types that say what they are: no JSON, and three scalars of our own', () => {
  const scalars = Object.values(schema.getTypeMap()).filter(isScalarType);
  expect(scalars.map(({ name }) => name).sort()).toEqual(
    ['Boolean', 'Date', 'DateTime', 'Float', 'ID', 'Int', 'String', 'TimeOfDay'].sort(),
  );
});

test('what not everybody may read is null where it is refused, and takes nothing else of the answer along', () => {
  const roots = ['Query', 'Mutation', 'Subscription'];
  const taking = fields.filter(({ owner, field }) => {
    const access = accessOf(field.extensions);
    const isGuarded = access !== null && access !== 'public' && access !== 'shopper';
    return isGuarded && isNonNullType(field.type) && !roots.includes(owner.name) && !accessOf(owner.extensions);
  });
  expect(taking.map(({ name }) => name)).toEqual([]);
});
