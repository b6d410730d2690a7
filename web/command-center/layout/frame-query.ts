import { graphql } from '../../gql/gql';

export const FrameQuery = graphql(`
  query CommandCenterFrame {
    session {
      user {
        id
        ...UserMenu
      }
    }
    channel {
      id
      name
      timeZone
      orderCounts {
        status
        count
      }
    }
  }
`);
