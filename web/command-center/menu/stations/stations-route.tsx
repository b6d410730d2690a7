import { Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { readPage } from '../../kit/entity/read-page';
import { useFresh } from '../../kit/live/use-fresh';
import { PageHead } from '../../kit/page/page-head';
import { Panel } from '../../kit/page/panel';
import type { Route } from './+types/stations-route';
import { StationField } from './station-field';
import { StationList } from './station-list';

export const StationsQuery = graphql(`
  query Stations {
    ...StaffSession
    channel {
      id
      stations {
        id
        name
        ...StationList
      }
      menus(includeInactive: true) {
        id
        name
        categories {
          id
          name
          station {
            id
          }
        }
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readPage(route, 'CATALOG', StationsQuery, {});

/** The stations of the kitchen, and which category is made at which of them. */
export default function Stations({ loaderData }: Route.ComponentProps) {
  const { channel } = useFresh(StationsQuery, loaderData);
  const { formatMessage } = useIntl();
  const stations = channel?.stations ?? [];
  const menus = (channel?.menus ?? []).filter(({ categories }) => categories.length > 0);
  return (
    <>
      <PageHead title={formatMessage({ id: 'command-center.stations.title' })} />
      <Stack gap="4">
        <StationList stations={stations} />
        {stations.length > 0 && (
          <Panel title={formatMessage({ id: 'command-center.stations.routes' })}>
            <Text color="fg.muted" marginBottom="4">
              <FormattedMessage id="command-center.stations.routesHint" />
            </Text>
            <Stack gap="5">
              {menus.map(({ id, name, categories }) => (
                <section key={id}>
                  <Heading as="h3" fontSize="md" marginBottom="2">
                    {name}
                  </Heading>
                  <Grid gap="3" templateColumns="repeat(auto-fill, minmax(15rem, 1fr))">
                    {categories.map((category) => (
                      <StationField
                        key={category.id}
                        label={category.name}
                        otherwise={formatMessage({ id: 'command-center.stations.anywhere' })}
                        routed={{ categoryId: category.id }}
                        stations={stations}
                        value={category.station?.id ?? null}
                      />
                    ))}
                  </Grid>
                </section>
              ))}
            </Stack>
          </Panel>
        )}
      </Stack>
    </>
  );
}
