import { Box, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Notice, Tag } from '../../kit/ui/feedback';

interface Props {
  readonly doubts: readonly { readonly message: string }[];
}

/** Two lines can say the same. */
export const messagesOf = ({ doubts }: Props) => [...new Set(doubts.map(({ message }) => message))];

/** What staff should check before they rely on an order, as the API words it. */
export function OrderDoubts(props: Props) {
  return (
    <Flex css={{ '& [data-tag]': { whiteSpace: 'normal' } }} gap="1" wrap="wrap" _empty={{ display: 'none' }}>
      {messagesOf(props).map((message) => (
        <Tag key={message} tone="warning">
          {message}
        </Tag>
      ))}
    </Flex>
  );
}

/** The same at the head of the order's page. */
export function DoubtsNotice(props: Props) {
  const { formatMessage } = useIntl();
  if (props.doubts.length === 0) return null;
  return (
    <Notice title={formatMessage({ id: 'command-center.order.needsLook' })} tone="warning">
      <Box as="ul" paddingInlineStart="4">
        {messagesOf(props).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Box>
    </Notice>
  );
}
