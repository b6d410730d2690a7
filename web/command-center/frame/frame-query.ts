import { graphql } from '../../gql/gql';

export const FrameQuery = graphql(`
  query CommandCenterFrame {
    session {
      user {
        staffMemberId
        role
        permissions
        mustChangePassword
        mustSetUpSecondFactor
        ...UserMenu
      }
    }
    channel {
      id
      name
      timeZone
      countryCode
      currencyCode
      defaultLocale
      isActive
      pausedUntil
      sendingHeldSince
      sendingHeldReason
      waiting: orders(last: 20, statuses: [PLACED], isTest: false) {
        totalCount
        nodes {
          id
          number
          placedAt
          alarmedAt
        }
      }
    }
  }
`);
