import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormTextField } from '../../kit/fields/form-text-field';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
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

export const UpdateStaffMemberMutation = graphql(`
  mutation UpdateStaffMember($input: UpdateStaffMemberInput!) {
    answer: updateStaffMember(input: $input) {
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
  const update = useSend(UpdateStaffMemberMutation);
  const form = useEntityForm({
    saved: { name, role, email: email ?? '' },
    version,
    save: (values, typedOn) => update({ input: { id, version: typedOn, ...values } }),
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
