import { graphql } from '../../../gql/gql';

export const CreateWarehouseMutation = graphql(`
  mutation CreateWarehouse($input: CreateWarehouseInput!) {
    createWarehouse(input: $input) {
      ... on Warehouse {
        id
        version
      }
      ... on Error {
        code
        message
        path
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`);

export const UpdateWarehouseMutation = graphql(`
  mutation UpdateWarehouse($input: UpdateWarehouseInput!) {
    updateWarehouse(input: $input) {
      ... on Warehouse {
        id
        version
      }
      ... on Error {
        code
        message
        path
      }
      ... on InvalidInput {
        fields {
          path
          message
        }
      }
    }
  }
`);
