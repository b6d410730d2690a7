import type { StaffRole } from '../../../gql/graphql';

/** What is asked of a colleague, invited or here. A type and not an interface: forms take records. */
export type MemberValues = { name: string; role: StaffRole; email: string };
