import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { bundleOf } from '../../i18n/message-bundle';
import { LinkIcon } from '../icons/link-icon';
import type { NavigationLink } from './navigation-link';

interface Props {
  readonly link: NavigationLink;
  readonly className?: string | undefined;
  /** Instead of the link's name: an icon alone must come with a name of its own. */
  readonly children?: ReactNode;
}

/** A path keeps the language prefix through the router; anything else is left to the browser. */
export function OuterLink({ link: { name, url, icon, opensInNewTab }, className, children }: Props) {
  const target = opensInNewTab ? { target: '_blank', rel: 'noopener' } : {};
  const content = children ?? (
    <>
      <LinkIcon name={icon} size={18} />
      {name}
    </>
  );
  return url.startsWith('/') && !url.startsWith('//') ? (
    <NavLink className={className} end reloadDocument={bundleOf(url) !== 'storefront'} to={url} {...target}>
      {content}
    </NavLink>
  ) : (
    <a className={className} href={url} {...target}>
      {content}
    </a>
  );
}
