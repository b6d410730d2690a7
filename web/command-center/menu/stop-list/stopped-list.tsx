import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { EmptyState } from '../../kit/ui/feedback';
import { StopButton } from './stop-button';
import styles from './stop-list.module.css';
import type { StoppedEntry } from './stopped-entries';
import { StoppedUntil } from './stopped-until';
import type { Stoppable, useStopList } from './use-stop-list';

export const StoppedItemFragment = graphql(`
  fragment StoppedItem on StoppedItem {
    kind
    id: itemId
    name
    productName
    groupName
    until
  }
`);

interface Props {
  readonly entries: readonly StoppedEntry[];
  readonly stopList: ReturnType<typeof useStopList>;
}

/** All that is off sale now, each with until when and the way back. */
export function StoppedList({ entries, stopList }: Props) {
  const { formatMessage } = useIntl();
  if (entries.length === 0) {
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
      {entries.map((entry) => (
        <StoppedRow entry={entry} key={entry.first.id} stopList={stopList} />
      ))}
    </ul>
  );
}

interface RowProps extends Pick<Props, 'stopList'> {
  readonly entry: StoppedEntry;
}

function StoppedRow({ entry: { first, others, until }, stopList }: RowProps) {
  const { formatList } = useIntl();
  const { kind, id, name, productName, groupName } = first;
  // The only variant of a dish has no name: it is the dish.
  const isWhole = kind === 'PRODUCT' || name === '';
  const dishes = formatList(
    [first, ...others].map((item) => item.productName),
    { type: 'unit' },
  );
  const item: Stoppable = {
    kind: others.length > 0 ? 'SHARED_OPTION' : kind,
    id,
    label: isWhole ? productName : `${dishes}: ${name}`,
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong className={styles.name}>{isWhole ? productName : name}</strong>
        {!isWhole && (
          <span className={styles.of}>
            {dishes}
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
}
