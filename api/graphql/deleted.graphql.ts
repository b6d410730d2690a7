import { encodeGlobalID } from '@pothos/plugin-relay';
import { builder } from './builder';

/** What was deleted: the type's name and the raw id. */
export interface DeletedShape {
  readonly typename: string;
  readonly id: string;
}

export const Deleted = builder.objectRef<DeletedShape>('Deleted').implement({
  description: 'What no longer exists.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The id that it had.',
      resolve: ({ typename, id }) => encodeGlobalID(typename, id),
    }),
  }),
});
