import { graphql } from '../../../gql/gql';

export const DeliveryMapQuery = graphql(`
  query DeliveryMap {
    channel {
      id
      mapTiles {
        url
        attribution
      }
      warehouses {
        id
        name
        latitude
        longitude
      }
      deliveryZones {
        id
        name
        isActive
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
  }
`);

export const ZoneAtQuery = graphql(`
  query ZoneAt($latitude: Float!, $longitude: Float!) {
    deliveryZone(latitude: $latitude, longitude: $longitude) {
      id
    }
  }
`);
