import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { query } from '../../graphql/query';
import { Container } from '../../ui/layout/container';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { CartPanel } from '../cart/view/cart-panel';
import { PageHead } from '../shop/page-head';
import { revalidateOnPath } from '../shop/revalidate-on-path';
import type { Route } from './+types/search-route';
import { NothingFound } from './nothing-found';
import { isFiltered, readSearchAddress } from './search-address';
import { SearchQuery, SearchStartQuery } from './search-documents';
import { SearchField } from './search-field';
import { SearchFilters } from './search-filters';
import styles from './search-page.module.css';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';
import { useWalk } from './walk-results';

const PAGE_SIZE = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = readSearchAddress(new URL(request.url).searchParams);
  const isEmpty = !address.query && !isFiltered(address);
  // Of an empty search only the filters are shown.
  const { channel } = await query(context, SearchQuery, {
    ...address,
    tags: [...address.tags],
    without: [...address.without],
    first: isEmpty ? 1 : PAGE_SIZE,
  });
  if (!channel) throw new Response(null, { status: 404 });
  const { search } = channel;
  const isStart = isEmpty || search.totalCount + search.nearMisses.length === 0;
  return { address, isEmpty, found: search, start: isStart ? await query(context, SearchStartQuery, {}) : null };
}

export const shouldRevalidate = revalidateOnPath;

export default function SearchRoute({ loaderData: { address, isEmpty, found, start } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const isBusy = navigation.state === 'loading' && navigation.location.pathname.endsWith('/search');
  const walk = useWalk(address.query);
  const title = formatMessage({ id: 'storefront.search.title' });
  return (
    <Container className={styles.columns}>
      <PageHead title={address.query ? `${address.query} · ${title}` : title} />
      <meta content="noindex" name="robots" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk between the links inside */}
      <div className={styles.main} onKeyDown={walk}>
        <div className={styles.top}>
          <h1 className={styles.heading}>{title}</h1>
          <SearchField address={address} />
        </div>
        <SearchFilters address={address} search={found} />
        <p className={styles.count} role="status">
          {isEmpty ? null : found.totalCount > 0 ? (
            <FormattedMessage id="storefront.search.found" values={{ count: found.totalCount }} />
          ) : (
            <VisuallyHidden>
              <FormattedMessage id="storefront.search.nothing" />
            </VisuallyHidden>
          )}
          {found.searchedFor && found.totalCount > 0 && (
            <span className={styles.searchedFor}>
              <FormattedMessage
                id="storefront.search.searchedFor"
                values={{ text: found.searchedFor, b: (chunks) => <b className={styles.read}>{chunks}</b> }}
              />
            </span>
          )}
        </p>
        <div aria-busy={isBusy} className={styles.found}>
          {!isEmpty && found.totalCount > 0 && <SearchResults address={address} found={found} />}
          {!isEmpty && found.totalCount === 0 && <NothingFound address={address} found={found} />}
          {start && <SearchStart start={start} />}
        </div>
      </div>
      <aside className={styles.cart}>
        <CartPanel />
      </aside>
    </Container>
  );
}
