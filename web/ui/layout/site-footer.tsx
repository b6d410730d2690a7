import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkIcon } from '../icons/link-icon';
import { Container } from './container';
import type { NavigationLink } from './navigation-link';
import { OuterLink } from './outer-link';
import styles from './site.module.css';

interface Props {
  readonly shopName: string;
  readonly footerLinks: readonly NavigationLink[];
  readonly socialLinks: readonly NavigationLink[];
  readonly phone: { readonly href: string; readonly text: string } | null;
  readonly copyright: string;
  /** Until when the shop is open today. */
  readonly hours?: ReactNode;
  /** Leads to what was ordered here. */
  readonly orders: NavigationLink;
}

export function SiteFooter({ shopName, footerLinks, socialLinks, phone, copyright, hours, orders }: Props) {
  const { formatMessage } = useIntl();
  return (
    <footer className={styles.footer}>
      <Container className={styles.footerBar}>
        <div className={styles.footerShop}>
          <p className={styles.footerName}>{shopName}</p>
          {phone && (
            <a className={styles.footerLink} href={phone.href}>
              {phone.text}
            </a>
          )}
          {hours && <p className={styles.hours}>{hours}</p>}
          <OuterLink className={styles.footerLink} link={orders} />
        </div>
        {footerLinks.length > 0 && (
          <nav aria-label={formatMessage({ id: 'ui.footerNavigation' })}>
            <ul className={styles.footerNav}>
              {footerLinks.map((link) => (
                <li key={link.id}>
                  <OuterLink className={styles.footerLink} link={link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {socialLinks.length > 0 && (
          <nav aria-label={formatMessage({ id: 'ui.social' })}>
            <ul className={styles.social}>
              {socialLinks.map((link) => (
                <li key={link.id}>
                  <OuterLink className={styles.socialLink} link={link}>
                    <LinkIcon name={link.icon} />
                    <span className={link.icon ? styles.socialName : undefined}>{link.name}</span>
                  </OuterLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {copyright && <p className={styles.copyright}>{copyright}</p>}
      </Container>
    </footer>
  );
}
