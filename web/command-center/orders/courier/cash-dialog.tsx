import { useIntl } from 'react-intl';
import type { CourierOrderFragment } from '../../../gql/graphql';
import { useMoney } from '../../../ui/text/use-money';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { FormMoneyField } from '../../kit/fields/form-money-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { MoveCourierOrderMutation } from './use-courier-acts';

interface Props {
  readonly order: CourierOrderFragment;
  readonly onClose: () => void;
}

/** Asks for the cash taken at the door. Defaults to the amount due. */
export function CashDialog({ order: { orderId, number, toCollect }, onClose }: Props) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { board } = useCommandCenter();
  const send = useSend(MoveCourierOrderMutation);
  const due: number | null = toCollect.minor;
  const form = useEntityForm({
    isNew: true,
    saved: { cashCollected: due },
    save: async ({ cashCollected }) => {
      const answer = await send({ input: { id: orderId, to: 'COMPLETED', cashCollected } });
      board.changed();
      return answer;
    },
    done: formatMessage({ id: 'command-center.courier.deliveredDone' }, { number }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({ id: 'command-center.courier.cashSubmit' })}
      title={formatMessage({ id: 'command-center.courier.cashTitle' }, { number })}
    >
      <FormMoneyField
        currencyCode={toCollect.currencyCode}
        form={form}
        hint={formatMessage({ id: 'command-center.courier.cashHint' }, { amount: money(toCollect) })}
        label={formatMessage({ id: 'command-center.courier.cash' })}
        name="cashCollected"
      />
    </FormDialog>
  );
}
