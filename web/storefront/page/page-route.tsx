import { redirect } from 'react-router';
import { graphql } from '../../gql/gql';
import { query } from '../../graphql/query';
import { requestContext } from '../../graphql/request-context';
import { Container } from '../../ui/layout/container';
import { PageHead } from '../shop/page-head';
import { revalidateOnPath } from '../shop/revalidate-on-path';
import { describePage } from '../structured-data/describe.server';
import { pageData } from '../structured-data/page-data';
import type { Route } from './+types/page-route';
import { pageNotFound } from './page-not-found.server';
import styles from './page-route.module.css';

const ContentPageQuery = graphql(`
  query ContentPage($slug: String!) {
    page(slug: $slug) {
      id
      title
      body
      seoDescription
    }
  }
`);

const MovedPageQuery = graphql(`
  query MovedPage($slug: String!) {
    slugRedirect(kind: PAGE, slug: $slug)
  }
`);

export async function loader({ context, params: { page: slug } }: Route.LoaderArgs) {
  const { page } = await query(context, ContentPageQuery, { slug });
  if (page) {
    describePage(context, (addresses) => [pageData(addresses, { ...page, slug })]);
    return { page };
  }
  const { slugRedirect } = await query(context, MovedPageQuery, { slug });
  if (slugRedirect) {
    const { search } = context.get(requestContext).url;
    throw redirect(`/${encodeURIComponent(slugRedirect)}${search}`, 301);
  }
  return pageNotFound(context);
}

export const shouldRevalidate = revalidateOnPath;

/** What staff wrote: about the shop, delivery, privacy. */
export default function PageRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <Container className={styles.page} width="text">
      <PageHead description={page.seoDescription} title={page.title} />
      <h1 className={styles.title}>{page.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API sanitises it before anyone reads it */}
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: page.body }} />
    </Container>
  );
}
