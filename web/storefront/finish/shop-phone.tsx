import PhoneIcon from 'lucide/dist/esm/icons/phone';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icons/icon';
import styles from './shop-phone.module.css';

export interface ShopPhoneLink {
  readonly href: string;
  /** As people dial it. */
  readonly text: string;
}

/** Whom to call when something is wrong; nothing where the shop gave no number. */
export function ShopPhone({ phone }: { readonly phone: ShopPhoneLink | null }) {
  if (!phone) return null;
  return (
    <p className={styles.phone}>
      <FormattedMessage id="checkout.finish.call" />
      <a className={styles.link} href={phone.href}>
        <Icon of={PhoneIcon} size={18} />
        {phone.text}
      </a>
    </p>
  );
}
