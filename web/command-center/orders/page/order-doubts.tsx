import { Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isDoubt } from '../../../../domain/doubts';
import { Tag } from '../../kit/ui/feedback';

/** What staff should check before they rely on it: the shopper insisted on it, or was not asked. */
export function OrderDoubts({ doubts }: { readonly doubts: readonly { readonly code: string }[] }) {
  return (
    <Flex gap="1" wrap="wrap">
      {doubts.map(
        ({ code }) =>
          isDoubt(code) && (
            <Tag key={code} tone="warning">
              <FormattedMessage id={`command-center.order.doubt.${code}`} />
            </Tag>
          ),
      )}
    </Flex>
  );
}
