import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { Button } from '../../kit/ui/button';
import { Segmented } from '../../kit/ui/choices';
import type { Route } from './+types/stop-list-route';
import { DishPicker } from './dish-picker';
import styles from './stop-list.module.css';
import { toStopListFilter } from './stop-list-filter';
import { stoppedEntries } from './stopped-entries';
import { StoppedItemFragment, StoppedList } from './stopped-list';
import { useStopList } from './use-stop-list';

export const StopListQuery = graphql(`
  query StopList($search: String, $categoryId: ID) {
    ...StaffSession
    channel {
      id
      stopList {
        ...StoppedItem
      }
      sharedOptions {
        id: optionId
        ...SharedExtra
      }
      products(first: 60, sort: NAME, search: $search, categoryId: $categoryId) {
        totalCount
        nodes {
          id
          ...StoppableDish
        }
      }
    }
    menu {
      id
      categories {
        id
        name
        icon
      }
    }
  }
`);

export function loader(route: Route.LoaderArgs) {
  const { search, categoryId } = toStopListFilter(route.url.searchParams);
  return readPage(route, 'STOP_LIST', StopListQuery, { search, categoryId });
}

const VIEWS = ['PICKER', 'STOPPED'] as const;

/** What is off sale now, and how to take something else off: large enough for a tablet in the kitchen. */
export default function StopList({ loaderData }: Route.ComponentProps) {
  const { channel, menu } = useFresh(StopListQuery, loaderData);
  const { formatMessage } = useIntl();
  const stopList = useStopList();
  const items = readFragment(StoppedItemFragment, channel?.stopList ?? []);
  const entries = stoppedEntries(items);
  const { search, categoryId } = loaderData.variables;
  // A search or a category in the address means that the reader wants to stop something.
  const isSeeking = search !== '' || categoryId !== null;
  const [view, setView] = useState<(typeof VIEWS)[number]>(items.length > 0 && !isSeeking ? 'STOPPED' : 'PICKER');
  const [isAsking, setIsAsking] = useState(false);
  const untilOf = new Map(items.map(({ id, until }) => [id, until]));
  const count = entries.length;
  return (
    <>
      <PageHead
        aside={
          count > 1 && (
            <Button onClick={() => setIsAsking(true)} variant="outline">
              <FormattedMessage id="command-center.stop-list.resumeAll" />
            </Button>
          )
        }
        title={formatMessage({ id: 'command-center.stop-list.title' })}
      />
      <div className={styles.switcher}>
        <Segmented
          isWide
          label={formatMessage({ id: 'command-center.stop-list.view' })}
          onChange={setView}
          segments={VIEWS.map((value) => ({
            value,
            label: formatMessage({ id: `command-center.stop-list.view.${value}` }, { count }),
          }))}
          value={view}
        />
      </div>
      <div className={styles.columns} data-shown={view}>
        <section aria-labelledby="stopped" className={styles.stopped}>
          <h2 className={styles.heading} id="stopped">
            <FormattedMessage id="command-center.stop-list.now" values={{ count }} />
          </h2>
          <StoppedList entries={entries} stopList={stopList} />
        </section>
        <section aria-labelledby="picker" className={styles.picker}>
          <h2 className={styles.heading} id="picker">
            <FormattedMessage id="command-center.stop-list.add" />
          </h2>
          <DishPicker
            categories={menu?.categories ?? []}
            count={channel?.products?.totalCount ?? 0}
            extras={categoryId === null ? (channel?.sharedOptions ?? []) : []}
            dishes={channel?.products?.nodes ?? []}
            stopList={stopList}
            untilOf={untilOf}
          />
        </section>
      </div>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.stop-list.resumeAll' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await stopList.resumeAll();
          return null;
        }}
        title={formatMessage({ id: 'command-center.stop-list.resumeAllTitle' })}
        tone="primary"
      >
        <FormattedMessage id="command-center.stop-list.resumeAllExplained" values={{ count }} />
      </ConfirmDialog>
    </>
  );
}
