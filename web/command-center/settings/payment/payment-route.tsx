import { Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import WalletIcon from 'lucide/dist/esm/icons/wallet';
import { FormattedMessage, useIntl } from 'react-intl';
import * as documents from '../../../documents/payment-method';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useAct } from '../../kit/entity/use-act';
import { useEntityDialogs } from '../../kit/entity/use-entity-dialogs';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Button } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import type { Route } from './+types/payment-route';
import { PaymentMethodDialog } from './payment-method-dialog';
import { PaymentMethodRow } from './payment-method-row';
import { Providers } from './providers';

const PaymentMethodsQuery = graphql(`
  query PaymentMethods {
    ...StaffSession
    channel {
      id
      paymentMethods(includeInactive: true) {
        id
        name
        isActive
        ...PaymentMethodRow
        ...StoredPaymentMethod
      }
      paymentProviders {
        id
        ...ProviderOption
      }
      ...Providers
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'SETTINGS', PaymentMethodsQuery, {});

/** The ways to pay, in the order in which shoppers are offered them. */
export default function Payment({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(PaymentMethodsQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(documents.reorder);
  const methods = channel?.paymentMethods ?? [];
  const providers = channel?.paymentProviders ?? [];
  const dialogs = useEntityDialogs({
    items: methods,
    nameOf: ({ name }) => name,
    form: (method, onClose) => <PaymentMethodDialog method={method} onClose={onClose} providers={providers} />,
    command: documents.remove,
    words: 'command-center.payment',
    done: 'command-center.payment.deleted',
  });
  const title = formatMessage({ id: 'command-center.payment.title' });
  return (
    <>
      <PageHead
        aside={
          <Button onClick={dialogs.add}>
            <Icon of={PlusIcon} size={18} />
            <FormattedMessage id="command-center.payment.add" />
          </Button>
        }
        title={title}
      />
      <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
        <FormattedMessage id="command-center.payment.hint" />
      </Text>
      {methods.some(({ isActive }) => isActive) || (
        <EmptyState
          icon={<Icon of={WalletIcon} size={56} />}
          title={formatMessage({ id: 'command-center.payment.empty' })}
        >
          <FormattedMessage id="command-center.payment.emptyExplained" />
        </EmptyState>
      )}
      <SortableList
        items={methods}
        label={title}
        nameOf={({ name }) => name}
        onReorder={(ids) => reorder({ input: { ids } })}
      >
        {(method) => (
          <PaymentMethodRow
            method={method}
            onChange={() => dialogs.change(method.id)}
            onDelete={() => dialogs.remove(method.id)}
          />
        )}
      </SortableList>
      {channel && <Providers shop={channel} />}
      {dialogs.shown}
    </>
  );
}
