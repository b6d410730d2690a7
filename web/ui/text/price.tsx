import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names';
import type { MoneyValue } from './money';
import styles from './price.module.css';
import { useMoney } from './use-money';

interface Props {
  readonly value: MoneyValue;
  /** “from …”, where variants differ. */
  readonly isFrom?: boolean;
  /** The price before a discount, struck through. */
  readonly before?: MoneyValue | null;
  readonly className?: string | undefined;
}

/** A price, never broken over two lines. */
export function Price({ value, isFrom = false, before, className }: Props) {
  const money = useMoney();
  return (
    <span className={classNames(styles.price, className)}>
      {before && <s className={styles.before}>{money(before)}</s>}
      {isFrom ? <FormattedMessage id="ui.priceFrom" values={{ price: money(value) }} /> : money(value)}
    </span>
  );
}
