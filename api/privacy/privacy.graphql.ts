import { Client } from '../clients/client.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { refusalType } from '../graphql/refusal.graphql';
import { type ErasedClient, eraseClient } from './erase-client.command';
import { type ClientExport, exportClient } from './export-client.command';
import { OrdersNotOver } from './refusals';

refusalType(OrdersNotOver, (t) => ({
  numbers: t.stringList({ description: 'Of these orders.', resolve: ({ numbers }) => [...numbers] }),
}));

const ClientExportType = builder.objectRef<ClientExport>('ClientExport').implement({
  description: 'All that the shop keeps of one person.',
  fields: (t) => ({
    fileName: t.exposeString('fileName', { description: 'A name for the file, without the client’s name.' }),
    document: t.exposeString('document', {
      description: 'JSON: client, orders with dishes, addresses, notes, history and deliveries, and open carts.',
    }),
  }),
});

const ErasedClientType = builder.objectRef<ErasedClient>('ErasedClient').implement({
  description: 'What is left of a person: nothing but numbers.',
  fields: (t) => ({
    erasedId: t.globalID({
      description: 'The client’s id: it leads nowhere any more.',
      resolve: ({ id }) => ({ id, type: 'Client' }),
    }),
    ordersCount: t.exposeInt('ordersCount', { description: 'Orders that stay for the books, without the person.' }),
  }),
});

builder.mutationFields((t) => ({
  exportClient: t.field({
    type: ClientExportType,
    authScopes: { permission: 'exportClients' },
    description: 'Gathers all that the shop keeps of a client, to hand to them. The audit log records who asked.',
    errors: {},
    args: {
      id: t.arg.globalID({ for: [Client], required: true, description: 'The client whose data are handed out.' }),
    },
    resolve: (_root, { id }, context) => exportClient(callerOf(context), id.id),
  }),
  eraseClient: t.field({
    type: ErasedClientType,
    authScopes: { permission: 'eraseClients' },
    description:
      'Forgets a person for good. Their orders stay for the books with dishes and amounts, without name, phone, address and notes. Nothing brings it back.',
    errors: { types: [OrdersNotOver] },
    args: { id: t.arg.globalID({ for: [Client], required: true, description: 'The client to erase.' }) },
    resolve: (_root, { id }, context) => eraseClient(callerOf(context), id.id),
  }),
}));
