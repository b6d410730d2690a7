import type { Caller } from '../access/caller';
import { Channel } from '../channel/channel.graphql';
import type { CreateReceiverInput, UpdateReceiverInput } from '../generated/inputs';
import { builder } from '../graphql/builder';
import type { Context } from '../graphql/context';
import { staffMutations } from '../graphql/staff-mutations';
import { InvalidInput } from '../kernel/refusals';
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
import { ReceiverEventEnum } from './receiver-message.graphql';
import { TemplateInvalid } from './template/template-invalid';

const WithSecret = builder.objectRef<ReceiverWithSecret>('ReceiverWithSecret').implement({
  authScopes: { permission: 'receivers' },
  description: 'A receiver with its signing secret, which can be read this once.',
  fields: (t) => ({
    receiver: t.field({
      type: Receiver,
      description: 'The receiver that the secret belongs to.',
      resolve: ({ receiver }) => receiver,
    }),
    signingSecret: t.exposeString('signingSecret', {
      description: 'By the Standard Webhooks scheme, `whsec_…`: what the receiver checks signatures with.',
    }),
  }),
});

export const ReceiverHeaderInput = builder.inputType('ReceiverHeaderInput', {
  description: 'An additional header of a request.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name of the header to send.' }),
    value: t.string({ required: true, description: 'Its value, in Latin letters, digits and signs.' }),
  }),
});

const mutations = staffMutations(Receiver, { noun: 'receiver', permission: 'receivers' });

mutations.withInput(
  'createReceiver',
  (caller: Caller, input: CreateReceiverInput, context: Context) => createReceiver(caller, secretBoxOf(context), input),
  {
    description: 'Adds a receiver. Its templates are tried on an order that never was.',
    answers: WithSecret,
    errors: [InvalidInput, TemplateInvalid],
    input: 'A new receiver; it goes behind the others.',
    about: 'The new receiver and its settings.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'The receiver’s name for staff, up to 80 characters.' }),
      isActive: t.boolean({ description: 'Whether events are sent to it from now on. Defaults to true.' }),
      url: t.string({
        required: true,
        description: 'Where it is sent to: http or https, up to 2,048 characters; a Liquid template.',
      }),
      method: t.field({ type: HttpMethodEnum, description: 'POST when left out.' }),
      authorization: t.string({ description: 'The Authorization header; it can’t be read again.' }),
      headers: t.field({ type: [ReceiverHeaderInput], description: 'At most 20.' }),
      bodyTemplate: t.string({
        required: true,
        description: 'The body of its requests: a Liquid template over the event.',
      }),
      events: t.field({ type: [ReceiverEventEnum], required: true, description: 'At least one.' }),
      signingSecret: t.string({ description: '`whsec_…`; made when left out.' }),
      isTest: t.boolean({
        description: 'Whether of orders it gets only test orders. Defaults to false. It can’t be changed afterwards.',
      }),
    }),
  },
);

mutations.update(
  (caller: Caller, input: UpdateReceiverInput, context: Context) => updateReceiver(caller, secretBoxOf(context), input),
  {
    description: 'Changes a receiver. Its templates are tried on an order that never was.',
    errors: [TemplateInvalid],
    fields: (t) => ({
      name: t.string({ description: 'What staff call the receiver, up to 80 characters.' }),
      isActive: t.boolean({ description: 'Whether events are sent to it.' }),
      url: t.string({
        description: 'Where it is sent to from now on: http or https, up to 2,048 characters; a Liquid template.',
      }),
      method: t.field({ type: HttpMethodEnum, description: 'The HTTP method that it is sent to with from now on.' }),
      authorization: t.string({ description: 'The Authorization header; null or empty removes it.' }),
      headers: t.field({ type: [ReceiverHeaderInput], description: 'All of them, at most 20.' }),
      bodyTemplate: t.string({ description: 'Another body of its requests: a Liquid template over the event.' }),
      events: t.field({ type: [ReceiverEventEnum], description: 'At least one.' }),
      signingSecret: t.string({ description: 'Another one, `whsec_…`; null keeps the saved one.' }),
    }),
  },
);

mutations.ofOne('renewSigningSecret', (caller, id, context) => renewSigningSecret(caller, secretBoxOf(context), id), {
  description: 'Makes a new signing secret; for a day each message is signed with the old one too.',
  answers: WithSecret,
});

mutations.remove(deleteReceiver, {
  description: 'Removes a receiver with all of its messages.',
});

mutations.reorder(reorderReceivers, {
  description: 'Puts receivers in order; answers with the shop, whose list has changed.',
  answers: Channel,
  input: 'The new order of the receivers.',
});
