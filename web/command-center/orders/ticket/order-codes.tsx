import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { MessageId } from '../../../i18n/message-ids';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { QrCode } from '../../kit/ui/qr-code';

const OrderCodesFragment = graphql(`
  fragment OrderCodes on Order {
    id
    token
  }
`);

const CODE = { '& svg': { display: 'block', width: '34mm', height: '34mm' } } as const;

interface Props {
  readonly order: FragmentType<typeof OrderCodesFragment>;
  /** Of the order's page in the command center. */
  readonly staffPath: string;
}

/**
 * QR codes of the order's pages: one for the staff who hand it over, one for the client to follow it on a phone. Drawn in
 * the browser, which knows the address. Roles that may not see who ordered print only the first.
 */
export function OrderCodes({ order, staffPath }: Props) {
  const { token } = readFragment(OrderCodesFragment, order);
  // The server does not know by which address the page is open.
  const origin = useIsHydrated() ? window.location.origin : null;
  return (
    <Flex gap="2mm" justifyContent="space-around" minHeight="40mm">
      {origin !== null && (
        <>
          {token && (
            <Code
              caption="command-center.ticket.clientCode"
              label="command-center.ticket.clientCodeLabel"
              text={`${origin}/finish?order=${encodeURIComponent(token)}`}
            />
          )}
          <Code
            caption="command-center.ticket.staffCode"
            label="command-center.ticket.code"
            text={`${origin}${staffPath}`}
          />
        </>
      )}
    </Flex>
  );
}

interface CodeProps {
  readonly text: string;
  readonly label: MessageId;
  readonly caption: MessageId;
}

function Code({ text, label, caption }: CodeProps) {
  const { formatMessage } = useIntl();
  return (
    <chakra.figure css={CODE} margin="0">
      <QrCode label={formatMessage({ id: label })} text={text} />
      <chakra.figcaption fontSize="12px" maxWidth="34mm" textAlign="center">
        <FormattedMessage id={caption} />
      </chakra.figcaption>
    </chakra.figure>
  );
}
