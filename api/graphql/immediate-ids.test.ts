import SchemaBuilder from '@pothos/core';
import RelayPlugin, { decodeGlobalID } from '@pothos/plugin-relay';
import { executeSync, parse } from 'graphql';
import { expect, test } from 'vitest';
import ImmediateIdsPlugin from './immediate-ids';

test('a node tells its id with no promise, and the id leads back to it', () => {
  const builder = new SchemaBuilder({ plugins: [RelayPlugin, ImmediateIdsPlugin], relay: {} });
  const Dish = builder.objectRef<{ id: string }>('Dish');
  builder.node(Dish, { id: { resolve: ({ id }) => id }, fields: () => ({}) });
  builder.queryType({
    fields: (t) => ({ dishes: t.field({ type: [Dish], resolve: () => [{ id: 'борщ' }, { id: '2' }] }) }),
  });
  // It throws when anything is answered by a promise.
  const { data, errors } = executeSync({ schema: builder.toSchema(), document: parse('{ dishes { id } }') });
  expect(errors).toBeUndefined();
  const ids = (data as { dishes: { id: string }[] }).dishes.map(({ id }) => decodeGlobalID(id));
  expect(ids).toEqual([
    { typename: 'Dish', id: 'борщ' },
    { typename: 'Dish', id: '2' },
  ]);
});
