import ClockIcon from 'lucide/dist/esm/icons/clock';
import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import MoonIcon from 'lucide/dist/esm/icons/moon';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import ReceiptTextIcon from 'lucide/dist/esm/icons/receipt-text';
import SettingsIcon from 'lucide/dist/esm/icons/settings';
import SunIcon from 'lucide/dist/esm/icons/sun';
import UserIcon from 'lucide/dist/esm/icons/user';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { pathIn } from '../../../i18n/locale-prefix';
import { useLocale } from '../../../i18n/use-locale';
import { Icon } from '../../../ui/icons/icon';
import { useColorMode } from '../../../ui/theme/color-mode';
import { ACCOUNT_PATH } from '../../access/account/account-path';
import { useCommandCenter } from '../../kit/context/command-center-context';
import { allowedPages, MAIN_PAGES, ORDER_PAGES, type Page, SETTINGS_PAGES } from '../../kit/page/navigation';
import { HOME_PATH } from '../../kit/session/return-path';
import { NEW_PRODUCT_PATH } from '../../menu/products/product-path';
import { RULE_SECTIONS } from '../../settings/order-settings/rule-sections';
import type { Entry, EntryGroup } from './entry';

/** Pages that the role allows, and what can be done from anywhere. */
export function usePlaces(pause: () => void): EntryGroup[] {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const locale = useLocale();
  const { permissions } = useCommandCenter();
  const [, setColorMode] = useColorMode();
  const goTo = (path: string) => () => void navigate(path);
  const main = allowedPages(MAIN_PAGES, permissions).map(
    ({ path, title, icon }): Entry => ({
      id: `page${path}`,
      label: formatMessage({ id: title }),
      icon: <Icon of={icon} />,
      run: goTo(HOME_PATH + path),
    }),
  );
  const inside = (pages: readonly Page[], detail: string, icon: Entry['icon']) =>
    allowedPages(pages, permissions).map(
      ({ path, title }): Entry => ({
        id: `page${path}`,
        label: formatMessage({ id: title }),
        detail,
        icon,
        run: goTo(HOME_PATH + path),
      }),
    );
  const ofOrders = inside(
    ORDER_PAGES,
    formatMessage({ id: 'command-center.orders.title' }),
    <Icon of={ReceiptTextIcon} />,
  );
  const settings = inside(
    SETTINGS_PAGES,
    formatMessage({ id: 'command-center.frame.page.settings' }),
    <Icon of={SettingsIcon} />,
  );
  const rules = (permissions.has('SETTINGS') ? RULE_SECTIONS : []).flatMap((names) =>
    names.map(
      (name): Entry => ({
        id: `rule-${name}`,
        label: formatMessage({ id: `command-center.order-settings.${name}` }),
        icon: <Icon of={SettingsIcon} />,
        run: goTo(`${HOME_PATH}/settings/orders#${names[0]}`),
      }),
    ),
  );
  const account: Entry = {
    id: 'account',
    label: formatMessage({ id: 'command-center.account.title' }),
    icon: <Icon of={UserIcon} />,
    run: goTo(ACCOUNT_PATH),
  };
  const act = (
    id: 'newProduct' | 'pause' | 'light' | 'dark' | 'storefront',
    icon: Entry['icon'],
    run: () => void,
  ): Entry => ({
    id,
    label: formatMessage({ id: `command-center.palette.action.${id}` }),
    icon,
    run,
  });
  const actions = [
    ...(permissions.has('CATALOG') ? [act('newProduct', <Icon of={PlusIcon} />, goTo(NEW_PRODUCT_PATH))] : []),
    ...(permissions.has('ORDERS') ? [act('pause', <Icon of={ClockIcon} />, pause)] : []),
    act('light', <Icon of={SunIcon} />, () => setColorMode('light')),
    act('dark', <Icon of={MoonIcon} />, () => setColorMode('dark')),
    // Another application: another document.
    act('storefront', <Icon of={ExternalLinkIcon} />, () => window.location.assign(pathIn(locale, '/'))),
  ];
  return [
    {
      id: 'pages',
      title: formatMessage({ id: 'command-center.palette.pages' }),
      entries: [...main, ...ofOrders, ...settings, account],
    },
    {
      id: 'rules',
      title: formatMessage({ id: 'command-center.order-settings.title' }),
      entries: rules,
      isSoughtOnly: true,
    },
    { id: 'actions', title: formatMessage({ id: 'command-center.palette.actions' }), entries: actions },
  ];
}
