import { readPage } from '../kit/entity/read-page';
import type { Route } from './+types/orders-route';
import { BoardPage } from './board/board-page';
import { BoardQuery } from './board/board-query';
import { toBoardTab } from './board/board-tab';
import { OrderListPage } from './orders-list/list-page';
import { OrderListQuery } from './orders-list/list-query';
import { listSort, listVariables } from './orders-list/list-variables';

/** The board, or with `?view=list` the list: each reads what it shows and nothing of the other. */
export async function loader(route: Route.LoaderArgs) {
  const { searchParams } = route.url;
  if (searchParams.get('view') !== 'list') {
    const loaded = await readPage(route, 'ORDERS', BoardQuery, {});
    return { view: 'board' as const, tab: toBoardTab(searchParams.get('status')), loaded };
  }
  const loaded = await readPage(route, 'ORDERS', OrderListQuery, listVariables(searchParams));
  return { view: 'list' as const, sort: listSort(searchParams), loaded };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === 'list') return <OrderListPage loaded={loaderData.loaded} sort={loaderData.sort} />;
  return <BoardPage loaded={loaderData.loaded} tab={loaderData.tab} />;
}
