import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { useSend } from '../../../kit/entity/use-send';
import { FieldGrid } from '../../../kit/fields/field-grid';
import { FormSwitch } from '../../../kit/fields/form-switch';
import { FormTextField } from '../../../kit/fields/form-text-field';
import { EntityForm } from '../../../kit/form/entity-form';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { Panel } from '../../../kit/page/panel';
import { AddressFields } from './address-fields';
import { AuthorizationField } from './authorization-field';
import { EventFields } from './event-fields';
import { HeaderFields } from './header-fields';
import { PresetChoice } from './preset-choice';
import { PreviewPanel } from './preview-panel';
import { receiverPath } from './receiver-path';
import { filledHeaders, NEW_RECEIVER, type ReceiverValues } from './receiver-values';
import { CreateReceiverMutation, UpdateReceiverMutation } from './save-receiver';
import { SecretDialog } from './secret-dialog';
import { TemplateField } from './template-field';
import { usePreview } from './use-preview';

const COLUMN = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  _last: { '@media (min-width: 75rem)': { position: 'sticky', top: 'calc(var(--header-height) + var(--space-3))' } },
} as const;

const ReceiverFormFragment = graphql(`
  fragment ReceiverForm on Receiver {
    id
    version
    name
    isActive
    isTest
    method
    url
    hasAuthorization
    headers {
      name
      value
    }
    events
    bodyTemplate
  }
`);

interface Props {
  /** Null for a new one. */
  readonly receiver: FragmentType<typeof ReceiverFormFragment> | null;
}

/** Where orders are sent and as what, beside what would be sent for a real order. */
export function ReceiverForm({ receiver }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const stored = readFragment(ReceiverFormFragment, receiver);
  const create = useSend(CreateReceiverMutation);
  const update = useSend(UpdateReceiverMutation);
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null);
  const form = useEntityForm({
    isNew: stored === null,
    version: stored?.version ?? 0,
    saved: stored ? valuesOf(stored) : NEW_RECEIVER,
    save: async ({ authorization, isTest, ...values }, version) => {
      const common = { ...values, headers: filledHeaders(values.headers), events: [...values.events] };
      // Left out, the stored one stays.
      const input = { ...common, ...(authorization !== null && { authorization }) };
      return stored
        ? await update({ input: { ...input, id: stored.id, version } })
        : await create({ input: { ...input, isTest } });
    },
    done: formatMessage({ id: stored ? 'command-center.receivers.updated' : 'command-center.receivers.created' }),
    onSaved: (saved) => {
      if (saved.__typename === 'ReceiverWithSecret') setMade({ id: saved.receiver.id, secret: saved.signingSecret });
    },
  });
  const preview = usePreview(form, stored?.id ?? null);
  return (
    <>
      <EntityForm form={form}>
        <Grid
          gap="4"
          alignItems="start"
          templateColumns="minmax(0, 1fr)"
          css={{ '@media (min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } }}
        >
          <Box css={COLUMN}>
            <Panel title={formatMessage({ id: 'command-center.receivers.about' })}>
              <FieldGrid>
                <PresetChoice form={form} isNew={stored === null} />
                <FormTextField
                  form={form}
                  label={formatMessage({ id: 'command-center.receivers.name' })}
                  maxLength={80}
                  name="name"
                />
                <FormSwitch
                  form={form}
                  hint={formatMessage({ id: 'command-center.receivers.isActiveHint' })}
                  label={formatMessage({ id: 'command-center.receivers.isActive' })}
                  name="isActive"
                />
                {stored === null && (
                  <FormSwitch
                    form={form}
                    hint={formatMessage({ id: 'command-center.receivers.isTestHint' })}
                    label={formatMessage({ id: 'command-center.receivers.isTest' })}
                    name="isTest"
                  />
                )}
              </FieldGrid>
            </Panel>
            <EventFields form={form} />
            <Panel title={formatMessage({ id: 'command-center.receivers.where' })}>
              <FieldGrid>
                <AddressFields form={form} />
                <AuthorizationField form={form} isStored={stored?.hasAuthorization ?? false} />
                <HeaderFields form={form} />
              </FieldGrid>
            </Panel>
            <Panel title={formatMessage({ id: 'command-center.receivers.what' })}>
              <TemplateField form={form} mistake={preview.mistake} />
            </Panel>
          </Box>
          <Box css={COLUMN}>
            <PreviewPanel preview={preview} />
          </Box>
        </Grid>
      </EntityForm>
      <SecretDialog
        onClose={() => {
          if (made) void navigate(receiverPath(made.id), { replace: true });
        }}
        secret={made?.secret ?? null}
      />
    </>
  );
}

type Stored = Omit<ReceiverValues, 'authorization'>;

function valuesOf({ name, isActive, isTest, method, url, headers, events, bodyTemplate }: Stored): ReceiverValues {
  const plain = headers.map((header) => ({ name: header.name, value: header.value }));
  return { name, isActive, isTest, method, url, authorization: null, headers: plain, events, bodyTemplate };
}
