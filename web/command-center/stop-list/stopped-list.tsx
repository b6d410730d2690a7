import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FoodIcon } from '../../ui/icons/food-icon';
import { StopButton } from './stop-button';
import styles from './stop-list.module.css';
import { StoppedUntil } from './stopped-until';
import type { Stoppable, useStopList } from './use-stop-list';

export const StoppedItemFragment = graphql(`
  fragment StoppedItem on StoppedItem {
    kind
    id
    name
    productName
    groupName
    until
  }
`);

interface Props {
  readonly items: readonly FragmentType<typeof StoppedItemFragment>[];
  readonly stopList: ReturnType<typeof useStopList>;
}

/** All that is off sale now, each with until when and the way back. */
export function StoppedList({ items, stopList }: Props) {
  const { formatMessage } = useIntl();
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<FoodIcon name="fork-and-knife-with-plate" size={72} />}
        title={formatMessage({ id: 'command-center.stop-list.empty' })}
      >
        <FormattedMessage id="command-center.stop-list.emptyExplained" />
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {readFragment(StoppedItemFragment, items).map(({ kind, id, name, productName, groupName, until }) => {
        // The only variant of a dish has no name: it is the dish.
        const isWhole = kind === 'PRODUCT' || name === '';
        const item: Stoppable = { kind, id, label: isWhole ? productName : `${productName}: ${name}` };
        return (
          <li className={styles.row} key={id}>
            <div className={styles.words}>
              <strong className={styles.name}>{isWhole ? productName : name}</strong>
              {!isWhole && (
                <span className={styles.of}>
                  {productName}
                  {groupName && ` · ${groupName}`}
                </span>
              )}
              <span className={styles.until}>
                <StoppedUntil until={until} />
              </span>
            </div>
            <StopButton
              isBusy={stopList.isBusy(id)}
              isStopped
              label={item.label}
              onResume={() => void stopList.resume(item)}
              onStop={() => undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
