import { Order } from '../../checkout/orders/order.graphql';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { InvalidInput } from '../../kernel/refusals';
import { secretBoxOf } from '../../kernel/secrets';
import { HttpMethodEnum, Receiver, ReceiverHeader } from '../receiver.graphql';
import { ReceiverEventEnum } from '../receiver-message.graphql.ts';
import { ReceiverHeaderInput } from '../receiver-mutations.graphql';
import { TemplateInvalid } from '../template/template-invalid';
import { previewRequest, type RequestPreview } from './preview.command';

const Preview = builder.objectRef<RequestPreview>('ReceiverPreview').implement({
  authScopes: { permission: 'receivers' },
  description: 'The request that a receiver would get. It was not sent.',
  fields: (t) => ({
    method: t.expose('method', { type: HttpMethodEnum, description: 'How it would be called.' }),
    url: t.exposeString('url', { description: 'Where it would be called.' }),
    headers: t.field({
      type: [ReceiverHeader],
      description:
        'All headers, with the signature by the saved secret if the input names a receiver. Authorization is masked.',
      resolve: ({ headers }) => [...headers],
    }),
    body: t.exposeString('body', { description: 'What would be sent; empty for GET.' }),
  }),
});

const PreviewInput = builder.inputType('ReceiverPreviewInput', {
  description: 'A receiver’s form, saved or not, and what it is tried on.',
  fields: (t) => ({
    receiverId: t.globalID({ for: [Receiver], description: 'The saved receiver: what is left out is as there.' }),
    orderId: t.globalID({ for: [Order], description: 'A past order; left out, an order that never was.' }),
    event: t.field({ type: ReceiverEventEnum, description: 'What would have happened; PLACED when left out.' }),
    url: t.string({ description: 'The address to try: http or https, up to 2,048 characters; a Liquid template.' }),
    method: t.field({ type: HttpMethodEnum, description: 'POST when left out.' }),
    headers: t.field({ type: [ReceiverHeaderInput], description: 'At most 20.' }),
    bodyTemplate: t.string({ description: 'The body to try: a Liquid template over the event.' }),
  }),
});

builder.queryField('receiverPreview', (t) =>
  t.field({
    type: Preview,
    nullable: true,
    authScopes: { permission: 'receivers' },
    description: 'What a receiver would be sent, or where its template has a mistake. Nothing is sent or kept.',
    errors: { types: [InvalidInput, TemplateInvalid] },
    args: {
      input: t.arg({ type: PreviewInput, required: true, description: 'The receiver’s form as it is filled in.' }),
    },
    resolve: (_root, { input }, context) =>
      previewRequest(
        callerOf(context),
        { secrets: secretBoxOf(context), orderPages: context.orderPages },
        { ...withoutNulls(input), receiverId: input.receiverId?.id, orderId: input.orderId?.id },
      ),
  }),
);

/** A form's empty field is one that was left out. */
function withoutNulls(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
