import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';

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
        <chakra.li
          display="grid"
          gridTemplateColumns="minmax(1.625em, max-content) minmax(0, 1fr)"
          gap="0.375em"
          css={{ '& > strong': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } }}
          key={id}
        >
          <strong>{quantity} ×</strong>{' '}
          <span>
            {productName}
            {variantName && `, ${variantName}`}
          </span>
        </chakra.li>
      ))}
      {rest > 0 && (
        <li className={restClassName}>
          <FormattedMessage id="command-center.orders.moreLines" values={{ count: rest }} />
        </li>
      )}
    </ul>
  );
}
