import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import styles from './order-lines.module.css';

const OrderLinesFragment = graphql(`
  fragment OrderLines on Checkout {
    id
    lines {
      id
      quantity
      productName
      variantName
      sku
      options {
        group
        name
      }
      total {
        minor
        currencyCode
      }
    }
  }
`);

/** The dishes with everything that was chosen for them. */
export function OrderLines({ order }: { readonly order: FragmentType<typeof OrderLinesFragment> }) {
  const { lines } = readFragment(OrderLinesFragment, order);
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, quantity, productName, variantName, sku, options, total }) => (
        <li className={styles.line} key={id}>
          <span className={styles.quantity}>{quantity} ×</span>
          <div className={styles.dish}>
            <p className={styles.name}>
              {productName}
              {variantName && `, ${variantName}`}
            </p>
            {options.length > 0 && (
              <ul className={styles.options}>
                {options.map(({ group, name }) => (
                  <li key={`${group} ${name}`}>
                    {group}: {name}
                  </li>
                ))}
              </ul>
            )}
            {sku && <p className={styles.sku}>{sku}</p>}
          </div>
          <Price value={total} />
        </li>
      ))}
    </ul>
  );
}
