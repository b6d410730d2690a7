import type { ApiClient } from './api-client';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

interface Hired {
  readonly createStaffMember: { readonly id?: string; readonly message?: string };
}

/** Somebody of this role, under a name and a login that nobody else has. */
export async function hire(administrator: ApiClient, role: string, name = role): Promise<Member> {
  const member = {
    name: `${name} ${crypto.randomUUID().slice(0, 8)}`,
    login: `${role.toLowerCase()}-${crypto.randomUUID()}`,
    password: 'ladle and whisk 7',
  };
  const { createStaffMember } = await administrator.run<Hired>(
    `mutation ($input: CreateStaffMemberInput!) {
      createStaffMember(input: $input) { ... on StaffMember { id } ... on Error { message } }
    }`,
    { input: { ...member, role } },
  );
  if (!createStaffMember.id) throw new Error(`nobody was hired: ${createStaffMember.message ?? ''}`);
  return { ...member, id: createStaffMember.id };
}
