import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormTextArea } from '../../kit/fields/form-text-area';
import { FormTextField } from '../../kit/fields/form-text-field';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import styles from './clients.module.css';

const ClientFormFragment = graphql(`
  fragment ClientForm on Client {
    id
    version
    name
    note
  }
`);

export const UpdateClientMutation = graphql(`
  mutation UpdateClient($input: UpdateClientInput!) {
    answer: updateClient(input: $input) {
      ... on Client {
        id
        version
      }
      ...Refusal
    }
  }
`);

/** By the API. */
const LONGEST_NAME = 50;
const LONGEST_NOTE = 1000;

/** How staff call a client, and what they want to remember. */
export function ClientForm({ client }: { readonly client: FragmentType<typeof ClientFormFragment> }) {
  const { id, version, name, note } = readFragment(ClientFormFragment, client);
  const { formatMessage } = useIntl();
  const updateClient = useSend(UpdateClientMutation);
  const form = useEntityForm({
    saved: { name, note: note ?? '' },
    version,
    save: (values, basis) => updateClient({ input: { id, version: basis, ...values } }),
    done: formatMessage({ id: 'command-center.clients.updated' }),
  });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.clients.remember' })}>
        <div className={styles.fields}>
          <FormTextField
            autoComplete="off"
            form={form}
            hint={formatMessage({ id: 'command-center.clients.nameHint' })}
            label={formatMessage({ id: 'command-center.clients.name' })}
            maxLength={LONGEST_NAME}
            name="name"
          />
          <FormTextArea
            autoComplete="off"
            form={form}
            hint={formatMessage({ id: 'command-center.clients.noteHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.clients.note' })}
            maxLength={LONGEST_NOTE}
            name="note"
          />
        </div>
      </Panel>
    </EntityForm>
  );
}
