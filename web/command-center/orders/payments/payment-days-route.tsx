import { Box, Text } from '@chakra-ui/react';
import CreditCardIcon from 'lucide/dist/esm/icons/credit-card';
import { FormattedMessage, useIntl } from 'react-intl';
import { readFragment } from '../../../gql/fragment-masking';
import { Icon } from '../../../ui/icons/icon';
import { useMay } from '../../kit/context/command-center-context';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PeriodFilter } from '../../kit/period/period-filter';
import { PeriodWords } from '../../kit/period/period-words';
import { readPeriod } from '../../kit/period/read-period';
import { FilterBar } from '../../kit/table/filter-bar';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import type { Route } from './+types/payment-days-route';
import { PaymentDayRowFragment, PaymentDaysQuery } from './payment-days-query';
import { toSections } from './payment-sums';
import { PaymentsHead } from './payments-head';
import { SumsSection } from './sums-section';

export async function loader(route: Route.LoaderArgs) {
  const period = await readPeriod(route.context, route.url);
  const variables = { ...period.days, isPeriod: period.problem === null };
  return { ...period, loaded: await readPage(route, 'ORDERS', PaymentDaysQuery, variables) };
}

/** What clients paid online: taken, given back and left, by way to pay and by day. */
export default function PaymentDays({ loaderData: { loaded, days, problem, period } }: Route.ComponentProps) {
  const { channel } = useFresh(PaymentDaysQuery, loaded);
  const sections = toSections(readFragment(PaymentDayRowFragment, channel?.paymentDays ?? []));
  const isOnlyTest = sections.length > 0 && sections.every(({ isTest }) => isTest);
  return (
    <>
      <PaymentsHead />
      <FilterBar>
        <PeriodFilter period={period} />
      </FilterBar>
      <PeriodWords days={days} problem={problem} />
      {!problem && sections.length === 0 && <NoPayments />}
      {sections.length > 0 && (
        <Box display="grid" gap="8" marginTop="4">
          {isOnlyTest && (
            <Text>
              <FormattedMessage id="command-center.payments.noLive" />
            </Text>
          )}
          {sections.map((section) => (
            <SumsSection days={days} key={section.id} section={section} />
          ))}
          <Text color="fg.muted" fontSize="sm">
            <FormattedMessage id="command-center.payments.hint" />
          </Text>
        </Box>
      )}
    </>
  );
}

function NoPayments() {
  const { formatMessage } = useIntl();
  const maySet = useMay('SETTINGS');
  return (
    <EmptyState
      action={
        maySet && (
          <LinkButton to="/command-center/settings/payment" variant="outline">
            <FormattedMessage id="command-center.payments.toSettings" />
          </LinkButton>
        )
      }
      icon={<Icon of={CreditCardIcon} size={48} />}
      title={formatMessage({ id: 'command-center.payments.empty' })}
    >
      <FormattedMessage id="command-center.payments.emptyExplained" />
    </EmptyState>
  );
}
