import type { ApiClient } from '../../api/demo/evening/api-client';

interface Made {
  readonly createApiToken: { readonly secret: string; readonly apiToken: { readonly id: string } };
}

interface Wish {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly isTest?: boolean;
}

/** A token of a program, as the shop's administrator makes it. */
export async function createToken(administrator: ApiClient, input: Wish) {
  const { createApiToken: made } = await administrator.run<Made>(
    `mutation ($input: CreateApiTokenInput!) {
      createApiToken(input: $input) { ... on NewApiToken { secret apiToken { id } } }
    }`,
    { input },
  );
  const revoke = () =>
    administrator.run(`mutation ($id: ID!) { revokeApiToken(id: $id) { __typename } }`, { id: made.apiToken.id });
  return { secret: made.secret, revoke };
}

/** One that a page of another site may have. */
export function createStorefrontToken(administrator: ApiClient, name: string) {
  return createToken(administrator, { name, scopes: ['STOREFRONT'] });
}
