import { query } from '../../../graphql/query';
import { requirePermission } from '../../access/session/require-permission';
import { BoardPage } from '../board/board-page';
import { BoardQuery } from '../board/board-query';
import { toBoardTab } from '../board/board-tab';
import { OrderListPage } from '../orders-list/list-page';
import { OrderListQuery } from '../orders-list/list-query';
import { listSort, listVariables } from '../orders-list/list-variables';
import type { Route } from './+types/orders-route';

/** The board, or with `?view=list` the list: each reads what it shows and nothing of the other. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  if (searchParams.get('view') !== 'list') {
    const variables = {};
    const data = await query(context, BoardQuery, variables);
    requirePermission(data.session.user, url, 'ORDERS');
    return { view: 'board' as const, tab: toBoardTab(searchParams.get('status')), loaded: { data, variables } };
  }
  const variables = listVariables(searchParams);
  const data = await query(context, OrderListQuery, variables);
  requirePermission(data.session.user, url, 'ORDERS');
  return { view: 'list' as const, sort: listSort(searchParams), loaded: { data, variables } };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === 'list') return <OrderListPage loaded={loaderData.loaded} sort={loaderData.sort} />;
  return <BoardPage loaded={loaderData.loaded} tab={loaderData.tab} />;
}
