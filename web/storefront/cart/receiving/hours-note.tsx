import type { CartShopFragment } from '../../../gql/graphql';
import { useKnownShop } from '../store/use-known-shop';
import styles from './hours-note.module.css';

/** Why the shop has other hours on a special day, in its own words. */
export function HoursNote({ shop: { hoursNote } }: { readonly shop: Pick<CartShopFragment, 'hoursNote'> }) {
  return hoursNote && <span className={styles.note}>{hoursNote}</span>;
}

/** As the page came with it, until the visitor's own cart has been read. */
export function KnownHoursNote() {
  const { shop, isLongAgo } = useKnownShop();
  return !isLongAgo && <HoursNote shop={shop} />;
}
