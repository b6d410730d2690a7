import { AllergenEnum, ProductTagEnum } from '../catalog/enums.graphql';
import { LARGEST_PAGE, pageOfProducts } from '../catalog/lists/product-page.graphql';
import { Product } from '../catalog/products/product.graphql';
import { Channel } from '../channel/channel.graphql';
import { Allergen, ProductTag } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import type { AnswerEffect, Context } from '../graphql/context';
import { DEFAULT_PAGE_SIZE } from '../graphql/field-cost';
import { fromCatalog } from '../graphql/from-catalog';
import { readLocalized } from '../graphql/localized-fields';
import { OF_CATALOG } from '../graphql/of-catalog';
import { Highlighter } from './highlight';
import { correctionOf, countedText, LONGEST_QUERY } from './read-query';
import { countSearch } from './search-count.command';
import { MOST_NEAR_MISSES, type SearchFilter, type SearchIndex } from './search-index';
import { searchIndexOf } from './search-index.store';
import { SearchHighlights } from './text-part.graphql';

/** What the menu's dishes carry: other filters would find all of them, or none. */
const SearchFilters = builder.objectRef<SearchIndex>('SearchFilters').implement({
  extensions: OF_CATALOG,
  description: 'What the dishes of the menu can be narrowed down by.',
  fields: (t) => ({
    tags: t.field({
      type: [ProductTagEnum],
      description: 'Tags that a dish of the menu has.',
      resolve: (index) => Object.values(ProductTag).filter((tag) => index.hasTag(tag)),
    }),
    allergens: t.field({
      type: [AllergenEnum],
      description: 'Allergens that a dish of the menu contains.',
      resolve: (index) => Object.values(Allergen).filter((allergen) => index.hasAllergen(allergen)),
    }),
  }),
});

builder.objectField(Channel, 'search', (t) =>
  t.connection(
    {
      type: Product,
      authScopes: { public: true },
      extensions: OF_CATALOG,
      description: `Dishes of the menu by words, the best match first. Defaults to ${DEFAULT_PAGE_SIZE} per page, at most ${LARGEST_PAGE}. Searched are names, descriptions, categories, tags, variants and options in both languages; typing mistakes, forms of words, transliteration and the wrong keyboard layout of whole words are forgiven. What is sold out is found too. Without a word: all dishes that pass the filters.`,
      args: {
        query: t.arg.string({
          required: true,
          description: `What was typed; of more than ${LONGEST_QUERY} characters the first.`,
        }),
        tags: t.arg({ type: [ProductTagEnum], description: 'Only dishes with all of these.' }),
        withoutAllergens: t.arg({ type: [AllergenEnum], description: 'Only dishes that contain none of these.' }),
      },
      resolve: fromCatalog(async (catalog, shop, args, context) => {
        const { query, tags, withoutAllergens, ...pages } = args;
        const filter: SearchFilter = { tags: tags ?? [], withoutAllergens: withoutAllergens ?? [] };
        const { locale } = context;
        const index = await searchIndexOf(catalog);
        const answer = index.find(query, locale, filter);
        const counted =
          pages.after || pages.before || answer.ids.length === 0 ? null : countedText(answer.words, locale);
        if (counted !== null) {
          eachAnswer(context, ({ db, actor, address }) => {
            countSearch({ db, channelId: shop.id, actor, locale, address }, counted);
          });
        }
        const page = await pageOfProducts(catalog, answer.ids, pages);
        const highlighter = new Highlighter(answer.words);
        return {
          ...page,
          edges: page.edges.map((edge) => edge && { ...edge, highlighter }),
          index,
          answer,
          filter,
        };
      }),
    },
    {
      description: 'Dishes that were found.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'How many there are on all pages together.',
          resolve: ({ answer }) => answer.ids.length,
        }),
        searchedFor: connection.string({
          nullable: true,
          description: 'What was searched for instead of what was typed; null when it was taken as it stands.',
          resolve: ({ answer }, _args, { locale }) => correctionOf(answer.words, locale),
        }),
        nearMisses: connection.field({
          type: [Product],
          size: MOST_NEAR_MISSES,
          description: 'When nothing was found: dishes that come close, at most 6; else none.',
          resolve: fromCatalog((catalog, { index, answer, filter }, _args, { locale }) =>
            answer.ids.length > 0 ? [] : catalog.products(index.nearMisses(answer, locale, filter)),
          ),
        }),
        filters: connection.field({
          type: SearchFilters,
          description: 'What the search can be narrowed down by.',
          resolve: ({ index }) => index,
        }),
      }),
    },
    {
      description: 'A dish that was found, and where it matches.',
      fields: (edge) => ({
        highlights: edge.field({
          type: SearchHighlights,
          description: 'Its texts, with what was searched for marked.',
          resolve: ({ node, highlighter }, _args, context) => ({
            name: highlighter.parts(readLocalized(node.name, context)),
            description: highlighter.excerpt(readLocalized(node.description, context)),
          }),
        }),
      }),
    },
  ),
);

/**
 * Does something for each reader of the answer: now, and each time when the answer that is being found is kept and given to
 * somebody else, for whom no resolver runs.
 *
 * @param effect - is kept as long as the answer: it should hold on to little.
 */
function eachAnswer(context: Context, effect: AnswerEffect): void {
  effect(context);
  context.repeated?.push(effect);
}
