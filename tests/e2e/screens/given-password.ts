import type { BrowserContext } from '@playwright/test';
import { ApiClient } from '../api-client';
import type { CarteServer } from '../carte-server';
import { signIn } from '../visits';

/** Signs in somebody new, with the password that an administrator gave them. */
export async function signInWithGivenPassword(context: BrowserContext, server: CarteServer): Promise<void> {
  if (!server.administrator) throw new Error('a demo shop has an administrator');
  const member = { login: `new-${crypto.randomUUID()}`, password: 'spoon and kettle 4' };
  const api = new ApiClient(server.url);
  await api.signIn(server.administrator);
  await api.run(
    `mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { ... on Error { message } } }`,
    { input: { ...member, name: 'Tamar', role: 'KITCHEN' } },
  );
  await signIn(context, { ...server, administrator: member });
}
