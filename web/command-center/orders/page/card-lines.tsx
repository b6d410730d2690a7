import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { LineWords } from '../line/line-words';
import styles from './card-lines.module.css';

export const CardLinesFragment = graphql(`
  fragment CardLines on Order {
    id
    lines {
      id
      quantity
      productName
      variantName
      note
      options {
        group
        name
        kind
      }
    }
  }
`);

interface Props {
  readonly order: FragmentType<typeof CardLinesFragment>;
  /** Dishes that are named before the rest is only counted. */
  readonly most: number;
}

/** The dishes of an order with what was chosen for them, as far as a card has room. */
export function CardLines({ order, most }: Props) {
  const { lines } = readFragment(CardLinesFragment, order);
  const rest = lines.length - most;
  return (
    <ul className={styles.lines}>
      {lines.slice(0, most).map((line) => (
        <li className={styles.line} key={line.id}>
          <strong>{line.quantity} ×</strong> <LineWords line={line} />
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.rest}>
          <FormattedMessage id="command-center.orders.moreLines" values={{ count: rest }} />
        </li>
      )}
    </ul>
  );
}
