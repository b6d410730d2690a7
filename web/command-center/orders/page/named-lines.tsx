import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import styles from './named-lines.module.css';

const NamedLinesFragment = graphql(`
  fragment NamedLines on Checkout {
    id
    lines {
      id
      quantity
      productName
      variantName
    }
  }
`);

interface Props {
  readonly order: FragmentType<typeof NamedLinesFragment>;
  /** Dishes that are named before the rest is only counted. */
  readonly most: number;
  readonly className?: string;
  /** Of the count of the rest. */
  readonly restClassName?: string;
}

/** The dishes of an order, as far as a card has room for them. */
export function NamedLines({ order, most, className, restClassName }: Props) {
  const { lines } = readFragment(NamedLinesFragment, order);
  const rest = lines.length - most;
  return (
    <ul className={className}>
      {lines.slice(0, most).map(({ id, quantity, productName, variantName }) => (
        <li className={styles.line} key={id}>
          <strong>{quantity} ×</strong>{' '}
          <span>
            {productName}
            {variantName && `, ${variantName}`}
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li className={restClassName}>
          <FormattedMessage id="command-center.orders.moreLines" values={{ count: rest }} />
        </li>
      )}
    </ul>
  );
}
