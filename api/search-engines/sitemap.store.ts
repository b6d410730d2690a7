import { activeMenuId } from '../catalog/menus/active-menu.store';
import type { Reader } from '../db/client';
import { sql } from '../db/sql';
import type { Channel } from '../generated/prisma/client';
import type { SitemapPage } from './sitemap';

interface Row {
  readonly kind: 'category' | 'dish' | 'page';
  readonly category: string;
  readonly slug: string;
  readonly changedAt: Date;
}

/**
 * All pages that shoppers can open: home, the menu, its categories and dishes, and published pages of text. A dish of
 * several categories stands at the first one's address, as its canonical link says.
 */
export async function readSitemap(db: Reader, channel: Pick<Channel, 'id' | 'updatedAt'>): Promise<SitemapPage[]> {
  const menuId = await activeMenuId(db, channel.id);
  // One statement, so that the parts of a large menu are of one moment.
  const rows = await sql(db).query<Row[]>`
    with shown as (
      select p."slug", greatest(p."updatedAt", v."changedAt") as "changedAt", c."slug" as "category", c."id" as "categoryId", c."position",
        row_number() over (partition by p."id" order by c."position", c."id") as "place"
      from "Category" c
      join "CategoryProduct" cp on cp."categoryId" = c."id"
      join "Product" p on p."id" = cp."productId"
      left join lateral (
        select max("updatedAt") as "changedAt" from "Variant" where "productId" = p."id"
      ) v on true
      where c."menuId" = ${menuId}::uuid and c."isActive"
    )
    select 'category' as "kind", c."slug" as "category", '' as "slug", c."position" as "order",
      greatest(c."updatedAt", (select max(s."changedAt") from shown s where s."categoryId" = c."id")) as "changedAt"
    from "Category" c where c."menuId" = ${menuId}::uuid and c."isActive"
    union all
    select 'dish', "category", "slug", "position", "changedAt" from shown where "place" = 1
    union all
    select 'page', '', "slug", "position", "updatedAt" from "Page"
    where "channelId" = ${channel.id}::uuid and "isPublished"
    order by "kind", "order", "category", "slug"`;
  const pages = rows.map((row) => ({ path: pathOf(row), changedAt: row.changedAt }));
  const changes = rows.filter(({ kind }) => kind !== 'page').map(({ changedAt }) => changedAt.getTime());
  const newest = new Date(changes.reduce((latest, at) => Math.max(latest, at), channel.updatedAt.getTime()));
  return [{ path: '/', changedAt: newest }, { path: '/catalog', changedAt: newest }, ...pages];
}

function pathOf({ kind, category, slug }: Row): string {
  if (kind === 'page') return `/${encodeURIComponent(slug)}`;
  const path = `/catalog/${encodeURIComponent(category)}`;
  return kind === 'category' ? path : `${path}/${encodeURIComponent(slug)}`;
}
