import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import styles from './ticket-lines.module.css';

const TicketLinesFragment = graphql(`
  fragment TicketLines on Checkout {
    id
    kitchenNote
    lines {
      id
      quantity
      productName
      variantName
      options {
        name
      }
      total {
        minor
        currencyCode
      }
    }
  }
`);

/** The dishes with what was chosen for them, and what the kitchen was asked for in a frame of its own. */
export function TicketLines({ order }: { readonly order: FragmentType<typeof TicketLinesFragment> }) {
  const { lines, kitchenNote } = readFragment(TicketLinesFragment, order);
  return (
    <section>
      <ul className={styles.lines}>
        {lines.map(({ id, quantity, productName, variantName, options, total }) => (
          <li className={styles.line} key={id}>
            <strong className={styles.quantity}>{quantity}×</strong>
            <span>
              <strong className={styles.name}>
                {productName}
                {variantName && `, ${variantName}`}
              </strong>
              {options.map(({ name }) => (
                <span className={styles.option} key={name}>
                  + {name}
                </span>
              ))}
            </span>
            <Price value={total} />
          </li>
        ))}
      </ul>
      {kitchenNote && <p className={styles.note}>{kitchenNote}</p>}
    </section>
  );
}
