import type { CreatePageInput } from '../../../gql/graphql';
import { NO_TEXTS, type Texts, toEntries } from '../../kit/fields/texts';

/** What the form of a page holds; bodies are HTML. */
export interface PageValues {
  title: Texts;
  slug: string;
  seoDescription: Texts;
  isPublished: boolean;
  body: Texts;
}

/** A new page is a draft until somebody publishes it. */
export const NEW_PAGE: PageValues = {
  title: { ...NO_TEXTS },
  slug: '',
  seoDescription: { ...NO_TEXTS },
  isPublished: false,
  body: { ...NO_TEXTS },
};

export function pageInput({ title, slug, seoDescription, isPublished, body }: PageValues): CreatePageInput {
  return {
    slug: slug.trim(),
    isPublished,
    title: toEntries(title),
    seoDescription: toEntries(seoDescription),
    body: toEntries(body),
  };
}
