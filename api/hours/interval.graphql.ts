import { builder } from '../graphql/builder';
import { OF_CATALOG } from '../graphql/of-catalog';
import type { Interval } from './intervals';

export const OpeningInterval = builder.objectRef<Interval>('OpeningInterval').implement({
  extensions: OF_CATALOG,
  description: 'Opening times within a day; `to` at or before `from` is on the next day.',
  fields: (t) => ({
    from: t.expose('from', { type: 'TimeOfDay', description: 'Opens.' }),
    to: t.expose('to', { type: 'TimeOfDay', description: 'Closes.' }),
  }),
});

export const OpeningIntervalInput = builder.inputType('OpeningIntervalInput', {
  description: 'Opening times within a day; `to` at or before `from` is on the next day.',
  fields: (t) => ({
    from: t.field({ type: 'TimeOfDay', required: true, description: 'Opens.' }),
    to: t.field({ type: 'TimeOfDay', required: true, description: 'Closes.' }),
  }),
});
