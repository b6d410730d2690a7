import { useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { tellRefusal, useAct } from '../../kit/entity/use-act';

/** Puts orders on hold, or takes them again. */
export const SetMaintenanceMutation = graphql(`
  mutation SetMaintenance($input: SetMaintenanceInput!) {
    answer: setMaintenance(input: $input) {
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
  const [setMaintenance, isBusy] = useAct(SetMaintenanceMutation);
  const takeOrders = async (): Promise<void> => {
    const done = formatMessage({ id: 'command-center.settings.maintenance.ended' });
    tellRefusal(await setMaintenance({ input: { isActive: true } }, done));
  };
  return { isBusy, takeOrders };
}
