import { graphql } from '../../../gql/gql';

export const StreetSuggestionsQuery = graphql(`
  query StreetSuggestions($query: String!) {
    streetSuggestions(query: $query) {
      street
      house
      latitude
      longitude
    }
  }
`);
