import type { Reader } from '../db/client';
import { sql } from '../db/sql';
import type { SalesPeriod } from './sales-period';
import { soldIn } from './sold-in';

interface Shop {
  readonly id: string;
  readonly currencyCode: string;
}

/** What was sold under one name: `{ "en": "Margherita" }`. Money is in minor units of the shop's present currency. */
export interface SoldDishes {
  readonly name: unknown;
  readonly quantity: number;
  /** Before what the whole order had taken off. */
  readonly revenue: number;
}

/** The dishes that were ordered most, all variants of a dish together; one that is deleted counts under its name. */
export function readDishSales(
  db: Reader,
  { id, currencyCode }: Shop,
  period: SalesPeriod,
  limit: number,
): Promise<SoldDishes[]> {
  return sql(db).query<SoldDishes[]>`
    select
      (array_agg(line."productName" order by checkout."placedAt" desc))[1] as "name",
      sum(line."quantity")::int as "quantity",
      coalesce(
        sum(line."quantity"::bigint * line."unitPrice") filter (where checkout."currencyCode" = ${currencyCode}), 0
      )::float8 as "revenue"
    from "Checkout" checkout
    join "CheckoutLine" line on line."checkoutId" = checkout."id"
    left join "Variant" variant on variant."id" = line."variantId"
    where ${soldIn(id, period)}
    group by coalesce(variant."productId"::text, line."productName"::text)
    order by "quantity" desc, "revenue" desc, min(line."id"::text)
    limit ${limit}`;
}

/**
 * The same by category. A dish in several counts in the first of them by the menu's order, so that the sum is what was
 * sold; the name is null for dishes that are in none, or deleted.
 */
export function readCategorySales(
  db: Reader,
  { id, currencyCode }: Shop,
  period: SalesPeriod,
): Promise<(SoldDishes & { readonly categoryId: string | null })[]> {
  return sql(db).query`
    with sold as (
      select
        variant."productId",
        sum(line."quantity") as "quantity",
        sum(line."quantity"::bigint * line."unitPrice") filter (where checkout."currencyCode" = ${currencyCode}) as "revenue"
      from "Checkout" checkout
      join "CheckoutLine" line on line."checkoutId" = checkout."id"
      left join "Variant" variant on variant."id" = line."variantId"
      where ${soldIn(id, period)}
      group by 1
    )
    select
      category."id" as "categoryId",
      category."name",
      sum(sold."quantity")::int as "quantity",
      coalesce(sum(sold."revenue"), 0)::float8 as "revenue"
    from sold
    left join lateral (
      select category."id", category."name"
      from "CategoryProduct" place
      join "Category" category on category."id" = place."categoryId"
      join "Menu" menu on menu."id" = category."menuId"
      where place."productId" = sold."productId"
      order by not menu."isActive", not category."isActive", menu."position", category."position", category."id"
      limit 1
    ) category on true
    group by 1, 2
    order by "revenue" desc, "quantity" desc, 1`;
}

export interface PaymentSales {
  /** Of the method's newest order. */
  readonly name: unknown;
  readonly orders: number;
  /** With delivery, after discounts, without tips. */
  readonly revenue: number;
}

/** Orders by how they are paid; a method that is deleted counts under its name. */
export function readPaymentSales(db: Reader, { id, currencyCode }: Shop, period: SalesPeriod): Promise<PaymentSales[]> {
  return sql(db).query<PaymentSales[]>`
    select
      (array_agg("paymentName" order by "placedAt" desc))[1] as "name",
      count(*)::int as "orders",
      coalesce(sum("total" - coalesce("tip", 0)) filter (where "currencyCode" = ${currencyCode}), 0)::float8 as "revenue"
    from "Checkout" checkout
    where ${soldIn(id, period)}
    group by coalesce("paymentMethodId"::text, "paymentName"::text)
    order by "revenue" desc, "orders" desc, min("id"::text)`;
}

export interface PromoCodeSales {
  readonly code: string;
  readonly orders: number;
  /** What the code took off. */
  readonly discount: number;
  readonly revenue: number;
}

/** The codes that were used most. */
export function readPromoCodeSales(
  db: Reader,
  { id, currencyCode }: Shop,
  period: SalesPeriod,
  limit: number,
): Promise<PromoCodeSales[]> {
  return sql(db).query<PromoCodeSales[]>`
    select
      "promoCodeText" as "code",
      count(*)::int as "orders",
      coalesce(sum("promoDiscount") filter (where "currencyCode" = ${currencyCode}), 0)::float8 as "discount",
      coalesce(sum("total" - coalesce("tip", 0)) filter (where "currencyCode" = ${currencyCode}), 0)::float8 as "revenue"
    from "Checkout" checkout
    where ${soldIn(id, period)} and "promoCodeText" is not null
    group by 1
    order by "orders" desc, "revenue" desc, 1
    limit ${limit}`;
}
