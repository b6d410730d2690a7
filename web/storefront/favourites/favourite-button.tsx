import HeartIcon from 'lucide/dist/esm/icons/heart';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icons/icon';
import { useIsKept } from '../device/kept-set';
import styles from './favourite-button.module.css';
import { favourites } from './favourites';

interface Props {
  readonly dish: { readonly slug: string; readonly name: string };
}

/** The heart of a dish. Favourites are kept on this device alone. */
export function FavouriteButton({ dish: { slug, name } }: Props) {
  const { formatMessage } = useIntl();
  return (
    <button
      aria-label={formatMessage({ id: 'storefront.favourites.dish' }, { name })}
      aria-pressed={useIsKept(favourites, slug)}
      className={styles.heart}
      onClick={() => favourites.toggle(slug)}
      type="button"
    >
      <Icon of={HeartIcon} />
    </button>
  );
}
