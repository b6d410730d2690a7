import { FormattedMessage } from 'react-intl';
import { CircleXIcon } from '../../ui/icons/circle-x-icon';
import { PackageCheckIcon } from '../../ui/icons/package-check-icon';
import styles from './order-hero.module.css';

interface Props {
  readonly number: string | null;
  /** Null for strangers. */
  readonly name: string | null;
  readonly isCancelled: boolean;
}

/** What became of the order, in one sentence. */
export function OrderHero({ number, name, isCancelled }: Props) {
  const Icon = isCancelled ? CircleXIcon : PackageCheckIcon;
  return (
    <section className={styles.hero} data-cancelled={isCancelled || undefined}>
      <Icon className={styles.icon} size={40} />
      <p className={styles.number}>
        <FormattedMessage id="checkout.finish.number" values={{ number }} />
      </p>
      <h1>
        {isCancelled ? (
          <FormattedMessage id="checkout.finish.cancelled" />
        ) : name ? (
          <FormattedMessage id="checkout.finish.thanksName" values={{ name }} />
        ) : (
          <FormattedMessage id="checkout.finish.thanks" />
        )}
      </h1>
      {!isCancelled && (
        <p className={styles.lead}>
          <FormattedMessage id="checkout.finish.handedOver" />
        </p>
      )}
    </section>
  );
}
