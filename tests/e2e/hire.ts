import { ApiClient } from '../../api/demo/evening/api-client';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly password: string;
}

interface Hired {
  readonly createStaffMember: { readonly id?: string; readonly message?: string };
}

/** What the administrator says over the counter; a password of their own comes at the first sign-in. */
const GIVEN = 'spoon and kettle 4';

/** A new staff member with this role, a unique name and login, and an own password. */
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
    { input: { ...member, role, password: GIVEN } },
  );
  if (!createStaffMember.id) throw new Error(`nobody was hired: ${createStaffMember.message ?? ''}`);
  const own = new ApiClient(administrator.url);
  await own.signIn({ ...member, password: GIVEN });
  await own.run(`mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }`, {
    input: { currentPassword: GIVEN, newPassword: member.password },
  });
  // No session of theirs is left: an end-to-end test begins with those that it opens.
  await own.run('mutation { signOut { __typename } }');
  return { ...member, id: createStaffMember.id };
}
