import { FormattedMessage, useIntl } from 'react-intl';
import { ShopMark } from '../../../ui/layout/shop-mark';
import { QrCode } from '../../kit/ui/qr-code';
import styles from './qr-sheet.module.css';

/** How large a card is: one, four or twelve on a sheet of A4. */
export type CardSize = 'poster' | 'tables' | 'cards';

export interface QrCard {
  readonly id: string;
  /** What the code leads to. */
  readonly address: string;
  /** Above the code, large: “Table 7”. */
  readonly title?: string;
  /** Said of another card already. */
  readonly isCopy?: boolean;
}

interface Props {
  readonly cards: readonly QrCard[];
  readonly size: CardSize;
  readonly shop: Parameters<typeof ShopMark>[0];
}

/** What somebody without a camera types: a table's own address is nothing to type, the shop's is. */
function typedAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  return search === '' ? host + pathname.replace(/\/$/, '') : host;
}

/** Codes as they come out of the printer, a card each. */
export function QrSheet({ cards, size, shop }: Props) {
  const { formatMessage } = useIntl();
  return (
    <ul aria-label={formatMessage({ id: 'command-center.appearance.sheet' })} className={styles.sheet} data-kind={size}>
      {cards.map(({ id, address, title, isCopy }) => (
        <li aria-hidden={isCopy || undefined} className={styles.card} key={id}>
          <ShopMark {...shop} />
          {title && <p className={styles.title}>{title}</p>}
          <QrCode className={styles.code} text={address} />
          <p className={styles.words}>
            <FormattedMessage id="command-center.appearance.scan" />
          </p>
          <p className={styles.address}>{typedAddress(address)}</p>
        </li>
      ))}
    </ul>
  );
}
