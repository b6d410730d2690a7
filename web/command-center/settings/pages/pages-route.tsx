import { Text } from '@chakra-ui/react';
import FileTextIcon from 'lucide/dist/esm/icons/file-text';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { reorder as reorderDocument } from '../../../documents/page';
import { readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { useAct } from '../../kit/entity/use-act';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { SortableList } from '../../kit/sorting/sortable-list';
import { LinkButton } from '../../kit/ui/button';
import { EmptyState } from '../../kit/ui/feedback';
import type { Route } from './+types/pages-route';
import { pagePath } from './page-path';
import { PageRow, PageRowFragment } from './page-row';

const PagesQuery = graphql(`
  query Pages {
    ...StaffSession
    channel {
      id
      pages(includeDrafts: true) {
        ...PageRow
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'CONTENT', PagesQuery, {});

/** The shop's pages of text in their order. */
export default function Pages({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(PagesQuery, loaderData);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(reorderDocument);
  const pages = readFragment(PageRowFragment, channel?.pages ?? []);
  const title = formatMessage({ id: 'command-center.pages.title' });
  const add = (
    <LinkButton to={pagePath('new')}>
      <Icon of={PlusIcon} size={18} />
      <FormattedMessage id="command-center.pages.add" />
    </LinkButton>
  );
  return (
    <>
      <PageHead aside={pages.length > 0 && add} title={title} />
      {pages.length === 0 ? (
        <EmptyState
          action={add}
          icon={<Icon of={FileTextIcon} size={56} />}
          title={formatMessage({ id: 'command-center.pages.empty' })}
        >
          <FormattedMessage id="command-center.pages.emptyExplained" />
        </EmptyState>
      ) : (
        <>
          <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
            <FormattedMessage id="command-center.pages.hint" />
          </Text>
          <SortableList
            items={pages}
            label={title}
            nameOf={({ title: name }) => name}
            onReorder={(ids) => reorder({ input: { ids } })}
          >
            {(page) => <PageRow page={page} />}
          </SortableList>
        </>
      )}
    </>
  );
}
