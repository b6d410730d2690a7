import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isPartlyDue } from '../../../../domain/partly-due';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Price } from '../../../ui/text/price';
import { changeToBring } from '../page/change-to-bring';
import { TaxRows } from '../page/tax-rows';

const TOTALS = {
  display: 'grid',
  gap: '1mm',
  '& > div': { display: 'flex', gap: '2mm', justifyContent: 'space-between' },
  '& dd': { margin: '0' },
} as const;

const TicketTotalsFragment = graphql(`
  fragment TicketTotals on Order {
    id
    ...TaxRows
    paymentName
    discount {
      minor
      currencyCode
    }
    deliveryFee {
      minor
      currencyCode
    }
    tip {
      minor
      currencyCode
    }
    totalPrice {
      minor
      currencyCode
    }
    amountDue {
      minor
      currencyCode
    }
    changeFrom {
      minor
      currencyCode
    }
  }
`);

/** What is to be paid and how; for cash also what the courier has to bring back. */
export function TicketTotals({ order }: { readonly order: FragmentType<typeof TicketTotalsFragment> }) {
  const { discount, deliveryFee, tip, totalPrice, amountDue, changeFrom, paymentName, ...taxed } = readFragment(
    TicketTotalsFragment,
    order,
  );
  const change = changeToBring(changeFrom, amountDue);
  return (
    <chakra.dl css={TOTALS}>
      {discount.minor > 0 && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.discount" />
          </dt>
          <dd>
            <Price value={{ ...discount, minor: -discount.minor }} />
          </dd>
        </div>
      )}
      {deliveryFee && deliveryFee.minor > 0 && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.delivery" />
          </dt>
          <dd>
            <Price value={deliveryFee} />
          </dd>
        </div>
      )}
      {tip.minor > 0 && (
        <div>
          <dt>
            <FormattedMessage id="command-center.totals.tip" />
          </dt>
          <dd>
            <Price value={tip} />
          </dd>
        </div>
      )}
      <Box fontSize="18px" fontWeight="800">
        <dt>{paymentName ?? <FormattedMessage id="command-center.totals.total" />}</dt>
        <dd>
          <Price value={totalPrice} />
        </dd>
      </Box>
      <TaxRows order={taxed} />
      {isPartlyDue(amountDue, totalPrice) && (
        <Box fontSize="18px" fontWeight="800">
          <dt>
            <FormattedMessage id="command-center.ticket.due" />
          </dt>
          <dd>
            <Price value={amountDue} />
          </dd>
        </Box>
      )}
      {changeFrom && change && (
        <>
          <div>
            <dt>
              <FormattedMessage id="command-center.order.changeFrom" />
            </dt>
            <dd>
              <Price value={changeFrom} />
            </dd>
          </div>
          <Box fontSize="15px" fontWeight="bold">
            <dt>
              <FormattedMessage id="command-center.ticket.change" />
            </dt>
            <dd>
              <Price value={change} />
            </dd>
          </Box>
        </>
      )}
    </chakra.dl>
  );
}
