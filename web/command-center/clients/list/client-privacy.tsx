import DownloadIcon from 'lucide/dist/esm/icons/download';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { useMay } from '../../kit/context/command-center-context';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import styles from './clients.module.css';
import { useClientPrivacy } from './use-client-privacy';

export const ClientPrivacyFragment = graphql(`
  fragment ClientPrivacy on Client {
    id
    name
  }
`);

/** What a person can ask for: all that is kept of them, or that they be forgotten. */
export function ClientPrivacy({ client }: { readonly client: FragmentType<typeof ClientPrivacyFragment> }) {
  const { id, name } = readFragment(ClientPrivacyFragment, client);
  const { formatMessage } = useIntl();
  const [mayExport, mayErase] = [useMay('EXPORT_CLIENTS'), useMay('ERASE_CLIENTS')];
  const { isExporting, exportClient, eraseClient } = useClientPrivacy(id);
  const [isAsking, setIsAsking] = useState(false);
  if (!mayExport && !mayErase) return null;
  return (
    <Panel title={formatMessage({ id: 'command-center.clients.privacy' })}>
      <div className={styles.privacy}>
        <p className={styles.explained}>
          <FormattedMessage id="command-center.clients.privacyExplained" />
        </p>
        <div className={styles.buttons}>
          {mayExport && (
            <Button isBusy={isExporting} onClick={() => void exportClient()} variant="outline">
              <Icon of={DownloadIcon} size={18} />
              <FormattedMessage id="command-center.clients.export" />
            </Button>
          )}
          {mayErase && (
            <Button onClick={() => setIsAsking(true)} variant="outline">
              <Icon of={Trash2Icon} size={18} />
              <FormattedMessage id="command-center.clients.erase" />
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.clients.eraseConfirm' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={eraseClient}
        title={formatMessage({ id: 'command-center.clients.eraseTitle' }, { name })}
      >
        <p>
          <FormattedMessage id="command-center.clients.eraseGoes" />
        </p>
        <ul className={styles.list}>
          <li>
            <FormattedMessage id="command-center.clients.eraseGoes.person" />
          </li>
          <li>
            <FormattedMessage id="command-center.clients.eraseGoes.orders" />
          </li>
          <li>
            <FormattedMessage id="command-center.clients.eraseGoes.carts" />
          </li>
        </ul>
        <p>
          <FormattedMessage id="command-center.clients.eraseStays" />
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
