import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql';
import type { PageRowFragment as PageRowData } from '../../gql/graphql';
import { Tag } from '../../ui/text/tag';
import { useCommandCenter } from '../layout/command-center-context';
import { pagePath } from './page-path';
import styles from './page-row.module.css';

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
  const { timeZone } = useCommandCenter();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Link className={styles.title} to={pagePath(id)}>
          {title}
        </Link>
        <p className={styles.facts}>
          /{slug}
          {' · '}
          <FormattedMessage
            id="command-center.pages.changed"
            values={{ date: <FormattedDate dateStyle="medium" timeZone={timeZone} value={updatedAt} /> }}
          />
        </p>
      </div>
      <Tag tone={isPublished ? 'success' : 'neutral'}>
        <FormattedMessage id={isPublished ? 'command-center.pages.published' : 'command-center.pages.draft'} />
      </Tag>
    </div>
  );
}
