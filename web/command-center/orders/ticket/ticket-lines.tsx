import { Box, chakra } from '@chakra-ui/react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { LineWords, NoteWords } from '../line/line-words';

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

/** A printer of tickets has one colour. What is loud is white on black. */
const ON_PAPER = {
  '--muted': '#000000',
  '--danger': '#000000',
  '--danger-solid': '#000000',
  '--ground': '#ffffff',
  printColorAdjust: 'exact',
} as const;

/** The dishes with what was chosen for them, and what the kitchen was asked for in a frame of its own. */
export function TicketLines({ order }: { readonly order: FragmentType<typeof TicketLinesFragment> }) {
  const { lines, kitchenNote } = readFragment(TicketLinesFragment, order);
  return (
    <section>
      <chakra.ul display="grid" gap="1.5mm" padding="0" listStyle="none" css={ON_PAPER}>
        {lines.map(({ id, quantity, total, ...line }) => (
          <chakra.li
            display="grid"
            gridTemplateColumns="8mm minmax(0, 1fr) auto"
            gap="1mm"
            alignItems="baseline"
            breakInside="avoid"
            key={id}
          >
            <chakra.strong fontSize="15px">{quantity}×</chakra.strong>
            <Box fontSize="15px">
              <LineWords line={line} />
            </Box>
            <Price value={total} />
          </chakra.li>
        ))}
      </chakra.ul>
      {kitchenNote && (
        <Box border="2px solid #000000" css={ON_PAPER} fontSize="17px" marginTop="2mm" padding="1.5mm 2mm">
          <NoteWords note={kitchenNote} />
        </Box>
      )}
    </section>
  );
}
