import PencilIcon from 'lucide/dist/esm/icons/pencil';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { Icon } from '../../../../ui/icons/icon';
import { Price } from '../../../../ui/text/price';
import { useAct } from '../../../kit/entity/use-act';
import { ConfirmDialog } from '../../../kit/form/confirm-dialog';
import { IconButton } from '../../../kit/ui/button';
import { StopButton } from '../../stop-list/stop-button';
import { useStopList } from '../../stop-list/use-stop-list';
import styles from '../rows.module.css';
import { EditOptionDialog } from './edit-option-dialog';

const OptionRowFragment = graphql(`
  fragment OptionRow on Option {
    id
    name
    isSoldOut
    priceDifference {
      minor
      currencyCode
    }
    ...EditOptionDialog
  }
`);

const DeleteOptionMutation = graphql(`
  mutation DeleteOption($id: ID!) {
    answer: deleteOption(id: $id) {
      ...Refusal
    }
  }
`);

interface Props {
  readonly option: FragmentType<typeof OptionRowFragment>;
  readonly groupName: string;
}

/** One answer, and what can be done with it. */
export function OptionRow({ option, groupName }: Props) {
  const stored = readFragment(OptionRowFragment, option);
  const { id, name, isSoldOut, priceDifference } = stored;
  const { formatMessage } = useIntl();
  const stopList = useStopList();
  const [remove] = useAct(DeleteOptionMutation);
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const item = { kind: 'OPTION', id, label: `${groupName}: ${name}` } as const;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {priceDifference.minor === 0 ? (
            <FormattedMessage id="command-center.product.options.free" />
          ) : (
            <span>
              {priceDifference.minor > 0 && '+'}
              <Price value={priceDifference} />
            </span>
          )}
        </span>
      </div>
      <div className={styles.buttons}>
        <StopButton
          isBusy={stopList.isBusy(id)}
          isStopped={isSoldOut}
          label={item.label}
          onResume={() => void stopList.resume(item)}
          onStop={() => void stopList.stop(item, { duration: 'UNTIL_CHANGED' })}
          size="sm"
        />
        <IconButton
          icon={<Icon of={PencilIcon} size={18} />}
          label={formatMessage({ id: 'command-center.product.editNamed' }, { name })}
          onClick={() => setOpen('edit')}
        />
        <IconButton
          icon={<Icon of={Trash2Icon} size={18} />}
          label={formatMessage({ id: 'command-center.product.deleteNamed' }, { name })}
          onClick={() => setOpen('delete')}
        />
      </div>
      {open === 'edit' && <EditOptionDialog onClose={() => setOpen(null)} option={stored} />}
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.product.options.delete' })}
        isOpen={open === 'delete'}
        onClose={() => setOpen(null)}
        onConfirm={() => remove({ id }, formatMessage({ id: 'command-center.product.options.deleted' }))}
        title={formatMessage({ id: 'command-center.product.deleteTitle' }, { name })}
      />
    </div>
  );
}
