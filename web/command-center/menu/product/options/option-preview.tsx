import { Box, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { guessedKind } from '../../../../../domain/option-kind';
import { Price } from '../../../../ui/text/price';
import { useCommandCenter } from '../../../kit/context/command-center-context';
import { OptionWords } from '../../../orders/line/line-words';
import type { OptionLine } from './option-line';

interface Props {
  readonly group: string;
  readonly isOne: boolean;
  readonly lines: readonly OptionLine[];
}

/** A group that is being written: as clients choose of it, and as the kitchen will read what they chose. */
export function OptionPreview({ group, isOne, lines }: Props) {
  const { currencyCode, defaultLocale } = useCommandCenter();
  const kindOf = (name: string) =>
    guessedKind({ name: { [defaultLocale]: group }, minimum: isOne ? 1 : 0 }, { [defaultLocale]: name });
  if (lines.length === 0) return null;
  return (
    <Box as="section" borderRadius="md" borderWidth="1px" padding="3">
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="command-center.product.options.preview" />
      </Text>
      <Text fontWeight="semibold">{group}</Text>
      <ul>
        {lines.map(({ name, priceDifference }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <Flex as="li" gap="2" key={index} paddingBlock="1">
            <span aria-hidden="true">{isOne ? '○' : '☐'}</span>
            <Box flex="1" minWidth="0" overflowWrap="anywhere">
              {name}
              <Text color="fg.muted" fontSize="sm">
                <OptionWords option={{ group, name, kind: kindOf(name) }} />
              </Text>
            </Box>
            {priceDifference !== 0 && (
              <span>
                {priceDifference > 0 && '+'}
                <Price value={{ minor: priceDifference, currencyCode }} />
              </span>
            )}
          </Flex>
        ))}
      </ul>
    </Box>
  );
}
