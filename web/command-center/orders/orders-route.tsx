import { query } from '../../graphql/query';
import { BoardPage } from '../board/board-page';
import { BoardQuery } from '../board/board-query';
import { toBoardTab } from '../board/board-tab';
import { OrderListPage } from '../orders-list/list-page';
import { OrderListQuery } from '../orders-list/list-query';
import { requireStaff } from '../session/require-staff';
import type { Route } from './+types/orders-route';
import { statusesOf, toStatusFilter } from './status-filter';

/** The board, or with `?view=list` the list: each reads what it shows and nothing of the other. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  if (searchParams.get('view') !== 'list') {
    const variables = {};
    const data = await query(context, BoardQuery, variables);
    requireStaff(data.session.user, url);
    return { view: 'board' as const, tab: toBoardTab(searchParams.get('status')), loaded: { data, variables } };
  }
  const filter = toStatusFilter(searchParams.get('status'));
  const variables = { statuses: statusesOf(filter), after: searchParams.get('after') };
  const data = await query(context, OrderListQuery, variables);
  requireStaff(data.session.user, url);
  return { view: 'list' as const, filter, loaded: { data, variables } };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === 'list') return <OrderListPage filter={loaderData.filter} loaded={loaderData.loaded} />;
  return <BoardPage loaded={loaderData.loaded} tab={loaderData.tab} />;
}
