import XIcon from 'lucide/dist/esm/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../../ui/button/icon-button';
import { Icon } from '../../../ui/icons/icon';
import { Price } from '../../../ui/text/price';
import type { CartPromo } from '../store/cart-totals';
import styles from './promo-row.module.css';

/** The button that takes the code off: where the focus goes once it is on. */
export const REMOVE_PROMO_ID = 'remove-promo-code';

interface Props {
  readonly promo: Pick<CartPromo, 'code' | 'discount' | 'freesDelivery' | 'problem'>;
  readonly currencyCode: string;
  /** Left out where it can't be taken off any more. */
  readonly onRemove?: (() => void) | undefined;
}

/** The promo code among the totals: what it takes off, or struck through with the reason why it can't be used. */
export function PromoRow({ promo: { code, discount, freesDelivery, problem }, currencyCode, onRemove }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <span className={problem ? styles.refused : undefined}>
          <FormattedMessage id="checkout.promo.code" values={{ code: <span className={styles.code}>{code}</span> }} />
        </span>
        {onRemove && (
          <IconButton
            icon={<Icon of={XIcon} size={16} />}
            id={REMOVE_PROMO_ID}
            label={formatMessage({ id: 'checkout.promo.remove' }, { code })}
            onClick={onRemove}
            size="sm"
          />
        )}
      </dt>
      {problem ? (
        <dd className={styles.problem}>
          <span role="alert">{problem}</span>
        </dd>
      ) : (
        <dd className={styles.saved}>
          {freesDelivery ? (
            <FormattedMessage id="checkout.promo.freeDelivery" />
          ) : (
            <Price value={{ minor: -discount, currencyCode }} />
          )}
        </dd>
      )}
    </div>
  );
}
