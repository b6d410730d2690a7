import { FormattedMessage } from 'react-intl';
import buttonStyles from '../../../ui/button/button.module.css';
import { buttonLook } from '../../../ui/button/button-look';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { type ShopLogo, ShopMark } from '../../../ui/layout/shop-mark';
import { Price } from '../../../ui/text/price';
import { Tag } from '../../../ui/text/tag';
import { accentVariables } from '../../../ui/theme/accent';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import styles from './accent-preview.module.css';

interface Props {
  readonly color: string;
  readonly logo: ShopLogo | null;
}

/** A card of the menu as shoppers will see it, in both modes. Nothing in it can be pressed. */
export function AccentPreview({ color, logo }: Props) {
  const { shopName, currencyCode } = useCommandCenter();
  return (
    <div className={styles.modes} style={{ ...accentVariables(color) }}>
      {(['light', 'dark'] as const).map((mode) => (
        <figure className={styles.mode} data-color-mode={mode} key={mode}>
          <figcaption className={styles.caption}>
            <FormattedMessage id={`command-center.appearance.mode.${mode}`} />
          </figcaption>
          <div aria-hidden="true" className={styles.page}>
            <p className={styles.sign}>
              <ShopMark logo={logo} name={shopName} />
            </p>
            <div className={styles.card}>
              <span className={styles.picture}>
                <FoodIcon name="pizza" size={56} />
              </span>
              <p className={styles.dish}>
                <FormattedMessage id="command-center.appearance.dish" />
              </p>
              <p>
                <Tag tone="accent">
                  <FormattedMessage id="command-center.appearance.tag" />
                </Tag>
              </p>
              <div className={styles.foot}>
                <Price value={{ minor: 1490, currencyCode }} />
                <span className={buttonLook({ size: 'sm' })}>
                  <span className={buttonStyles.label}>
                    <FormattedMessage id="command-center.appearance.button" />
                  </span>
                </span>
              </div>
            </div>
            <p className={styles.link}>
              <FormattedMessage id="command-center.appearance.link" />
            </p>
          </div>
        </figure>
      ))}
    </div>
  );
}
