import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import { FormattedMessage, useIntl } from 'react-intl';
import { remove } from '../../../documents/page';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { DeleteEntity } from '../../kit/entity/delete-entity';
import { readEntity, storedOrNew } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { AnchorButton } from '../../kit/ui/button';
import type { Route } from './+types/page-route';
import { PageForm } from './page-form';
import { PAGES_PATH } from './page-path';

const PageToEditQuery = graphql(`
  query PageToEdit($id: ID!, $isNew: Boolean!) {
    ...StaffSession
    node(id: $id) @skip(if: $isNew) {
      ... on Page {
        id
        slug
        title
        isPublished
        ...StoredPage
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) =>
  readEntity(route, 'CONTENT', PageToEditQuery, storedOrNew(route.params.pageId), 'Page');

/** One page of text, or a new one. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { node } = useFresh(PageToEditQuery, loaderData);
  const { formatMessage } = useIntl();
  const page = node?.__typename === 'Page' ? node : null;
  const look = page && (
    <AnchorButton variant="outline" href={`/${page.slug}`} rel="noopener" target="_blank">
      <Icon of={ExternalLinkIcon} size={18} />
      <FormattedMessage id={page.isPublished ? 'command-center.pages.open' : 'command-center.pages.preview'} />
    </AnchorButton>
  );
  return (
    <>
      <PageHead
        aside={look}
        back={<BackLink to={PAGES_PATH}>{formatMessage({ id: 'command-center.pages.title' })}</BackLink>}
        title={page ? page.title : formatMessage({ id: 'command-center.pages.new' })}
      />
      <PageForm key={page?.id ?? 'new'} stored={page} />
      {page && (
        <DeleteEntity
          command={remove}
          done="command-center.pages.deleted"
          id={page.id}
          name={page.title}
          to={PAGES_PATH}
          words="command-center.pages"
        />
      )}
    </>
  );
}
