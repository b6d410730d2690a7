import HeartIcon from 'lucide/dist/esm/icons/heart';
import { useIntl } from 'react-intl';
import type { DishButtonSlotProps } from '../../../storefront/catalog/dish/dish-slots';
import { useIsKept } from '../../../storefront/device/kept-set';
import { Icon } from '../../../ui/icons/icon';
import styles from './dish-button.slot.module.css';
import { favourites } from './favourites';

/** The heart of a dish. Favourites are kept on this device alone. */
export default function FavouriteButton({ dish: { slug, name } }: DishButtonSlotProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      aria-label={formatMessage({ id: 'favourites.dish' }, { name })}
      aria-pressed={useIsKept(favourites, slug)}
      className={styles.heart}
      onClick={() => favourites.toggle(slug)}
      type="button"
    >
      <Icon of={HeartIcon} />
    </button>
  );
}
