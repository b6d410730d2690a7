import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import type { Route } from './+types/navigation-route';
import { LinkList } from './link-list';

const NavigationSettingsQuery = graphql(`
  query NavigationSettings {
    ...StaffSession
    channel {
      id
      main: links(placement: MAIN) {
        id
        ...LinkList
      }
      footer: links(placement: FOOTER) {
        id
        ...LinkList
      }
      social: links(placement: SOCIAL) {
        id
        ...LinkList
      }
      pages {
        id
        slug
        title
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'CONTENT', NavigationSettingsQuery, {});

/** Where the storefront leads: at the top, at the bottom, and out to social networks. */
export default function NavigationSettings({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(NavigationSettingsQuery, loaderData);
  const { formatMessage } = useIntl();
  if (!channel) return null;
  const targets = [
    { path: '/catalog', name: formatMessage({ id: 'command-center.navigation.catalog' }) },
    ...channel.pages.map(({ slug, title }) => ({ path: `/${slug}`, name: title })),
  ];
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.navigation.title' })} />
      <Text maxWidth="44rem" marginBottom="4" color="fg.muted">
        <FormattedMessage id="command-center.navigation.hint" />
      </Text>
      <Grid gap="6" maxWidth="56rem" templateColumns="minmax(0, 1fr)">
        <LinkList links={channel.main} placement="MAIN" targets={targets} />
        <LinkList links={channel.footer} placement="FOOTER" targets={targets} />
        <LinkList links={channel.social} placement="SOCIAL" targets={targets} />
      </Grid>
    </>
  );
}
