import { builder } from '../../graphql/builder';
import { callerOf, channelOf } from '../../graphql/context';
import { InvalidInput } from '../../kernel/refusals';
import { Order } from '../orders/order.graphql';
import { updateOrderNote } from './order-note.command';
import { notesOf, type OrderNote } from './order-note.store';

const OrderNoteType = builder.objectRef<OrderNote>('OrderNote').implement({
  description: 'What staff want to remember of an order.',
  fields: (t) => ({
    text: t.exposeString('text', { nullable: true, description: 'Null when there is none.' }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was written last; null when it never was.',
    }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Name of the staff member who wrote it; null once they were removed.',
    }),
  }),
});

builder.objectField(Order, 'staffNote', (t) =>
  t.loadable({
    type: OrderNoteType,
    nullable: true,
    authScopes: { permission: 'orders' },
    description: 'What staff want to remember of it. Neither the shopper nor receivers see it.',
    loaderOptions: { cache: false },
    load: async (ids: string[], context) => {
      const notes = await notesOf(context.db, channelOf(context).id, ids);
      return ids.map((id) => notes.get(id) ?? null);
    },
    resolve: ({ id }) => id,
  }),
);

const UpdateOrderNoteInput = builder.inputType('UpdateOrderNoteInput', {
  description: 'What staff remember of an order.',
  fields: (t) => ({
    id: t.globalID({ for: [Order], required: true, description: 'The order that the note is about.' }),
    version: t.int({ required: true, description: 'The note’s, as it was read.' }),
    note: t.string({ description: 'Up to 500 characters; null or empty for none.' }),
  }),
});

builder.mutationField('updateOrderNote', (t) =>
  t.field({
    type: Order,
    description: 'Writes what staff want to remember of an order. Neither the shopper nor receivers see it.',
    authScopes: { permission: 'orders' },
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: UpdateOrderNoteInput, required: true, description: 'The order, and the note.' }) },
    resolve: (_root, { input }, context) =>
      updateOrderNote(callerOf(context), { ...input, note: input.note ?? null, id: input.id.id }),
  }),
);
