import { FormattedMessage } from 'react-intl';
import { tellsOfAllergy } from '../../../../domain/allergy';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import styles from './card-lines.module.css';
import { OptionWords } from './option-words';

const CardLinesFragment = graphql(`
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
      {lines.slice(0, most).map(({ id, quantity, productName, variantName, options, note }) => (
        <li className={styles.line} key={id}>
          <strong>{quantity} ×</strong>{' '}
          <span>
            {productName}
            {variantName && `, ${variantName}`}
            <OptionWords className={styles.option} options={options} />
            {note && (
              <span className={styles.note} data-loud={tellsOfAllergy(note) || undefined}>
                {note}
              </span>
            )}
          </span>
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
