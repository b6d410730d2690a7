import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductRowFragment } from '../../../gql/graphql';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { Switch } from '../../kit/ui/choices';
import { StoppedUntil } from '../stop-list/stopped-until';
import type { useStopList } from '../stop-list/use-stop-list';
import styles from './products.module.css';

interface Props {
  readonly product: ProductRowFragment;
  readonly stopList: ReturnType<typeof useStopList>;
}

/** Whether a dish is on sale, turned at one press; off until it is turned on again. */
export function AvailabilityCell({ product, stopList }: Props) {
  const { formatMessage } = useIntl();
  const { id, name, isAvailable, isSoldOut, soldOutUntil } = product;
  const isStopped = !isAvailable || soldOutUntil !== null;
  const item = { kind: 'PRODUCT', id, label: name } as const;
  const turn = () => (isStopped ? stopList.resume(item) : stopList.stop(item, { duration: 'UNTIL_CHANGED' }));
  return (
    <div className={styles.availability}>
      <Switch
        checked={!isStopped}
        className={styles.switch}
        disabled={stopList.isBusy(id)}
        label={
          <VisuallyHidden>{formatMessage({ id: 'command-center.products.onSaleNamed' }, { name })}</VisuallyHidden>
        }
        onChange={() => void turn()}
      />
      {isStopped && (
        <span className={styles.until}>
          <StoppedUntil until={soldOutUntil} />
        </span>
      )}
      {!isStopped && isSoldOut && (
        <span className={styles.until}>
          <FormattedMessage id="command-center.products.sizesStopped" />
        </span>
      )}
    </div>
  );
}
