import type { LinkIcon } from '../../../gql/graphql';
import type { Texts } from '../../kit/fields/texts';

/** A page of the storefront that a link can lead to. */
export interface LinkTarget {
  readonly path: string;
  readonly name: string;
}

/** What the form of a link holds. */
export interface LinkValues {
  name: Texts;
  url: string;
  icon: LinkIcon | null;
  opensInNewTab: boolean;
}
