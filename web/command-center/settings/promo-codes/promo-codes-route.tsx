import GiftIcon from 'lucide/dist/esm/icons/gift';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useClient } from 'urql';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { DataTable } from '../../kit/table/data-table';
import { readAllPages } from '../../kit/table/read-all-pages';
import { pageVariables } from '../../kit/table/search-state';
import { TableFoot } from '../../kit/table/table-foot';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import { OrderSettingsTabs } from '../order-settings/order-settings-tabs';
import type { Route } from './+types/promo-codes-route';
import { promoCodePath } from './promo-code-path';
import { PromoFilters } from './promo-filters';
import { toPromoState } from './promo-state';
import { PromoRowFragment, usePromoColumns } from './use-promo-columns';

const PromoCodesQuery = graphql(`
  query PromoCodes(
    $search: String
    $state: PromoCodeState
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) {
    ...StaffSession
    channel {
      id
      promoCodes(search: $search, state: $state, first: $first, after: $after, last: $last, before: $before) {
        totalCount
        nodes {
          id
          ...PromoRow
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
      }
    }
  }
`);

const PAGE_SIZE = 30;
/** The most that the API hands out at once. */
const FILE_PAGE_SIZE = 100;

export function loader(route: Route.LoaderArgs) {
  const { searchParams } = route.url;
  const state = toPromoState(searchParams.get('state'));
  const variables = { search: searchParams.get('q'), state, ...pageVariables(searchParams, PAGE_SIZE) };
  return readPage(route, 'SETTINGS', PromoCodesQuery, variables);
}

/** Words that make an order cheaper, the newest first. */
export default function PromoCodes({ loaderData }: Route.ComponentProps) {
  const { variables } = loaderData;
  const { channel } = useFresh(PromoCodesQuery, loaderData);
  const { formatMessage } = useIntl();
  const client = useClient();
  const columns = usePromoColumns();
  const rows = readFragment(PromoRowFragment, channel?.promoCodes?.nodes ?? []);
  const readAll = () =>
    readAllPages(async (after) => {
      const page = { ...variables, first: FILE_PAGE_SIZE, after, last: null, before: null };
      const { data } = await client.query(PromoCodesQuery, page, { requestPolicy: 'network-only' }).toPromise();
      const found = data?.channel?.promoCodes;
      return found && { nodes: readFragment(PromoRowFragment, found.nodes), pageInfo: found.pageInfo };
    });
  const isNarrowed = Boolean(variables.search) || variables.state !== null;
  const add = (
    <LinkButton to={promoCodePath('new')}>
      <FormattedMessage id="command-center.promo-codes.add" />
    </LinkButton>
  );
  return (
    <>
      <PageHead
        aside={(isNarrowed || rows.length > 0) && add}
        title={formatMessage({ id: 'command-center.order-settings.title' })}
      />
      <OrderSettingsTabs />
      {(isNarrowed || rows.length > 0) && <PromoFilters count={channel?.promoCodes?.totalCount ?? 0} />}
      <DataTable
        columns={columns}
        empty={isNarrowed ? <NothingFound /> : <NoCodes action={add} />}
        label={formatMessage({ id: 'command-center.order-settings.tab.promoCodes' })}
        rows={rows}
      />
      {rows.length > 0 && (
        <TableFoot csv={{ name: 'promo-codes', columns, read: readAll }} pageInfo={channel?.promoCodes?.pageInfo} />
      )}
    </>
  );
}

function NoCodes({ action }: { readonly action: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      action={action}
      icon={<Icon of={GiftIcon} size={56} />}
      title={formatMessage({ id: 'command-center.promo-codes.empty' })}
    >
      <FormattedMessage id="command-center.promo-codes.emptyExplained" />
    </EmptyState>
  );
}

function NothingFound() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<Icon of={GiftIcon} size={56} />}
      title={formatMessage({ id: 'command-center.promo-codes.notFound' })}
    >
      <FormattedMessage id="command-center.promo-codes.notFoundExplained" />
    </EmptyState>
  );
}
