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
      waiting: orders(first: 1, statuses: [PLACED], isTest: false) {
        totalCount
        nodes {
          id
        }
      }
      alarmed: orders(first: 1, statuses: [PLACED], isTest: false, isAlarmed: true, sort: OLDEST) {
        totalCount
        nodes {
          id
          number
          placedAt
        }
      }
    }
  }
`);
