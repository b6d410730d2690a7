import { useIntl } from 'react-intl';
import { useMutation } from 'urql';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { EntityForm } from '../../kit/form/entity-form';
import { FieldGrid } from '../../kit/form/field-grid';
import { FormTextField } from '../../kit/form/form-text-field';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../orders/order/panel';
import { FormRoleChoice } from './form-role-choice';

const MemberFormFragment = graphql(`
  fragment MemberForm on StaffMember {
    id
    version
    name
    role
    email
  }
`);

const UpdateStaffMemberMutation = graphql(`
  mutation UpdateStaffMember($input: UpdateStaffMemberInput!) {
    updateStaffMember(input: $input) {
      ... on StaffMember {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly member: FragmentType<typeof MemberFormFragment>;
  /** Why the role can't be another one. */
  readonly locked: string | undefined;
  readonly providerName: string | null;
}

/** Name, role and address of a colleague. */
export function MemberForm({ member, locked, providerName }: Props) {
  const { id, version, name, role, email } = readFragment(MemberFormFragment, member);
  const { formatMessage } = useIntl();
  const [, update] = useMutation(UpdateStaffMemberMutation);
  const form = useEntityForm({
    saved: { name, role, email: email ?? '' },
    version,
    save: async (values, typedOn) =>
      (await update({ input: { id, version: typedOn, ...values } })).data?.updateStaffMember,
    done: formatMessage({ id: 'command-center.staff.updated' }),
  });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.staff.person' })}>
        <FieldGrid>
          <FormTextField
            autoComplete="off"
            form={form}
            label={formatMessage({ id: 'command-center.staff.name' })}
            maxLength={50}
            name="name"
          />
          <FormRoleChoice form={form} locked={locked} />
          <FormTextField
            autoComplete="off"
            form={form}
            hint={
              providerName
                ? formatMessage({ id: 'command-center.staff.emailWithProvider' }, { name: providerName })
                : formatMessage({ id: 'command-center.staff.emailHint' })
            }
            inputMode="email"
            isOptional
            label={formatMessage({ id: 'command-center.staff.email' })}
            maxLength={254}
            name="email"
            type="email"
          />
        </FieldGrid>
      </Panel>
    </EntityForm>
  );
}
