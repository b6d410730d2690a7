import type { StaffRole } from '../../generated/prisma/client';
import { createSignIn, TEST_PASSWORD } from '../../staff/testing';
import type { TestClient } from './testing-client';
import type { TestServer } from './testing-server';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';

/** A browser in which a new member of the shop's staff has signed in. */
export async function staffClient(
  server: TestServer,
  channelId: string,
  role: StaffRole,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestClient> {
  const client = server.client(headers);
  const { login } = await createSignIn(server.database.db, channelId, role);
  await client.graphql(SIGN_IN, { input: { login, password: TEST_PASSWORD } });
  return client;
}
