import { refusalType } from '../graphql/refusal.graphql';
import { ReceiverHeaderInvalid } from './request/request-headers';
import { ReceiverUrlInvalid } from './request/request-url';
import { SigningSecretInvalid } from './request/signature';
import { TemplateInvalid } from './template/template-invalid';

refusalType(
  TemplateInvalid,
  'TemplateInvalid',
  'A Liquid template that can’t be parsed, or can’t be rendered within its limits.',
  (t) => ({
    line: t.int({ description: 'Where the fault is, from 1.', resolve: ({ position }) => position.line }),
    column: t.int({ description: 'Where the fault is, from 1.', resolve: ({ position }) => position.column }),
    reason: t.exposeString('reason', { description: 'What the parser says, in English.' }),
  }),
);
refusalType(ReceiverUrlInvalid, 'ReceiverUrlInvalid', 'What the address’s template makes of an order can’t be called.');
refusalType(ReceiverHeaderInvalid, 'ReceiverHeaderInvalid', 'A header that can’t be sent.');
refusalType(SigningSecretInvalid, 'SigningSecretInvalid', 'Not a secret of the Standard Webhooks scheme.');
