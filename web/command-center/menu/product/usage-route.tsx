import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { useFresh } from '../../kit/live/use-fresh';
import { Panel } from '../../kit/page/panel';
import { EmptyState } from '../../kit/ui/feedback';
import { StationField } from '../stations/station-field';
import type { Route } from './+types/usage-route';
import { AddToCategory } from './add-to-category';
import { PlaceRow } from './place-row';
import styles from './product.module.css';
import { readProductPart } from './read-product-part';

const ProductUsageQuery = graphql(`
  query ProductUsage($id: ID!) {
    menu {
      id
    }
    channel {
      id
      stations {
        id
        name
      }
      menus(includeInactive: true) {
        id
        ...AddToCategory
      }
    }
    node(id: $id) {
      ... on Product {
        id
        categories {
          id
          menu {
            id
          }
          ...PlaceRow
        }
        station {
          id
        }
        recentSales {
          orders
          quantity
        }
      }
    }
  }
`);

export const loader = (route: Route.LoaderArgs) => readProductPart(route, ProductUsageQuery);

/** Where a product stands, where it is made, and how often it was sold lately. */
export default function ProductUsage({ loaderData }: Route.ComponentProps) {
  const { node, menu, channel } = useFresh(ProductUsageQuery, loaderData);
  const { formatMessage } = useIntl();
  if (node?.__typename !== 'Product') return null;
  const { id, categories, recentSales, station } = node;
  const stations = channel?.stations ?? [];
  const taken = new Set(categories.map((category) => category.id));
  return (
    <div className={styles.columns}>
      <Panel title={formatMessage({ id: 'command-center.product.usage.categories' })}>
        {categories.length === 0 ? (
          <EmptyState
            icon={<FoodIcon name="takeout-box" size={64} />}
            title={formatMessage({ id: 'command-center.product.usage.none' })}
          >
            <FormattedMessage id="command-center.product.usage.noneExplained" />
          </EmptyState>
        ) : (
          <ul className={styles.places}>
            {categories.map((category) => (
              <PlaceRow category={category} isShown={category.menu.id === menu?.id} key={category.id} productId={id} />
            ))}
          </ul>
        )}
        <AddToCategory menus={channel?.menus ?? []} productId={id} taken={taken} />
      </Panel>
      {stations.length > 0 && (
        <Panel title={formatMessage({ id: 'command-center.stations.ofDish' })}>
          <StationField
            label={formatMessage({ id: 'command-center.stations.station' })}
            otherwise={formatMessage({ id: 'command-center.stations.asCategory' })}
            routed={{ productId: id }}
            stations={stations}
            value={station?.id ?? null}
          />
        </Panel>
      )}
      {recentSales && (
        <Panel title={formatMessage({ id: 'command-center.product.usage.sales' })}>
          <p className={styles.sales}>
            <FormattedMessage id="command-center.product.usage.sold" values={{ ...recentSales }} />
          </p>
        </Panel>
      )}
    </div>
  );
}
