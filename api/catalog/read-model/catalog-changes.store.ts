import type { Database } from '../../db/client';
import { sql } from '../../db/sql';
import type {
  Category,
  CategoryProduct,
  DeliveryZone,
  Link,
  Media,
  Menu,
  Option,
  OptionGroup,
  PaymentMethod,
  Product,
  SpecialDay,
  Variant,
  Warehouse,
} from '../../generated/prisma/client';
import { type CatalogFrame, type CatalogReading, frozen } from './catalog-reading';

/** Above so many changed products it costs no more to read all of them. */
const MOST_CHANGED = 500;

/** A row as PostgreSQL writes it as JSON: its times are text, and a list that was never given is null. */
type AsJson<Row> = { [Column in keyof Row]: AsJsonValue<Row[Column]> };
type AsJsonValue<Value> = Value extends Date ? string : Value extends unknown[] ? Value | null : Value;

interface ChangesRow {
  readonly snapshot: string;
  readonly revision: number;
  /** More than is worth it, or the triggers don't know what. */
  readonly isWhole: boolean;
  readonly changed: readonly string[];
  /** Null where it has not changed. */
  readonly frame: FrameAsJson | null;
  readonly products: AsJson<Product>[];
  readonly variants: AsJson<Variant>[];
  readonly optionGroups: OptionGroup[];
  readonly options: AsJson<Option>[];
  readonly places: CategoryProduct[];
  readonly photos: AsJson<Media>[];
}

interface FrameAsJson {
  readonly channelId: string;
  readonly logo: AsJson<Media> | null;
  readonly menus: AsJson<Menu>[];
  readonly categories: AsJson<Category>[];
  readonly links: Link[];
  readonly warehouses: Warehouse[];
  readonly paymentMethods: PaymentMethod[];
  readonly paymentProviders: CatalogFrame['paymentProviders'][number][];
  readonly deliveryZones: DeliveryZone[];
  readonly specialDays: AsJson<SpecialDay>[];
}

/**
 * What transactions have changed that a former reading did not see, by one statement, and so as of one moment.
 *
 * @param snapshot - of the former reading.
 * @returns null when everything has to be read again.
 */
export async function readChanges(db: Database, channelId: string, snapshot: string): Promise<CatalogReading | null> {
  const [row] = await sql(db).query<ChangesRow[]>`
    with "change" as materialized (
      select distinct "productId", "isWhole" from "CatalogChange"
      where "channelId" = ${channelId}::uuid
        and "transaction" >= (pg_snapshot_xmin(${snapshot}::pg_snapshot)::text)::bigint
        and not pg_visible_in_snapshot(("transaction"::text)::xid8, ${snapshot}::pg_snapshot)
    ), "extent" as materialized (
      select coalesce(bool_or("isWhole"), false) or count("productId") > ${MOST_CHANGED} as "isWhole",
        coalesce(bool_or("productId" is null), false) as "isFrame" from "change"
    ), "product" as materialized (
      select "Product".* from "Product"
      where "channelId" = ${channelId}::uuid and not (select "isWhole" from "extent")
        and "id" in (select "productId" from "change")
    ), "variant" as materialized (
      select * from "Variant" where "productId" in (select "id" from "product")
    ), "group" as materialized (
      select * from "OptionGroup" where "productId" in (select "id" from "product")
    )
    select pg_current_snapshot()::text as "snapshot", "catalogRevision" as "revision", "extent"."isWhole",
      array(select distinct "productId"::text from "change" where "productId" is not null) as "changed",
      case when "isFrame" then json_build_object(
        'channelId', shop."id",
        'logo', (select to_json(r) from "Media" r where "id" = shop."logoId"),
        'menus', (select coalesce(json_agg(r order by "position", "id"), '[]') from "Menu" r
          where "channelId" = shop."id"),
        'categories', (select coalesce(json_agg(r order by "position", "id"), '[]') from "Category" r
          where "channelId" = shop."id"),
        'links', (select coalesce(json_agg(r order by "placement", "position", "id"), '[]') from "Link" r
          where "channelId" = shop."id"),
        'warehouses', (select coalesce(json_agg(r order by "position", "id"), '[]') from "Warehouse" r
          where "channelId" = shop."id"),
        'paymentMethods', (select coalesce(json_agg(r order by "position", "id"), '[]') from "PaymentMethod" r
          where "channelId" = shop."id"),
        'paymentProviders', (select coalesce(json_agg(
            json_build_object('id', "id", 'kind', "kind", 'isLive', "isLive") order by "position", "id"), '[]')
          from "PaymentProvider" where "channelId" = shop."id"),
        'deliveryZones', (select coalesce(json_agg(r order by "position", "id"), '[]') from "DeliveryZone" r
          where "channelId" = shop."id"),
        'specialDays', (select coalesce(json_agg(r order by "date"), '[]') from "SpecialDay" r
          where "channelId" = shop."id")
      ) end as "frame",
      (select coalesce(json_agg(r), '[]') from "product" r) as "products",
      (select coalesce(json_agg(r order by "position", "id"), '[]') from "variant" r) as "variants",
      (select coalesce(json_agg(r order by "position", "id"), '[]') from "group" r) as "optionGroups",
      (select coalesce(json_agg(r order by "position", "id"), '[]') from "Option" r
        where "optionGroupId" in (select "id" from "group")) as "options",
      (select coalesce(json_agg(r order by "position", "productId"), '[]') from "CategoryProduct" r
        where "productId" in (select "id" from "product")) as "places",
      (select coalesce(json_agg(r), '[]') from "Media" r where "id" in (
        select "photoId" from "product" union all select "photoId" from "variant")) as "photos"
    from "Channel" shop, "extent" where shop."id" = ${channelId}::uuid`;
  if (!row) throw new Error(`there is no shop ${channelId}`);
  return row.isWhole ? null : readingOf(row);
}

function readingOf({ snapshot, revision, changed, frame, ...rows }: ChangesRow): CatalogReading {
  const { products, variants, optionGroups, options, places, photos } = rows;
  return {
    snapshot,
    revision,
    changed,
    frame: frame && frameOf(frame),
    rows: {
      products: frozen(
        products.map((product) => ({
          ...product,
          ...made(product),
          ...stopped(product),
          tags: product.tags ?? [],
          allergens: product.allergens ?? [],
          goesWellWithIds: product.goesWellWithIds ?? [],
          orderedWithIds: product.orderedWithIds ?? [],
        })),
      ),
      variants: frozen(
        variants.map((variant) => ({ ...variant, ...stopped(variant), updatedAt: new Date(variant.updatedAt) })),
      ),
      optionGroups: frozen(optionGroups),
      options: frozen(options.map((option) => ({ ...option, ...stopped(option), allergens: option.allergens ?? [] }))),
      places: frozen(places),
      photos: frozen(photos.map(photoOf)),
    },
  };
}

function frameOf({ channelId, logo, menus, categories, specialDays, ...lists }: FrameAsJson): CatalogFrame {
  return {
    channelId,
    logo: logo && Object.freeze(photoOf(logo)),
    menus: frozen(menus.map((menu) => ({ ...menu, ...made(menu) }))),
    categories: frozen(categories.map((category) => ({ ...category, ...made(category) }))),
    links: frozen(lists.links),
    warehouses: frozen(lists.warehouses),
    paymentMethods: frozen(lists.paymentMethods),
    paymentProviders: frozen(lists.paymentProviders),
    deliveryZones: frozen(lists.deliveryZones),
    specialDays: frozen(specialDays.map((day) => ({ ...day, date: new Date(day.date) }))),
  };
}

function photoOf(photo: AsJson<Media>): Media {
  const { widths, avifWidths, createdAt, unusedSince } = photo;
  return {
    ...photo,
    widths: widths ?? [],
    avifWidths: avifWidths ?? [],
    createdAt: new Date(createdAt),
    unusedSince: unusedSince === null ? null : new Date(unusedSince),
  };
}

function made({ createdAt, updatedAt }: { readonly createdAt: string; readonly updatedAt: string }) {
  return { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

function stopped({ stoppedUntil }: { readonly stoppedUntil: string | null }) {
  return { stoppedUntil: stoppedUntil === null ? null : new Date(stoppedUntil) };
}
