import { chakra, Span, Text } from '@chakra-ui/react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';

const TicketLinesFragment = graphql(`
  fragment TicketLines on Order {
    id
    kitchenNote
    lines {
      id
      quantity
      productName
      variantName
      note
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
      <chakra.ul display="grid" gap="1.5mm" padding="0" listStyle="none">
        {lines.map(({ id, quantity, productName, variantName, note, options, total }) => (
          <chakra.li
            display="grid"
            gridTemplateColumns="8mm minmax(0, 1fr) auto"
            gap="1mm"
            alignItems="baseline"
            breakInside="avoid"
            key={id}
          >
            <chakra.strong fontSize="15px">{quantity}×</chakra.strong>
            <span>
              <chakra.strong fontSize="15px">
                {productName}
                {variantName && `, ${variantName}`}
              </chakra.strong>
              {options.map(({ name }) => (
                <Span display="block" key={name}>
                  + {name}
                </Span>
              ))}
              {note && (
                <Span display="block" fontWeight="bold">
                  {note}
                </Span>
              )}
            </span>
            <Price value={total} />
          </chakra.li>
        ))}
      </chakra.ul>
      {kitchenNote && (
        <Text
          marginTop="2mm"
          padding="1.5mm 2mm"
          border="2px solid #000000"
          fontSize="15px"
          fontWeight="bold"
          whiteSpace="pre-line"
        >
          {kitchenNote}
        </Text>
      )}
    </section>
  );
}
