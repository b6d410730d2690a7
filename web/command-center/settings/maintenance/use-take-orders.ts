import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/gql';
import { useCommandCenter } from '../../kit/layout/command-center-context';
import { toasts } from '../../kit/ui/toaster';

/** Puts orders on hold, or takes them again. */
export const SetMaintenanceMutation = graphql(`
  mutation SetMaintenance($input: SetMaintenanceInput!) {
    setMaintenance(input: $input) {
      ... on Channel {
        id
        isActive
      }
      ...Refusal
    }
  }
`);

/** Ends the maintenance at one press: the way back needs no question. */
export function useTakeOrders() {
  const { formatMessage } = useIntl();
  const { board } = useCommandCenter();
  const [, setMaintenance] = useMutation(SetMaintenanceMutation);
  const [isBusy, setIsBusy] = useState(false);
  const takeOrders = async (): Promise<void> => {
    setIsBusy(true);
    const { data } = await setMaintenance({ input: { isActive: true } });
    setIsBusy(false);
    board.changed();
    const isDone = data?.setMaintenance.__typename === 'Channel';
    toasts.show(
      isDone
        ? { message: formatMessage({ id: 'command-center.settings.maintenance.ended' }), tone: 'success' }
        : { message: formatMessage({ id: 'command-center.kit.notSent' }), tone: 'danger' },
    );
  };
  return { isBusy, takeOrders };
}
