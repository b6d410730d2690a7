import { Box, Grid, Span } from '@chakra-ui/react';
import LockIcon from 'lucide/dist/esm/icons/lock';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { StaffRowFragment as StaffRow } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import type { Column } from '../../kit/table/column';
import { DataTable } from '../../kit/table/data-table';
import { useSeen } from '../../kit/time/use-seen';
import { Tag } from '../../kit/ui/feedback';
import { staffMemberPath } from './staff-path';

const StaffRowFragment = graphql(`
  fragment StaffRow on StaffMember {
    id
    name
    login
    role
    isActive
    hasSecondFactor
    lastSeenAt
  }
`);

interface Props {
  readonly members: readonly FragmentType<typeof StaffRowFragment>[];
  /** Id of the signed-in staff member. */
  readonly ownId: string | null;
}

/** Everyone who can sign in, and those who no longer can. */
export function StaffTable({ members, ownId }: Props) {
  const { formatMessage } = useIntl();
  const seen = useSeen();
  const columns: readonly Column<StaffRow>[] = [
    {
      id: 'name',
      title: formatMessage({ id: 'command-center.staff.name' }),
      isMain: true,
      cell: ({ id, name, login }) => (
        <Grid minWidth="0">
          <Box
            asChild
            display="block"
            color="fg"
            fontWeight="semibold"
            textDecoration="none"
            _hover={{ textDecoration: 'underline' }}
          >
            <Link to={staffMemberPath(id)}>{name}</Link>
          </Box>
          <Span color="fg.muted" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
            {login}
          </Span>
        </Grid>
      ),
    },
    {
      id: 'role',
      title: formatMessage({ id: 'command-center.staff.role' }),
      cell: ({ role }) => <FormattedMessage id={`command-center.staff.role.${role}`} />,
    },
    {
      id: 'seen',
      title: formatMessage({ id: 'command-center.staff.lastSeen' }),
      cell: ({ lastSeenAt }) => seen(lastSeenAt),
    },
    {
      id: 'state',
      title: formatMessage({ id: 'command-center.staff.state' }),
      cell: ({ id, isActive, hasSecondFactor }) => (
        <Span display="flex" flexWrap="wrap" gap="1">
          <Tag tone={isActive ? 'success' : 'neutral'}>
            <FormattedMessage id={`command-center.staff.state.${isActive ? 'active' : 'disabled'}`} />
          </Tag>
          {hasSecondFactor && (
            <Tag icon={<Icon of={LockIcon} size={14} />}>
              <FormattedMessage id="command-center.staff.hasSecondFactor" />
            </Tag>
          )}
          {id === ownId && (
            <Tag tone="accent">
              <FormattedMessage id="command-center.staff.you" />
            </Tag>
          )}
        </Span>
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      empty={null}
      label={formatMessage({ id: 'command-center.frame.settings.staff' })}
      rows={readFragment(StaffRowFragment, members)}
    />
  );
}
