import { type Minor, minor } from '../../domain/money';
import { distinctSources, isSameSource } from '../../domain/order-source';
import type { OrderReason } from '../generated/prisma/client';
import { localTime, toInstant } from '../kernel/zoned-time';

/** Orders of a quarter of an hour that ended alike: the clocks of every zone change hours between two quarters. */
export interface SalesQuarter {
  readonly startsAt: Date;
  readonly isCancelled: boolean;
  /** Of cancelled ones; null: in staff's own words. */
  readonly reason: OrderReason | null;
  /** Where they were placed; null: in this shop. */
  readonly source: string | null;
  /** Minor units that the source keeps. */
  readonly commission: number;
  readonly orders: number;
  /** Those paid in the shop's present currency. */
  readonly paid: number;
  /** Minor units of the shop's present currency, without tips. */
  readonly revenue: number;
  readonly tips: number;
}

export interface SalesHour {
  /** 0 to 23, as the shop's clocks show it. */
  readonly hour: number;
  readonly orders: number;
  readonly revenue: Minor;
}

/** What came from one place. */
export interface SourceSales {
  /** Null: this shop. */
  readonly source: string | null;
  readonly orders: number;
  readonly revenue: Minor;
  readonly commission: Minor;
}

export interface Sales {
  readonly orders: number;
  /** Without tips. */
  readonly revenue: Minor;
  readonly tips: Minor;
  /** Null when nothing was sold. */
  readonly averageCheck: Minor | null;
  readonly cancelled: number;
  /** The most frequent first. */
  readonly cancellations: readonly { readonly reason: OrderReason | null; readonly count: number }[];
  readonly byHour: readonly SalesHour[];
  /** The dearest first; empty where nothing was sold. */
  readonly bySource: readonly SourceSales[];
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const total = (quarters: readonly SalesQuarter[], key: 'orders' | 'paid' | 'revenue' | 'tips' | 'commission') =>
  quarters.reduce((sum, quarter) => sum + quarter[key], 0);

/** What a period has brought. Orders that were cancelled bring nothing: they are counted on their own. */
export function sumSales(quarters: readonly SalesQuarter[], timeZone: string): Sales {
  const sold = quarters.filter(({ isCancelled }) => !isCancelled);
  const cancelled = quarters.filter(({ isCancelled }) => isCancelled);
  const hours = sold.map(({ startsAt }) => Number(localTime(toInstant(startsAt), timeZone).slice(0, 2)));
  const reasons = [...new Set(cancelled.map(({ reason }) => reason))];
  const paid = total(sold, 'paid');
  const revenue = total(sold, 'revenue');
  return {
    orders: total(sold, 'orders'),
    revenue: minor(revenue),
    tips: minor(total(sold, 'tips')),
    averageCheck: paid > 0 ? minor(Math.round(revenue / paid)) : null,
    cancelled: total(cancelled, 'orders'),
    cancellations: reasons
      .map((reason) => ({
        reason,
        count: total(
          cancelled.filter((quarter) => quarter.reason === reason),
          'orders',
        ),
      }))
      .sort((one, other) => other.count - one.count),
    bySource: bySource(sold),
    byHour: HOURS.map((hour) => {
      const those = sold.filter((_quarter, index) => hours[index] === hour);
      return { hour, orders: total(those, 'orders'), revenue: minor(total(those, 'revenue')) };
    }),
  };
}

function isOf(quarter: SalesQuarter, source: string | null): boolean {
  return source === null || quarter.source === null ? quarter.source === source : isSameSource(quarter.source, source);
}

function bySource(sold: readonly SalesQuarter[]): SourceSales[] {
  const places = distinctSources(sold.flatMap(({ source }) => source ?? []));
  const isOurs = sold.some(({ source }) => source === null);
  return [...(isOurs ? [null] : []), ...places]
    .map((source) => {
      const those = sold.filter((quarter) => isOf(quarter, source));
      return {
        source,
        orders: total(those, 'orders'),
        revenue: minor(total(those, 'revenue')),
        commission: minor(total(those, 'commission')),
      };
    })
    .sort((one, other) => other.revenue - one.revenue);
}
