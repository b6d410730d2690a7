import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { ApiTokenRowFragment as ApiTokenRow } from '../../../gql/graphql';
import type { Column } from '../../kit/table/column';
import { DataTable } from '../../kit/table/data-table';
import { useSeen } from '../../kit/time/use-seen';
import { Button } from '../../kit/ui/button';
import { EmptyState, Tag } from '../../kit/ui/feedback';
import { TestTag } from '../../kit/ui/test-tag';
import { RevokeTokenDialog } from './revoke-token-dialog';
import { SCOPE_NAMES } from './scopes';
import styles from './tokens.module.css';

const ApiTokenRowFragment = graphql(`
  fragment ApiTokenRow on ApiToken {
    id
    name
    prefix
    scopes
    isTest
    expiresAt
    isExpired
    lastUsedAt
    revokedAt
  }
`);

interface Props {
  readonly tokens: readonly FragmentType<typeof ApiTokenRowFragment>[];
  /** The way to the first one. */
  readonly create: ReactNode;
}

/** Tokens that work, and those that no longer do. */
export function TokensTable({ tokens, create }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const seen = useSeen();
  const [revoking, setRevoking] = useState<ApiTokenRow | null>(null);
  const columns: readonly Column<ApiTokenRow>[] = [
    {
      id: 'name',
      title: formatMessage({ id: 'command-center.tokens.name' }),
      isMain: true,
      cell: ({ name, prefix, isTest }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.prefix}>{prefix}…</span> {isTest && <TestTag />}
        </>
      ),
    },
    {
      id: 'scopes',
      title: formatMessage({ id: 'command-center.tokens.scopes' }),
      cell: ({ scopes }) => (
        <span className={styles.tags}>
          {scopes.map((scope) => (
            <Tag key={scope}>{SCOPE_NAMES[scope]}</Tag>
          ))}
        </span>
      ),
    },
    {
      id: 'used',
      title: formatMessage({ id: 'command-center.tokens.lastUsed' }),
      cell: ({ lastUsedAt }) => seen(lastUsedAt),
    },
    {
      id: 'state',
      title: formatMessage({ id: 'command-center.tokens.state' }),
      cell: ({ revokedAt, isExpired, expiresAt }) => {
        if (revokedAt) return <Tag>{formatMessage({ id: 'command-center.tokens.state.revoked' })}</Tag>;
        if (isExpired) return <Tag tone="warning">{formatMessage({ id: 'command-center.tokens.state.expired' })}</Tag>;
        if (!expiresAt) return formatMessage({ id: 'command-center.tokens.state.endless' });
        const end = formatDate(expiresAt, { dateStyle: 'medium' });
        return formatMessage({ id: 'command-center.tokens.state.until' }, { end });
      },
    },
    {
      id: 'actions',
      title: formatMessage({ id: 'command-center.tokens.actions' }),
      isTitleHidden: true,
      cell: (token) =>
        !token.revokedAt && (
          <Button
            aria-label={formatMessage({ id: 'command-center.tokens.revokeOf' }, { name: token.name })}
            className={styles.revoke}
            onClick={() => setRevoking(token)}
            size="sm"
            variant="outline"
          >
            <FormattedMessage id="command-center.tokens.revoke" />
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        columns={columns}
        empty={
          <EmptyState action={create} title={formatMessage({ id: 'command-center.tokens.empty' })}>
            <FormattedMessage id="command-center.tokens.emptyExplained" />
          </EmptyState>
        }
        label={formatMessage({ id: 'command-center.frame.settings.tokens' })}
        rows={readFragment(ApiTokenRowFragment, tokens)}
      />
      <RevokeTokenDialog
        id={revoking?.id ?? ''}
        isOpen={revoking !== null}
        name={revoking?.name ?? ''}
        onClose={() => setRevoking(null)}
      />
    </>
  );
}
