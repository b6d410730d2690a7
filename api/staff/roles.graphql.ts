import type { Permission } from '../access/roles';
import { StaffRole } from '../generated/prisma/client';
import { builder } from '../graphql/builder';

export const StaffRoleEnum = builder.enumType('StaffRole', {
  description: 'What a staff member is there for.',
  values: {
    [StaffRole.ADMIN]: { description: 'Everything, staff included.' },
    [StaffRole.MANAGER]: { description: 'Catalog, settings, pages, clients and orders.' },
    [StaffRole.OPERATOR]: { description: 'Orders, clients and the stop list.' },
    [StaffRole.KITCHEN]: { description: 'The kitchen board.' },
    [StaffRole.COURIER]: { description: 'The orders that they bring, and those that are free to take.' },
  },
});

const PERMISSION_NAMES = {
  ORDERS: { value: 'orders', description: 'See orders and move them on.' },
  KITCHEN: { value: 'kitchen', description: 'See the kitchen board.' },
  COURIER_ORDERS: {
    value: 'courierOrders',
    description: 'Take orders to deliver, and see what it takes to bring them.',
  },
  REFUNDS: { value: 'refunds', description: 'Give card money back.' },
  OVERRIDE: { value: 'override', description: 'Set a minimum, a fee or a full time aside for one order.' },
  STOP_LIST: { value: 'stopList', description: 'Take dishes off sale for a while.' },
  CLIENTS: { value: 'clients', description: 'See and change clients.' },
  EXPORT_CLIENTS: { value: 'exportClients', description: 'Take out all that is kept of a client.' },
  ERASE_CLIENTS: { value: 'eraseClients', description: 'Forget a client for good.' },
  CATALOG: { value: 'catalog', description: 'Change menus, categories and products.' },
  CONTENT: { value: 'content', description: 'Change pages and links.' },
  SETTINGS: { value: 'settings', description: 'Change the shop’s settings.' },
  RECEIVERS: { value: 'receivers', description: 'Change where orders are sent.' },
  STAFF: { value: 'staff', description: 'Manage staff members and read the audit log.' },
  OPERATIONS: { value: 'operations', description: 'See how the program is, and decide on its backups.' },
} as const satisfies Record<string, { value: Permission; description: string }>;

export const PermissionEnum = builder.enumType('Permission', {
  description: 'What a staff member may do; a role is a set of these.',
  values: PERMISSION_NAMES,
});
