import type { BrowserContext } from '@playwright/test';
import { ApiClient } from '../../../api/demo/evening/api-client';
import type { CarteServer } from '../carte-server';
import { signIn } from '../visits';

/** Signs in somebody new, with the password that an administrator gave them. */
export async function signInWithGivenPassword(context: BrowserContext, server: CarteServer): Promise<void> {
  const member = { login: `new-${crypto.randomUUID()}`, password: 'spoon and kettle 4' };
  const api = await ApiClient.ofAdministrator(server);
  await api.run(
    `mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { ... on Error { message } } }`,
    { input: { ...member, name: 'Tamar', role: 'KITCHEN' } },
  );
  await signIn(context, { ...server, administrator: member });
}
