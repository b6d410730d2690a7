import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { useSend } from '../../kit/entity/use-send';
import { FormTextField } from '../../kit/fields/form-text-field';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { FormDialog } from '../../kit/form/form-dialog';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { Button } from '../../kit/ui/button';
import { toasts } from '../../kit/ui/toaster';
import { canUsePasskeys } from '../passkey/webauthn';
import styles from './account.module.css';
import { AddPasskey } from './add-passkey';
import rowStyles from './session-row.module.css';

const PasskeysPanelFragment = graphql(`
  fragment PasskeysPanel on StaffUser {
    login
    hasPassword
    secondFactor {
      confirmedAt
    }
    passkeys {
      id
      name
      host
      createdAt
      lastUsedAt
    }
  }
`);

export const RenamePasskeyMutation = graphql(`
  mutation RenamePasskey($input: RenamePasskeyInput!) {
    answer: renamePasskey(input: $input) {
      ... on Passkey {
        id
        name
      }
      ...Refusal
    }
  }
`);

export const RemovePasskeyMutation = graphql(`
  mutation RemovePasskey($id: ID!) {
    answer: removePasskey(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** One's passkeys: added here, named, and removed. */
export function PasskeysPanel({ user }: { readonly user: FragmentType<typeof PasskeysPanelFragment> }) {
  const { login, hasPassword, secondFactor, passkeys } = readFragment(PasskeysPanelFragment, user);
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const isHydrated = useIsHydrated();
  const [isAdding, setIsAdding] = useState(false);
  const changed = () => void revalidate();
  return (
    <Panel title={formatMessage({ id: 'command-center.passkey.title' })}>
      <p>
        <FormattedMessage id="command-center.passkey.lead" />
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} onChanged={changed} passkey={passkey} />
          ))}
        </ul>
      )}
      {/* The server can't know, and most can: what is taken away later would move what somebody presses. */}
      {isHydrated && !canUsePasskeys() ? (
        <p className={styles.muted}>
          <FormattedMessage id="command-center.passkey.unsupported" />
        </p>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => setIsAdding(true)} variant="outline">
            <FormattedMessage id="command-center.passkey.add" />
          </Button>
        </div>
      )}
      {isAdding && (
        <AddPasskey
          hasPassword={hasPassword}
          hasSecondFactor={secondFactor !== null}
          login={login}
          onAdded={() => {
            setIsAdding(false);
            changed();
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Panel>
  );
}

interface RowProps {
  readonly passkey: OwnPasskey;
  readonly onChanged: () => void;
}

function PasskeyRow({ passkey, onChanged }: RowProps) {
  const { id, name, host, createdAt, lastUsedAt } = passkey;
  const { formatMessage, formatDate } = useIntl();
  const remove = useSend(RemovePasskeyMutation);
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const day = (date: string) => formatDate(date, { dateStyle: 'medium' });
  const confirm = async () => {
    const answer = await remove({ id });
    if (answer?.__typename !== 'Deleted') {
      return answer?.message ?? formatMessage({ id: 'command-center.move.notSent' });
    }
    toasts.show({ message: formatMessage({ id: 'command-center.passkey.removed' }), tone: 'success' });
    onChanged();
    return null;
  };
  return (
    <li className={rowStyles.session}>
      <div className={rowStyles.device}>
        <p className={rowStyles.name}>{name}</p>
        <p className={rowStyles.times}>
          <FormattedMessage
            id={lastUsedAt === null ? 'command-center.passkey.unused' : 'command-center.passkey.used'}
            values={{ host, added: day(createdAt), used: lastUsedAt === null ? '' : day(lastUsedAt) }}
          />
        </p>
      </div>
      <div className={rowStyles.actions}>
        <Button
          aria-label={formatMessage({ id: 'command-center.passkey.renameOf' }, { name })}
          onClick={() => setDialog('rename')}
          size="sm"
          variant="outline"
        >
          <FormattedMessage id="command-center.passkey.rename" />
        </Button>
        <Button
          aria-label={formatMessage({ id: 'command-center.passkey.removeOf' }, { name })}
          onClick={() => setDialog('remove')}
          size="sm"
          variant="outline"
        >
          <FormattedMessage id="command-center.passkey.remove" />
        </Button>
      </div>
      {dialog === 'rename' && <Rename onChanged={onChanged} onClose={() => setDialog(null)} passkey={passkey} />}
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.passkey.remove' })}
        isOpen={dialog === 'remove'}
        onClose={() => setDialog(null)}
        onConfirm={confirm}
        title={formatMessage({ id: 'command-center.passkey.removeTitle' }, { name })}
      >
        <FormattedMessage id="command-center.passkey.removeExplained" />
      </ConfirmDialog>
    </li>
  );
}

function Rename({ passkey, onChanged, onClose }: RowProps & { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const rename = useSend(RenamePasskeyMutation);
  const form = useEntityForm({
    saved: { name: passkey.name },
    save: ({ name }) => rename({ input: { id: passkey.id, name } }),
    done: formatMessage({ id: 'command-center.passkey.renamed' }),
    onSaved: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={formatMessage({ id: 'command-center.passkey.rename' })}>
      <FormTextField
        form={form}
        label={formatMessage({ id: 'command-center.passkey.name' })}
        maxLength={50}
        name="name"
      />
    </FormDialog>
  );
}
