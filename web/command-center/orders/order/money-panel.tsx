import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { useMay } from '../../kit/context/command-center-context';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { Notice, Tag } from '../../kit/ui/feedback';
import { MoneyTag } from '../page/money-tag';
import { RefundDialog } from './refund-dialog';

export const MoneyPanelFragment = graphql(`
  fragment MoneyPanel on Order {
    id
    moneyState
    payments {
      id
      provider
      isTest
      status
      captured {
        minor
        currencyCode
      }
      amount {
        minor
        currencyCode
      }
      refunded {
        minor
      }
      trouble
      refunds {
        id
        status
        amount {
          minor
          currencyCode
        }
        reason
        createdAt
      }
    }
    ...RefundDialog
  }
`);

/** Card money of an order: what was reserved, taken and given back, and what the provider refuses to do. */
export function MoneyPanel({ order }: { readonly order: FragmentType<typeof MoneyPanelFragment> }) {
  const own = readFragment(MoneyPanelFragment, order);
  const { formatMessage } = useIntl();
  const mayRefund = useMay('REFUNDS');
  const [isRefunding, setIsRefunding] = useState(false);
  if (own.moneyState === null) return null;
  const isLeft = own.payments.some(({ status, captured, refunded }) => {
    return status === 'CAPTURED' && captured.minor > refunded.minor;
  });
  return (
    <Panel title={formatMessage({ id: 'command-center.money.title' })}>
      <Stack gap="3">
        <div>
          <MoneyTag state={own.moneyState} />
        </div>
        {own.payments.map(({ id, provider, isTest, status, amount, captured, trouble, refunds }) => (
          <Box key={id}>
            <Flex align="center" gap="2" justify="space-between" wrap="wrap">
              <Flex align="center" gap="2">
                <FormattedMessage id={`command-center.provider.kind.${provider}`} />
                {isTest && (
                  <Tag tone="warning">
                    <FormattedMessage id="command-center.provider.test" />
                  </Tag>
                )}
                <Text as="span" color="fg.muted" fontSize="sm">
                  <FormattedMessage id={`command-center.money.status.${status}`} />
                </Text>
              </Flex>
              <Price value={status === 'CAPTURED' ? captured : amount} />
            </Flex>
            <chakra.ul listStyle="none" padding="0">
              {refunds.map((refund) => (
                <chakra.li
                  color="fg.muted"
                  display="flex"
                  fontSize="sm"
                  gap="2"
                  justifyContent="space-between"
                  key={refund.id}
                >
                  <span>
                    <FormattedMessage
                      id={`command-center.money.refund.${refund.status}`}
                      values={{ moment: new Date(refund.createdAt) }}
                    />
                    {refund.reason && `: ${refund.reason}`}
                  </span>
                  <Price value={{ ...refund.amount, minor: -refund.amount.minor }} />
                </chakra.li>
              ))}
            </chakra.ul>
            {trouble && (
              <Notice title={formatMessage({ id: 'command-center.money.trouble' })} tone="danger">
                {trouble === 'DISAGREES' || trouble === 'REFUND_FAILED' ? (
                  <FormattedMessage id={`command-center.money.${trouble}`} />
                ) : (
                  <FormattedMessage id="command-center.money.troubleExplained" values={{ trouble }} />
                )}
              </Notice>
            )}
          </Box>
        ))}
        {mayRefund && isLeft && (
          <div>
            <Button onClick={() => setIsRefunding(true)} variant="outline">
              <FormattedMessage id="command-center.money.refund" />
            </Button>
          </div>
        )}
      </Stack>
      {isRefunding && <RefundDialog onClose={() => setIsRefunding(false)} order={own} />}
    </Panel>
  );
}
