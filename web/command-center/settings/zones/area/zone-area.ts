import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { type Bearings, bearings } from '../../../../ui/map/bearings';

/** What a map of zones is drawn from. */
export const ZoneBearingsFragment = graphql(`
  fragment ZoneBearings on Channel {
    id
    mapTiles {
      url
      attribution
    }
    capital {
      latitude
      longitude
    }
    warehouses(includeInactive: true) {
      id
      name
      latitude
      longitude
    }
    deliveryZones(includeInactive: true) {
      id
      name
      isActive
      shape
      radiusMeters
      polygon {
        latitude
        longitude
      }
      center {
        latitude
        longitude
      }
    }
  }
`);

/** The kitchens and zones of a shop, as far as they are somewhere. */
export const bearingsOf = (channel: FragmentType<typeof ZoneBearingsFragment>): Bearings =>
  bearings(readFragment(ZoneBearingsFragment, channel));
