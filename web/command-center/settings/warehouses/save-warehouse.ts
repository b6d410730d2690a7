import { graphql } from '../../../gql/gql';

export const CreateWarehouseMutation = graphql(`
  mutation CreateWarehouse($input: CreateWarehouseInput!) {
    answer: createWarehouse(input: $input) {
      ... on Warehouse {
        id
        version
      }
      ...Refusal
    }
  }
`);

export const UpdateWarehouseMutation = graphql(`
  mutation UpdateWarehouse($input: UpdateWarehouseInput!) {
    answer: updateWarehouse(input: $input) {
      ... on Warehouse {
        id
        version
      }
      ...Refusal
    }
  }
`);
