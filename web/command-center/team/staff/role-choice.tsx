import { useIntl } from 'react-intl';
import type { StaffRole } from '../../../gql/graphql';
import { RadioCards } from '../../kit/ui/choices';

/** From the most to the least. */
const ROLES: readonly StaffRole[] = ['ADMIN', 'MANAGER', 'OPERATOR', 'KITCHEN', 'COURIER'];

interface Props {
  readonly name: string;
  readonly value: StaffRole;
  readonly onChange: (role: StaffRole) => void;
  readonly error?: string | undefined;
  /** Why it can't be another one. */
  readonly locked?: string | undefined;
}

/** The roles, each with what it opens in plain words. */
export function RoleChoice({ name, value, onChange, error, locked }: Props) {
  const { formatMessage } = useIntl();
  return (
    <RadioCards
      error={error}
      legend={formatMessage({ id: 'command-center.staff.role' })}
      name={name}
      onChange={onChange}
      options={ROLES.map((role) => ({
        value: role,
        label: formatMessage({ id: `command-center.staff.role.${role}` }),
        hint: role === value && locked ? locked : formatMessage({ id: `command-center.staff.roleExplained.${role}` }),
        isDisabled: locked !== undefined && role !== value,
      }))}
      value={value}
    />
  );
}
