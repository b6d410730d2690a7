import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PaymentProviderKind } from '../../../gql/graphql';

interface Props {
  readonly methodName: string | null;
  readonly provider: PaymentProviderKind;
}

/** How somebody chose to pay, and who takes the money. */
export function PaymentWay({ methodName, provider }: Props) {
  return (
    <Box display="grid" overflowWrap="break-word">
      <span>{methodName ?? <FormattedMessage id="command-center.payments.unnamed" />}</span>
      <Span color="fg.muted" fontSize="xs" fontWeight="normal">
        <FormattedMessage id={`command-center.provider.kind.${provider}`} />
      </Span>
    </Box>
  );
}
