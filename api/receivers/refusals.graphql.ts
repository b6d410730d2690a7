import { refusalType } from '../graphql/refusal.graphql';
import { TemplateInvalid } from './template/template-invalid';

refusalType(TemplateInvalid, (t) => ({
  line: t.int({ description: 'Where the fault is, from 1.', resolve: ({ position }) => position.line }),
  column: t.int({ description: 'Where the fault is, from 1.', resolve: ({ position }) => position.column }),
  reason: t.exposeString('reason', { description: 'What the parser says, in English.' }),
}));
