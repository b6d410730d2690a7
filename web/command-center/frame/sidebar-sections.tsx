import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Permission } from '../../gql/graphql';
import { Icon } from '../../ui/icons/icon';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { allowedPages, MAIN_PAGES, type MainPage, SETTINGS_LINK, SETTINGS_PAGES } from '../kit/page/navigation';
import { HOME_PATH } from '../kit/session/return-path';
import { ORDERS_PATH } from '../orders/page/order-path';
import type { SidebarLink, SidebarSection } from './shell';

/** What the sidebar shows to a role. @param waiting - orders that nobody has taken yet. */
export function sidebarSections(permissions: ReadonlySet<Permission>, waiting: number): SidebarSection[] {
  const pages = allowedPages(MAIN_PAGES, permissions);
  const linksOf = (section: MainPage['section']): SidebarLink[] =>
    pages
      .filter((page) => page.section === section)
      .map(({ path, title, icon }) => {
        const to = HOME_PATH + path;
        return {
          to,
          label: <FormattedMessage id={title} />,
          icon: <Icon of={icon} />,
          isExact: path === '',
          badge: to === ORDERS_PATH && waiting > 0 && <NewOrdersBadge count={waiting} />,
        };
      });
  const { path, title, icon } = SETTINGS_LINK;
  const settings = { to: HOME_PATH + path, label: <FormattedMessage id={title} />, icon: <Icon of={icon} /> };
  const shop = [...linksOf('shop'), ...(allowedPages(SETTINGS_PAGES, permissions).length > 0 ? [settings] : [])];
  return [
    { id: 'work', links: linksOf('work') },
    { id: 'menu', title: <FormattedMessage id="command-center.frame.section.menu" />, links: linksOf('menu') },
    { id: 'shop', title: <FormattedMessage id="command-center.frame.section.shop" />, links: shop },
  ].filter(({ links }) => links.length > 0);
}

/** The number of untaken orders. */
function NewOrdersBadge({ count }: { readonly count: number }) {
  return (
    <>
      <span aria-hidden="true">
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="command-center.orders.waiting" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
