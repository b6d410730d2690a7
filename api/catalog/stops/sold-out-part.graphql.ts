import { builder } from '../../graphql/builder';
import { readLocalized } from '../../graphql/localized-fields';
import type { SoldOutPart as Part } from '../stop-list';
import { StoppedKindEnum } from './stopped-item.graphql';

export const SoldOutPart = builder.objectRef<Part>('SoldOutPart').implement({
  description: 'What keeps a dish, as it was chosen, from being ordered.',
  fields: (t) => ({
    kind: t.expose('kind', { type: StoppedKindEnum, description: 'The whole dish, its variant, or an option.' }),
    name: t.string({
      description: 'Its own, in the reader’s language; empty for the only variant of a dish.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is back on sale by itself; null when it is not known.',
    }),
  }),
});
