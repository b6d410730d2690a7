import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import type { ApiScope } from '../../../gql/graphql';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { useSend } from '../../kit/entity/use-send';
import { FormSelectField } from '../../kit/fields/form-select-field';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { ShownOnce } from '../../kit/secret/shown-once';
import { Button } from '../../kit/ui/button';
import { Dialog } from '../../kit/ui/dialog';
import { ScopeFields } from './scope-fields';
import styles from './tokens.module.css';

/** How long a new token lives; null: until it is revoked. */
const LIFETIMES = { month: 30, quarter: 90, year: 365, endless: null } as const;

type Lifetime = keyof typeof LIFETIMES;

const DAY_MS = 24 * 60 * 60 * 1000;

function expiryOf(lifetime: Lifetime, now: number): string | null {
  const days = LIFETIMES[lifetime];
  return days === null ? null : new Date(now + days * DAY_MS).toISOString();
}

export const CreateApiTokenMutation = graphql(`
  mutation CreateApiToken($input: CreateApiTokenInput!) {
    answer: createApiToken(input: $input) {
      ... on NewApiToken {
        secret
        apiToken {
          id
          name
        }
      }
      ...Refusal
    }
  }
`);

interface Values {
  name: string;
  scopes: readonly ApiScope[];
  isTest: boolean;
  lifetime: Lifetime;
}

const BLANK: Values = { name: '', scopes: [], isTest: false, lifetime: 'year' };

/** Name, scopes and life of a token, and then the token itself. Render it while it is open. */
export function CreateTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { now } = useCommandCenter();
  const create = useSend(CreateApiTokenMutation);
  const [made, setMade] = useState<{ readonly secret: string; readonly name: string } | null>(null);
  const form = useEntityForm({
    isNew: true,
    saved: BLANK,
    save: async ({ name, scopes, isTest, lifetime }) => {
      const input = { name, scopes: [...scopes], isTest, expiresAt: expiryOf(lifetime, now) };
      return await create({ input });
    },
    done: formatMessage({ id: 'command-center.tokens.created' }),
    onSaved: ({ secret, apiToken }) => setMade({ secret, name: apiToken.name }),
  });
  const { id, value, onChange, error } = useBoundField(form, 'scopes', {
    check: (scopes) => (scopes.length === 0 ? formatMessage({ id: 'command-center.tokens.noScope' }) : undefined),
  });
  if (made) {
    return (
      <Dialog
        footer={
          <Button onClick={onClose} variant="outline">
            <FormattedMessage id="command-center.staff.done" />
          </Button>
        }
        isOpen
        onClose={onClose}
        title={formatMessage({ id: 'command-center.tokens.made' }, { name: made.name })}
      >
        <ShownOnce label={formatMessage({ id: 'command-center.tokens.secret' })} secret={made.secret}>
          <FormattedMessage id="command-center.tokens.secretExplained" />
        </ShownOnce>
        <p>
          <FormattedMessage id="command-center.tokens.usage" />
        </p>
        <pre className={styles.usage}>Authorization: Bearer {made.secret}</pre>
      </Dialog>
    );
  }
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={formatMessage({ id: 'command-center.tokens.create' })}>
      <FormTextField
        autoComplete="off"
        form={form}
        hint={formatMessage({ id: 'command-center.tokens.nameHint' })}
        label={formatMessage({ id: 'command-center.tokens.name' })}
        maxLength={50}
        name="name"
      />
      <FormSwitch
        form={form}
        hint={formatMessage({ id: 'command-center.tokens.isTestHint' })}
        label={formatMessage({ id: 'command-center.tokens.isTest' })}
        name="isTest"
      />
      <ScopeFields error={error} id={id} onChange={onChange} value={value} />
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.tokens.lifetime' })} name="lifetime">
        {Object.keys(LIFETIMES).map((lifetime) => (
          <option key={lifetime} value={lifetime}>
            {formatMessage({ id: `command-center.tokens.lifetime.${lifetime as Lifetime}` })}
          </option>
        ))}
      </FormSelectField>
    </FormDialog>
  );
}
