import { Box, chakra, Span, Text } from '@chakra-ui/react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { LineWords } from '../line/line-words';

const OrderLinesFragment = graphql(`
  fragment OrderLines on Order {
    id
    lines {
      id
      quantity
      productName
      variantName
      sku
      note
      options {
        group
        name
        kind
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
    <chakra.ul display="grid" padding="0" listStyle="none">
      {lines.map(({ id, quantity, sku, total, ...line }) => (
        <chakra.li
          display="flex"
          flexWrap="wrap"
          gap="2"
          paddingBlock="3"
          borderBottomWidth="1px"
          fontVariantNumeric="tabular-nums"
          _first={{ paddingTop: '0' }}
          key={id}
        >
          <Span flex="none" minWidth="10" fontWeight="bold" whiteSpace="nowrap">
            {quantity} ×
          </Span>
          <Box flex="1 1 7rem" minWidth="0" overflowWrap="anywhere">
            <LineWords line={line} />
            {sku && (
              <Text color="fg.muted" fontSize="xs">
                {sku}
              </Text>
            )}
          </Box>
          <Box flex="none" marginInlineStart="auto">
            <Price value={total} />
          </Box>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
