import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { pageVariables } from '../../kit/table/search-state';
import { TableFoot } from '../../kit/table/table-foot';
import { Button } from '../../kit/ui/button';
import type { Route } from './+types/tokens-route';
import { CreateTokenDialog } from './create-token-dialog';
import { OriginsForm } from './origins-form';
import styles from './tokens.module.css';
import { TokensTable } from './tokens-table';

const PAGE_SIZE = 50;

export const ApiTokensQuery = graphql(`
  query ApiTokens($first: Int, $after: String, $last: Int, $before: String) {
    ...StaffSession
    channel {
      id
      apiOrigins
      ...ApiOrigins
      apiTokens(first: $first, after: $after, last: $last, before: $before) {
        nodes {
          id
          ...ApiTokenRow
        }
        pageInfo {
          hasNextPage
          endCursor
          hasPreviousPage
          startCursor
        }
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readPage(route, 'STAFF', ApiTokensQuery, pageVariables(route.url.searchParams, PAGE_SIZE));

/** What programs of others may do with the shop. */
export default function ApiTokens({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(ApiTokensQuery, loaderData);
  const { formatMessage } = useIntl();
  const [isCreating, setIsCreating] = useState(false);
  const tokens = channel?.apiTokens;
  const create = (
    <Button onClick={() => setIsCreating(true)}>
      <Icon of={PlusIcon} size={18} />
      <FormattedMessage id="command-center.tokens.create" />
    </Button>
  );
  return (
    <>
      <PageHead
        aside={tokens && tokens.nodes.length > 0 && create}
        title={formatMessage({ id: 'command-center.frame.settings.tokens' })}
      />
      <p className={styles.lead}>
        <FormattedMessage id="command-center.tokens.lead" />
      </p>
      <TokensTable create={create} tokens={tokens?.nodes ?? []} />
      <TableFoot pageInfo={tokens?.pageInfo} />
      {channel?.apiOrigins && <OriginsForm shop={channel} />}
      {isCreating && <CreateTokenDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
