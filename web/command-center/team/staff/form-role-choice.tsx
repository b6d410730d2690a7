import { useBoundField } from '../../kit/form/use-bound-field';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import type { MemberValues } from './member-values';
import { RoleChoice } from './role-choice';

interface Props {
  readonly form: EntityFormState<MemberValues>;
  /** Why it can't be another one. */
  readonly locked?: string | undefined;
}

/** The role in a form. */
export function FormRoleChoice({ form, locked }: Props) {
  const { id, value, onChange, error } = useBoundField(form, 'role');
  return <RoleChoice error={error} locked={locked} name={id} onChange={onChange} value={value} />;
}
