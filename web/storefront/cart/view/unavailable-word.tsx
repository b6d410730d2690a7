import { FormattedList, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { productPath } from '../../shop/product-path';
import type { CartLine } from '../store/cart-view';
import styles from './cart-line-row.module.css';

/** Why a line can't be ordered, and what to do about it. */
export function UnavailableWord({ line }: { readonly line: CartLine }) {
  const { isGone, misfit, soldOutNames, categorySlug, productSlug } = line;
  const canChooseAnother =
    (misfit !== null || soldOutNames.length > 0) && categorySlug !== null && productSlug !== null;
  return (
    <p className={styles.problem}>
      {misfit !== null ? (
        misfit
      ) : isGone ? (
        <FormattedMessage id="checkout.cart.lineGone" />
      ) : soldOutNames.length > 0 ? (
        <FormattedMessage
          id="checkout.cart.partSoldOut"
          values={{ names: <FormattedList type="conjunction" value={soldOutNames} /> }}
        />
      ) : (
        <FormattedMessage id="checkout.cart.lineSoldOut" />
      )}
      {canChooseAnother && (
        <>
          {' '}
          <Link className={styles.another} to={productPath(categorySlug, productSlug)}>
            <FormattedMessage id="checkout.cart.chooseAnother" />
          </Link>
        </>
      )}
    </p>
  );
}
