import { VisuallyHidden } from '../text/visually-hidden';
import styles from './shop-mark.module.css';

/** A logo as the API gives it. */
export interface ShopLogo {
  /** The smallest file that is sharp in a header. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

interface Props {
  readonly name: string;
  readonly logo?: ShopLogo | null | undefined;
}

/** From this ratio on, a logo is a wordmark: the name is in it. */
const WORDMARK_RATIO = 2;

/** The shop's logo and name. A wide logo stands alone, and the name is heard only. */
export function ShopMark({ name, logo }: Props) {
  const isWordmark = logo ? logo.width / logo.height >= WORDMARK_RATIO : false;
  return (
    <span className={styles.mark}>
      {logo && <img alt="" className={styles.logo} height={logo.height} src={logo.url} width={logo.width} />}
      {isWordmark ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
    </span>
  );
}
