import { FormattedMessage, useIntl } from 'react-intl';
import { data as response } from 'react-router';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { pageVariables } from '../../kit/table/search-state';
import type { Route } from './+types/client-route';
import { ClientFacts } from './client-facts';
import { ClientForm } from './client-form';
import { ClientOrders } from './client-orders';
import { CLIENTS_PATH } from './client-path';
import { ClientPrivacy } from './client-privacy';
import styles from './clients.module.css';
import { FavouriteDishes } from './favourite-dishes';

export const ClientQuery = graphql(`
  query Client($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
    ...StaffSession
    client(id: $id) {
      id
      name
      ...ClientFacts
      ...FavouriteDishes
      ...ClientForm
      ...ClientPrivacy
      orders(first: $first, after: $after, last: $last, before: $before) {
        ...ClientOrders
      }
    }
  }
`);

const ORDERS_ON_A_PAGE = 10;

export async function loader(route: Route.LoaderArgs) {
  const variables = { id: route.params.clientId, ...pageVariables(route.url.searchParams, ORDERS_ON_A_PAGE) };
  const page = await readPage(route, 'CLIENTS', ClientQuery, variables);
  if (!page.data.client) throw response(null, { status: 404 });
  return page;
}

/** One person: what they order, what to remember of them, and what the law asks for. */
export default function Client({ loaderData }: Route.ComponentProps) {
  const { client } = useFresh(ClientQuery, loaderData);
  const { formatMessage } = useIntl();
  // A colleague erased the client meanwhile: the page shows nothing of them.
  if (!client) return <PageHead title={formatMessage({ id: 'command-center.clients.gone' })} />;
  return (
    <>
      <PageHead
        back={
          <BackLink to={CLIENTS_PATH}>
            <FormattedMessage id="command-center.clients.title" />
          </BackLink>
        }
        title={client.name}
      />
      <div className={styles.sides}>
        <div className={styles.side}>
          <ClientFacts client={client} />
          <ClientOrders orders={client.orders} />
        </div>
        <div className={styles.side}>
          <FavouriteDishes client={client} />
          <ClientForm client={client} />
          <ClientPrivacy client={client} />
        </div>
      </div>
    </>
  );
}
