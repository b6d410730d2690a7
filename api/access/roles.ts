import type { StaffRole } from '../generated/prisma/client';

/** What a staff member may be allowed to do. A role is a set of these. */
export const PERMISSIONS = [
  'orders',
  'kitchen',
  'courierOrders',
  'override',
  'refunds',
  'stopList',
  'clients',
  'exportClients',
  'eraseClients',
  'catalog',
  'content',
  'settings',
  'receivers',
  'staff',
  'operations',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  ADMIN: PERMISSIONS,
  MANAGER: [
    'orders',
    'kitchen',
    'override',
    'refunds',
    'stopList',
    'clients',
    'exportClients',
    'catalog',
    'content',
    'settings',
    'receivers',
  ],
  OPERATOR: ['orders', 'kitchen', 'stopList', 'clients'],
  KITCHEN: ['kitchen'],
  COURIER: ['courierOrders'],
};

export function permissionsOf(role: StaffRole): readonly Permission[] {
  return ROLE_PERMISSIONS[role];
}

export function isAllowed(role: StaffRole, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
