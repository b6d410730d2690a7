import { graphql } from '../../../gql/gql';

export const TicketQuery = graphql(`
  query Ticket($id: ID!) {
    ...StaffSession
    channel {
      id
      name
      phone
      timeZone
    }
    node(id: $id) {
      ... on Order {
        id
        status
        ...OrderCodes
        ...TicketHead
        ...TicketLines
        ...TicketReceiving
        ...TicketTotals
      }
    }
  }
`);
