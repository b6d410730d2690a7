import { type ComponentProps, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { FragmentType } from '../../../gql/fragment-masking';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { FilterBar } from '../../kit/table/filter-bar';
import { clockAt } from '../../kit/time/shop-clock';
import { EmptyState } from '../../kit/ui/feedback';
import { CategoryChips } from './category-chips';
import { DurationChoice } from './duration-choice';
import { SharedExtras } from './shared-extras';
import { type Duration, stopRequest } from './stop-duration';
import styles from './stop-list.module.css';
import { toStopListFilter } from './stop-list-filter';
import { StoppableDish, type StoppableDishFragment } from './stoppable-dish';
import type { useStopList } from './use-stop-list';

const HOUR_MS = 3_600_000;

interface Props {
  /** The first of them by name; `count` are found. */
  readonly dishes: readonly ({ readonly id: string } & FragmentType<typeof StoppableDishFragment>)[];
  readonly count: number;
  /** What several dishes offer; none while one category is looked through. */
  readonly extras: ComponentProps<typeof SharedExtras>['extras'];
  readonly categories: readonly { readonly id: string; readonly name: string; readonly icon: string | null }[];
  readonly untilOf: ReadonlyMap<string, string | null>;
  readonly stopList: ReturnType<typeof useStopList>;
}

/** What can be stopped: found by a word or by its category, and then stopped at one press. */
export function DishPicker({ dishes, count, extras, categories, untilOf, stopList }: Props) {
  const { formatMessage } = useIntl();
  const { now, timeZone } = useCommandCenter();
  const [parameters] = useSearchParams();
  const { search } = toStopListFilter(parameters);
  const [duration, setDuration] = useState<Duration>('CLOSING');
  const [reading, setReading] = useState(() => clockAt(now + 2 * HOUR_MS, timeZone));
  const stopping = {
    untilOf,
    isBusy: stopList.isBusy,
    onStop: (item: Parameters<typeof stopList.stop>[0]) =>
      void stopList.stop(item, stopRequest({ duration, reading }, Date.now(), timeZone)),
    onResume: (item: Parameters<typeof stopList.resume>[0]) => void stopList.resume(item),
  };
  return (
    <>
      <div className={styles.filters}>
        <DurationChoice duration={duration} onDuration={setDuration} onReading={setReading} reading={reading} />
        <FilterBar searchLabel={formatMessage({ id: 'command-center.stop-list.search' })} />
        <CategoryChips categories={categories} />
      </div>
      <SharedExtras extras={extras} search={search} stopping={stopping} />
      {dishes.length > 0 ? (
        <ul aria-label={formatMessage({ id: 'command-center.stop-list.dishes' })} className={styles.list}>
          {dishes.map((dish) => (
            <StoppableDish dish={dish} key={dish.id} search={search} stopping={stopping} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<FoodIcon name="pot-of-food" size={72} />}
          title={formatMessage({ id: 'command-center.stop-list.nothingFound' })}
        >
          <FormattedMessage id="command-center.stop-list.nothingFoundExplained" />
        </EmptyState>
      )}
      {count > dishes.length && (
        <p className={styles.more}>
          <FormattedMessage id="command-center.stop-list.more" values={{ count: count - dishes.length }} />
        </p>
      )}
    </>
  );
}
