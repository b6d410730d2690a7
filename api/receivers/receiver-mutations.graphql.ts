import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { Deleted } from '../graphql/deleted.graphql';
import { Conflict, InvalidInput, NotFound, TooManyEntries } from '../kernel/refusals';
import { secretBoxOf } from '../kernel/secrets';
import {
  createReceiver,
  deleteReceiver,
  type ReceiverWithSecret,
  renewSigningSecret,
  reorderReceivers,
  updateReceiver,
} from './receiver.command';
import { HttpMethodEnum, Receiver } from './receiver.graphql';
import { ReceiverEventEnum } from './receiver-message.graphql.ts';
import { TemplateInvalid } from './template/template-invalid';
import { ReceiverHeaderInvalid } from './worker/request-headers';
import { ReceiverUrlInvalid } from './worker/request-url';
import { SigningSecretInvalid } from './worker/signature';

const SettingsRefusals = [
  InvalidInput,
  TemplateInvalid,
  ReceiverUrlInvalid,
  ReceiverHeaderInvalid,
  SigningSecretInvalid,
];

const WithSecret = builder.objectRef<ReceiverWithSecret>('ReceiverWithSecret').implement({
  authScopes: { permission: 'receivers' },
  description: 'A receiver with its signing secret, which can be read this once.',
  fields: (t) => ({
    receiver: t.field({ type: Receiver, description: 'The receiver.', resolve: ({ receiver }) => receiver }),
    signingSecret: t.exposeString('signingSecret', {
      description: 'By the Standard Webhooks scheme, `whsec_…`: what the receiver checks signatures with.',
    }),
  }),
});

export const ReceiverHeaderInput = builder.inputType('ReceiverHeaderInput', {
  description: 'A header that is sent besides.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name.' }),
    value: t.string({ required: true, description: 'Its value, in Latin letters, digits and signs.' }),
  }),
});

const CreateReceiverInput = builder.inputType('CreateReceiverInput', {
  description: 'A new receiver; it goes behind the others.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Up to 80 characters.' }),
    isActive: t.boolean({ description: 'Yes when left out.' }),
    url: t.string({ required: true, description: 'http or https, up to 2,048 characters; a Liquid template.' }),
    method: t.field({ type: HttpMethodEnum, description: 'POST when left out.' }),
    authorization: t.string({ description: 'The Authorization header; it can’t be read again.' }),
    headers: t.field({ type: [ReceiverHeaderInput], description: 'At most 20.' }),
    bodyTemplate: t.string({ required: true, description: 'A Liquid template over the order.' }),
    events: t.field({ type: [ReceiverEventEnum], required: true, description: 'At least one.' }),
    signingSecret: t.string({ description: '`whsec_…`; made when left out.' }),
  }),
});

const UpdateReceiverInput = builder.inputType('UpdateReceiverInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.globalID({ for: [Receiver], required: true, description: 'Which receiver.' }),
    version: t.int({ required: true, description: 'The one that was read.' }),
    name: t.string({ description: 'Up to 80 characters.' }),
    isActive: t.boolean({ description: 'Whether it hears of orders.' }),
    url: t.string({ description: 'http or https, up to 2,048 characters; a Liquid template.' }),
    method: t.field({ type: HttpMethodEnum, description: 'How it is called.' }),
    authorization: t.string({ description: 'The Authorization header; null or empty removes it.' }),
    headers: t.field({ type: [ReceiverHeaderInput], description: 'All of them, at most 20.' }),
    bodyTemplate: t.string({ description: 'A Liquid template over the order.' }),
    events: t.field({ type: [ReceiverEventEnum], description: 'At least one.' }),
    signingSecret: t.string({ description: 'Another one, `whsec_…`; null keeps the saved one.' }),
  }),
});

const ReorderReceiversInput = builder.inputType('ReorderReceiversInput', {
  description: 'The new order of the receivers.',
  fields: (t) => ({
    ids: t.globalIDList({ for: [Receiver], required: true, description: 'First to last; the rest stay behind them.' }),
  }),
});

builder.mutationFields((t) => ({
  createReceiver: t.field({
    type: WithSecret,
    description: 'Adds a receiver. Its templates are tried on an order that never was.',
    authScopes: { permission: 'receivers' },
    errors: { types: [...SettingsRefusals, TooManyEntries] },
    args: { input: t.arg({ type: CreateReceiverInput, required: true, description: 'The receiver.' }) },
    resolve: (_root, { input }, context) => createReceiver(callerOf(context), secretBoxOf(context), input),
  }),
  updateReceiver: t.field({
    type: Receiver,
    description: 'Changes a receiver. Its templates are tried on an order that never was.',
    authScopes: { permission: 'receivers' },
    errors: { types: [...SettingsRefusals, NotFound, Conflict] },
    args: { input: t.arg({ type: UpdateReceiverInput, required: true, description: 'What changes.' }) },
    resolve: (_root, { input }, context) =>
      updateReceiver(callerOf(context), secretBoxOf(context), { ...input, id: input.id.id }),
  }),
  renewSigningSecret: t.field({
    type: WithSecret,
    description: 'Makes a new signing secret; the old one signs nothing any more.',
    authScopes: { permission: 'receivers' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Receiver], required: true, description: 'Which receiver.' }) },
    resolve: (_root, { id }, context) => renewSigningSecret(callerOf(context), secretBoxOf(context), id.id),
  }),
  deleteReceiver: t.field({
    type: Deleted,
    description: 'Removes a receiver with all of its messages.',
    authScopes: { permission: 'receivers' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Receiver], required: true, description: 'Which receiver.' }) },
    resolve: (_root, { id }, context) => deleteReceiver(callerOf(context), id.id),
  }),
  reorderReceivers: t.field({
    type: Channel,
    description: 'Puts receivers in order; answers with the shop, whose list has changed.',
    authScopes: { permission: 'receivers' },
    errors: { types: [NotFound] },
    args: { input: t.arg({ type: ReorderReceiversInput, required: true, description: 'The order.' }) },
    resolve: (_root, { input: { ids } }, context) =>
      reorderReceivers(
        callerOf(context),
        ids.map(({ id }) => id),
      ),
  }),
}));
