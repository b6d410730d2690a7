import { Link } from 'react-router';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './shop-sign.module.css';
import site from './site.module.css';

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

/** The shop's logo and name, which lead home. A wide logo stands alone, and the name is heard only. */
export function ShopSign({ name, logo }: Props) {
  if (!logo) {
    return (
      <Link className={site.shopName} to="/">
        {name}
      </Link>
    );
  }
  const { url, width, height } = logo;
  const isWordmark = width / height >= WORDMARK_RATIO;
  return (
    <Link className={styles.sign} to="/">
      <img alt="" className={styles.logo} height={height} src={url} width={width} />
      {isWordmark ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={site.shopName}>{name}</span>}
    </Link>
  );
}
