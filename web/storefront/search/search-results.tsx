import { FormattedMessage, useIntl } from 'react-intl';
import type { SearchQuery as Answer } from '../../gql/graphql';
import { LinkButton } from '../../ui/button/link-button';
import { PlacedGrid } from '../catalog/menu/placed-grid';
import { Highlighted } from './highlighted';
import { type SearchAddress, searchPath } from './search-address';
import styles from './search-page.module.css';
import { RESULTS_ID } from './walk-results';

export type Found = NonNullable<Answer['channel']>['search'];

interface Props {
  readonly address: SearchAddress;
  readonly found: Found;
}

/** The dishes that were found, the best match first. */
export function SearchResults({ address, found: { edges, pageInfo } }: Props) {
  const { formatMessage } = useIntl();
  const { hasNextPage, endCursor } = pageInfo;
  const isFirstPage = address.after === null;
  const dishes = edges.map(({ node, highlights: { name, description } }) => ({
    dish: node,
    title: <Highlighted parts={name} />,
    // Why it was found, where its name does not say it.
    note: description && !name.some(({ isMatch }) => isMatch) ? <Highlighted parts={description} /> : undefined,
  }));
  return (
    <div id={RESULTS_ID}>
      <PlacedGrid dishes={dishes} eager={3} heading="h2" label={formatMessage({ id: 'storefront.search.results' })} />
      {(hasNextPage || !isFirstPage) && (
        <p className={styles.pages}>
          {!isFirstPage && (
            <LinkButton to={searchPath({ ...address, after: null })} variant="outline">
              <FormattedMessage id="storefront.search.fromStart" />
            </LinkButton>
          )}
          {hasNextPage && (
            <LinkButton rel="next" to={searchPath({ ...address, after: endCursor ?? null })} variant="soft">
              <FormattedMessage id="storefront.search.more" />
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}
