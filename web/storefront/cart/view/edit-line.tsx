import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { useDishOpener } from '../../catalog/dish/use-dish-over-list';
import type { CartLine } from '../store/cart-view';
import styles from './cart-line-row.module.css';

/** Opens the dish as it was chosen. Nothing for a line that the server has not named yet. */
export function EditLine({ line }: { readonly line: CartLine }) {
  const { open } = useDishOpener();
  const { productSlug, categorySlug, key, preview } = line;
  if (!productSlug || !categorySlug) return null;
  return (
    <button
      className={styles.edit}
      onClick={() => open({ categorySlug, slug: productSlug, name: preview.productName, lineKey: key })}
      type="button"
    >
      <FormattedMessage
        id="checkout.cart.edit"
        values={{
          name: preview.productName,
          hidden: (parts) => <VisuallyHidden key="name">{parts}</VisuallyHidden>,
        }}
      />
    </button>
  );
}
