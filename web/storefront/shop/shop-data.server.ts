import { type RouterContextProvider, redirect } from 'react-router';
import { graphql } from '../../gql/gql';
import type { LinkPlacement } from '../../gql/graphql';
import { query } from '../../graphql/query';
import { requestContext } from '../../graphql/request-context';
import { phoneLink } from './phone-link.server';

const ShopQuery = graphql(`
  query Shop {
    channel {
      id
      name
      logo {
        id
        url(width: 320)
        width
        height
      }
      description
      phone
      copyright
      ...CartShop
      links {
        id
        name
        url
        icon
        opensInNewTab
        placement
      }
    }
  }
`);

/** What every page of the shop shows around its content. */
export async function readShop(context: Readonly<RouterContextProvider>) {
  const { channel } = await query(context, ShopQuery, {});
  if (!channel) throw redirect('/welcome');
  const { links, phone, ...shop } = channel;
  const linksAt = (wanted: LinkPlacement) =>
    links
      .filter(({ placement }) => placement === wanted)
      .map(({ icon, ...link }) => ({ ...link, icon: icon?.toLowerCase() ?? null }));
  return {
    ...shop,
    phone: phoneLink(phone ?? null),
    mainLinks: linksAt('MAIN'),
    footerLinks: linksAt('FOOTER'),
    socialLinks: linksAt('SOCIAL'),
    /** Of the public address, for canonical links. */
    origin: context.get(requestContext).url.origin,
  };
}

export type Shop = Awaited<ReturnType<typeof readShop>>;
