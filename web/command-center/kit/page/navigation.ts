import type { IconNode } from 'lucide';
import BanIcon from 'lucide/dist/esm/icons/ban';
import BikeIcon from 'lucide/dist/esm/icons/bike';
import ChartColumnIcon from 'lucide/dist/esm/icons/chart-column';
import ChefHatIcon from 'lucide/dist/esm/icons/chef-hat';
import FileTextIcon from 'lucide/dist/esm/icons/file-text';
import LayoutDashboardIcon from 'lucide/dist/esm/icons/layout-dashboard';
import PhoneIcon from 'lucide/dist/esm/icons/phone';
import ReceiptTextIcon from 'lucide/dist/esm/icons/receipt-text';
import SendIcon from 'lucide/dist/esm/icons/send';
import SettingsIcon from 'lucide/dist/esm/icons/settings';
import ShoppingBagIcon from 'lucide/dist/esm/icons/shopping-bag';
import UsersIcon from 'lucide/dist/esm/icons/users';
import UtensilsIcon from 'lucide/dist/esm/icons/utensils';
import WarehouseIcon from 'lucide/dist/esm/icons/warehouse';
import type { Permission } from '../../../gql/graphql';
import type { MessageId } from '../../../i18n/message-ids';

/** A page that staff can go to: the sidebar, the settings' own list and the palette show those that a role allows. */
export interface Page {
  /** Below `/command-center`; empty for the dashboard. */
  readonly path: string;
  readonly title: MessageId;
  readonly permission: Permission;
  /** Not there yet, so nothing leads to it. */
  readonly isComing?: boolean;
}

export interface MainPage extends Page {
  readonly icon: IconNode;
  readonly section: 'work' | 'menu' | 'shop';
}

export const MAIN_PAGES: readonly MainPage[] = [
  {
    path: '',
    title: 'command-center.dashboard.title',
    icon: LayoutDashboardIcon,
    section: 'work',
    permission: 'KITCHEN',
  },
  {
    path: '/checkout',
    title: 'command-center.orders.title',
    icon: ReceiptTextIcon,
    section: 'work',
    permission: 'ORDERS',
  },
  {
    path: '/phone-order',
    title: 'command-center.desk.title',
    icon: PhoneIcon,
    section: 'work',
    permission: 'ORDERS',
  },
  {
    path: '/kitchen',
    title: 'command-center.frame.page.kitchen',
    icon: ChefHatIcon,
    section: 'work',
    permission: 'KITCHEN',
  },
  {
    path: '/courier',
    title: 'command-center.courier.title',
    icon: BikeIcon,
    section: 'work',
    permission: 'COURIER_ORDERS',
  },
  {
    path: '/stop-list',
    title: 'command-center.frame.page.stop-list',
    icon: BanIcon,
    section: 'work',
    permission: 'STOP_LIST',
  },
  {
    path: '/client',
    title: 'command-center.frame.page.clients',
    icon: UsersIcon,
    section: 'work',
    permission: 'CLIENTS',
  },
  {
    path: '/reports',
    title: 'command-center.reports.title',
    icon: ChartColumnIcon,
    section: 'work',
    permission: 'ORDERS',
  },
  {
    path: '/menu',
    title: 'command-center.frame.page.menus',
    icon: UtensilsIcon,
    section: 'menu',
    permission: 'CATALOG',
  },
  {
    path: '/product',
    title: 'command-center.frame.page.products',
    icon: ShoppingBagIcon,
    section: 'menu',
    permission: 'CATALOG',
  },
  {
    path: '/warehouse',
    title: 'command-center.frame.page.warehouses',
    icon: WarehouseIcon,
    section: 'shop',
    permission: 'SETTINGS',
  },
  {
    path: '/page',
    title: 'command-center.frame.page.pages',
    icon: FileTextIcon,
    section: 'shop',
    permission: 'CONTENT',
  },
  {
    path: '/receiver',
    title: 'command-center.frame.page.receivers',
    icon: SendIcon,
    section: 'shop',
    permission: 'RECEIVERS',
  },
];

/** Views of the orders that the sidebar has no room for. */
export const ORDER_PAGES: readonly Page[] = [
  { path: '/checkout/payments', title: 'command-center.payments.title', permission: 'ORDERS' },
];

/** What the sidebar's “Settings” opens: the first one that the role allows. */
export const SETTINGS_PAGES: readonly Page[] = [
  { path: '/settings/general', title: 'command-center.frame.settings.general', permission: 'SETTINGS' },
  { path: '/settings/hours', title: 'command-center.frame.settings.hours', permission: 'SETTINGS' },
  { path: '/settings/orders', title: 'command-center.frame.settings.orders', permission: 'SETTINGS' },
  { path: '/settings/stations', title: 'command-center.stations.title', permission: 'CATALOG' },
  { path: '/settings/tables', title: 'command-center.frame.settings.tables', permission: 'SETTINGS' },
  { path: '/settings/payment', title: 'command-center.frame.settings.payment', permission: 'SETTINGS' },
  { path: '/settings/receivers', title: 'command-center.frame.settings.receivers', permission: 'RECEIVERS' },
  { path: '/settings/printers', title: 'command-center.printing.title', permission: 'SETTINGS' },
  { path: '/settings/notices', title: 'command-center.notices.title', permission: 'SETTINGS' },
  { path: '/settings/navigation', title: 'command-center.frame.settings.navigation', permission: 'CONTENT' },
  {
    path: '/settings/appearance',
    title: 'command-center.frame.settings.appearance',
    permission: 'SETTINGS',
  },
  { path: '/settings/staff', title: 'command-center.frame.settings.staff', permission: 'STAFF' },
  { path: '/settings/tokens', title: 'command-center.frame.settings.tokens', permission: 'STAFF' },
  { path: '/settings/audit', title: 'command-center.frame.settings.audit', permission: 'STAFF' },
  { path: '/settings/data', title: 'command-center.frame.settings.data', permission: 'CATALOG' },
  { path: '/settings/privacy', title: 'command-center.frame.settings.privacy', permission: 'ERASE_CLIENTS' },
  { path: '/settings/operations', title: 'command-center.operations.title', permission: 'OPERATIONS' },
];

export const SETTINGS_LINK = {
  path: '/settings',
  title: 'command-center.frame.page.settings',
  icon: SettingsIcon,
} as const;

/** The pages of a list that a role allows. */
export function allowedPages<Entry extends Page>(
  pages: readonly Entry[],
  permissions: ReadonlySet<Permission> | readonly Permission[],
): readonly Entry[] {
  const allowed = new Set(permissions);
  return pages.filter(({ permission, isComing }) => !isComing && allowed.has(permission));
}
