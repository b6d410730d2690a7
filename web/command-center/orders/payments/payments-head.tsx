import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../kit/page/page-head';
import { PageTabs } from '../../kit/page/page-tabs';
import { ViewSwitch } from '../board/view-switch';
import { COURIER_CASH_PATH, PAYMENT_LIST_PATH, PAYMENTS_PATH } from '../page/order-path';

const PERIOD = ['period', 'from', 'to'];

/** Above the sums and above the list; the days go along from one to the other. */
export function PaymentsHead() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const period = new URLSearchParams([...search].filter(([name]) => PERIOD.includes(name)));
  return (
    <>
      <PageHead
        aside={<ViewSwitch current="payments" />}
        title={formatMessage({ id: 'command-center.payments.title' })}
      />
      <PageTabs
        label={formatMessage({ id: 'command-center.payments.parts' })}
        tabs={[
          { to: `${PAYMENTS_PATH}?${period}`, label: <FormattedMessage id="command-center.payments.byDay" /> },
          { to: `${PAYMENT_LIST_PATH}?${period}`, label: <FormattedMessage id="command-center.payments.all" /> },
          { to: COURIER_CASH_PATH, label: <FormattedMessage id="command-center.courier.cashOfDay" /> },
        ]}
      />
    </>
  );
}
