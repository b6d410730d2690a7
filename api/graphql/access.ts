import { z } from 'zod';
import { PERMISSIONS, type Permission } from '../access/roles';

/**
 * Who may ask for a field: anyone, anyone with a cart (programs need the scope for it), any staff member, or those
 * whose role or token has the permission.
 */
export type Access = 'public' | 'shopper' | 'anyStaff' | Permission;

const Declared = z.object({
  pothosOptions: z.object({
    authScopes: z.union([
      z.strictObject({ public: z.literal(true) }),
      z.strictObject({ shopper: z.literal(true) }),
      z.strictObject({ staff: z.literal(true) }),
      z.strictObject({ permission: z.enum(PERMISSIONS) }),
    ]),
  }),
});

/**
 * What a field or a type of the schema declares.
 *
 * @param extensions - as GraphQL's objects carry them.
 * @returns null when nothing is declared, or something that can't be said in one word.
 */
export function accessOf(extensions: unknown): Access | null {
  if (typeof extensions !== 'object' || extensions === null) return null;
  const kept = known.get(extensions);
  if (kept !== undefined) return kept;
  const access = readAccess(extensions);
  known.set(extensions, access);
  return access;
}

/** The schema's objects declare once and for all; limits ask at each field of each document. */
const known = new WeakMap<object, Access | null>();

function readAccess(extensions: object): Access | null {
  const { data } = Declared.safeParse(extensions);
  if (!data) return null;
  const { authScopes } = data.pothosOptions;
  if ('permission' in authScopes) return authScopes.permission;
  if ('shopper' in authScopes) return 'shopper';
  return 'staff' in authScopes ? 'anyStaff' : 'public';
}
