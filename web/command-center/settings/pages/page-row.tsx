import { FormattedDate, FormattedMessage } from 'react-intl';
import { graphql } from '../../../gql/gql';
import type { PageRowFragment as PageRowData } from '../../../gql/graphql';
import { LinkedRow } from '../../kit/sorting/linked-row';
import { Tag } from '../../kit/ui/feedback';
import { pagePath } from './page-path';

export const PageRowFragment = graphql(`
  fragment PageRow on Page {
    id
    slug
    title
    isPublished
    updatedAt
  }
`);

/** A page in the list: its title leads to it. */
export function PageRow({ page: { id, slug, title, isPublished, updatedAt } }: { readonly page: PageRowData }) {
  const changed = <FormattedDate dateStyle="medium" value={updatedAt} />;
  const detail = <FormattedMessage id="command-center.pages.changed" values={{ address: `/${slug}`, date: changed }} />;
  return (
    <LinkedRow detail={detail} name={title} to={pagePath(id)}>
      <Tag tone={isPublished ? 'success' : 'neutral'}>
        <FormattedMessage id={isPublished ? 'command-center.pages.published' : 'command-center.pages.draft'} />
      </Tag>
    </LinkedRow>
  );
}
