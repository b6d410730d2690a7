import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { PlusIcon } from '../../../ui/icons/plus-icon';
import { WalletIcon } from '../../../ui/icons/wallet-icon';
import { requirePermission } from '../../access/session/require-permission';
import { PageHead } from '../../kit/layout/page-head';
import { Button } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import { SortableList } from '../../menu/sorting/sortable-list';
import { useFresh } from '../../orders/live/use-fresh';
import type { Route } from './+types/payment-route';
import { DeletePaymentMethod } from './delete-payment-method';
import { PaymentMethodDialog } from './payment-method-dialog';
import { PaymentMethodRow } from './payment-method-row';
import { useReorderPaymentMethods } from './use-payment-methods';

const PaymentMethodsQuery = graphql(`
  query PaymentMethods {
    session {
      user {
        id
        permissions
      }
    }
    channel {
      id
      paymentMethods(includeInactive: true) {
        id
        name
        isActive
        ...PaymentMethodRow
        ...PaymentMethodDialog
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const variables = {};
  const data = await query(context, PaymentMethodsQuery, variables);
  requirePermission(data.session.user, url, 'SETTINGS');
  return { data, variables };
}

/** The ways to pay, in the order in which shoppers are offered them. */
export default function Payment({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(PaymentMethodsQuery, loaderData);
  const { formatMessage } = useIntl();
  const reorder = useReorderPaymentMethods();
  const [open, setOpen] = useState<{ readonly act: 'add' | 'change' | 'delete'; readonly id: string } | null>(null);
  const methods = channel?.paymentMethods ?? [];
  const chosen = methods.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  const title = formatMessage({ id: 'command-center.payment.title' });
  return (
    <>
      <PageHead
        aside={
          <Button onClick={() => setOpen({ act: 'add', id: '' })}>
            <PlusIcon size={18} />
            <FormattedMessage id="command-center.payment.add" />
          </Button>
        }
        title={title}
      />
      <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
        <FormattedMessage id="command-center.payment.hint" />
      </Text>
      {methods.some(({ isActive }) => isActive) || (
        <EmptyState icon={<WalletIcon size={56} />} title={formatMessage({ id: 'command-center.payment.empty' })}>
          <FormattedMessage id="command-center.payment.emptyExplained" />
        </EmptyState>
      )}
      <SortableList items={methods} label={title} nameOf={({ name }) => name} onReorder={reorder}>
        {(method) => (
          <PaymentMethodRow
            method={method}
            onChange={() => setOpen({ act: 'change', id: method.id })}
            onDelete={() => setOpen({ act: 'delete', id: method.id })}
          />
        )}
      </SortableList>
      {open?.act === 'add' && <PaymentMethodDialog method={null} onClose={close} />}
      {open?.act === 'change' && chosen && <PaymentMethodDialog key={chosen.id} method={chosen} onClose={close} />}
      {open?.act === 'delete' && chosen && <DeletePaymentMethod id={chosen.id} name={chosen.name} onClose={close} />}
    </>
  );
}
