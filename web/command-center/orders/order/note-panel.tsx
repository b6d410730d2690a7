import { Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormTextArea } from '../../kit/fields/form-text-area';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { useShopTime } from '../../kit/time/order-time';

/** By the API. */
const LONGEST_NOTE = 500;

const NotePanelFragment = graphql(`
  fragment NotePanel on Order {
    id
    staffNote {
      text
      version
      at
      by
    }
  }
`);

const UpdateOrderNoteMutation = graphql(`
  mutation UpdateOrderNote($input: UpdateOrderNoteInput!) {
    answer: updateOrderNote(input: $input) {
      ... on Order {
        id
        staffNote {
          version
        }
      }
      ...Refusal
    }
  }
`);

/** What colleagues should know of an order. Not shown to roles that may not read it. */
export function NotePanel({ order }: { readonly order: FragmentType<typeof NotePanelFragment> }) {
  const { id, staffNote } = readFragment(NotePanelFragment, order);
  if (!staffNote) return null;
  return <NoteForm id={id} note={staffNote} />;
}

interface Note {
  readonly text: string | null;
  readonly version: number;
  readonly at: string | null;
  readonly by: string | null;
}

function NoteForm({ id, note: { text, version, at, by } }: { readonly id: string; readonly note: Note }) {
  const { formatMessage } = useIntl();
  const shopTime = useShopTime();
  const updateOrderNote = useSend(UpdateOrderNoteMutation);
  const form = useEntityForm({
    saved: { note: text ?? '' },
    version,
    save: async ({ note }, read) => {
      const answer = await updateOrderNote({ input: { id, version: read, note } });
      // The note has a version of its own, apart from the order's.
      return answer?.__typename === 'Order' ? { ...answer, version: answer.staffNote?.version } : answer;
    },
    done: formatMessage({ id: 'command-center.order-page.noteSaved' }),
  });
  return (
    <Panel title={formatMessage({ id: 'command-center.order-page.note' })}>
      <EntityForm form={form}>
        <FormTextArea
          form={form}
          hint={formatMessage({ id: 'command-center.order-page.noteHint' })}
          isOptional
          label={formatMessage({ id: 'command-center.order-page.noteLabel' })}
          maxLength={LONGEST_NOTE}
          name="note"
          rows={2}
        />
      </EntityForm>
      {at && (
        <Text marginTop="2" color="fg.muted" fontSize="sm">
          <FormattedMessage
            id={by ? 'command-center.order-page.noteBy' : 'command-center.order-page.noteAt'}
            values={{ name: by, time: shopTime(at) }}
          />
        </Text>
      )}
    </Panel>
  );
}
