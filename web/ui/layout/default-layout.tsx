import type { ReactNode } from 'react';
import type { NavigationLink } from './navigation-link';
import { PageMain, SkipLink } from './page-main';
import type { ShopLogo } from './shop-mark';
import styles from './site.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface Props {
  readonly shopName: string;
  readonly logo?: ShopLogo | null | undefined;
  readonly mainLinks: readonly NavigationLink[];
  readonly footerLinks: readonly NavigationLink[];
  readonly socialLinks: readonly NavigationLink[];
  /** As people dial it; null hides it. */
  readonly phone: { readonly href: string; readonly text: string } | null;
  /** The shop's own line at the very end. */
  readonly copyright: string;
  /** In the footer: until when the shop is open today. */
  readonly hours?: ReactNode;
  /** In the footer and a phone's menu: leads to what was ordered here. */
  readonly orders: NavigationLink;
  /** Above everything: maintenance, closed. */
  readonly banner?: ReactNode;
  /** At the end of the header: search, the cart's button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The storefront's usual page: header, content, footer. */
export function DefaultLayout({ banner, actions, children, ...shop }: Props) {
  return (
    <div className={styles.page}>
      <SkipLink />
      {banner}
      <SiteHeader
        actions={actions}
        logo={shop.logo}
        mainLinks={shop.mainLinks}
        orders={shop.orders}
        phone={shop.phone}
        shopName={shop.shopName}
      />
      <PageMain>{children}</PageMain>
      <SiteFooter {...shop} />
    </div>
  );
}
