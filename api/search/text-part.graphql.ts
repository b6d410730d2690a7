import { builder } from '../graphql/builder';
import { OF_CATALOG } from '../graphql/of-catalog';
import type { TextPart as TextPartShape } from './highlight';
import { MOST_WORDS } from './read-query';

/** A dish's texts with what was found in them. */
interface SearchHighlightsShape {
  readonly name: readonly TextPartShape[];
  readonly description: readonly TextPartShape[] | null;
}

/** A text is searched for six words; more pieces have those that repeat one. */
const USUAL_PARTS = 2 * MOST_WORDS + 1;

const TextPart = builder.objectRef<TextPartShape>('TextPart').implement({
  extensions: OF_CATALOG,
  description: 'A piece of a text; all pieces in a row are the text.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'This piece of the text.' }),
    isMatch: t.exposeBoolean('isMatch', { description: 'Whether it is what was searched for.' }),
  }),
});

export const SearchHighlights = builder.objectRef<SearchHighlightsShape>('SearchHighlights').implement({
  extensions: OF_CATALOG,
  description: 'Where on the dish the searched words stand, in the reader’s language.',
  fields: (t) => ({
    name: t.field({
      type: [TextPart],
      size: USUAL_PARTS,
      description: 'The whole name.',
      resolve: ({ name }) => [...name],
    }),
    description: t.field({
      type: [TextPart],
      size: USUAL_PARTS,
      nullable: true,
      description: 'The part of the description around the first match; null where none of the words stands in it.',
      resolve: ({ description }) => description && [...description],
    }),
  }),
});
