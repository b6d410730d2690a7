interface HourOrders {
  readonly hour: number;
  readonly orders: number;
}

/** Hours that are shown even without orders. */
const USUAL = { first: 10, last: 21 };

/** From the first hour to the last one that the chart needs, so that the bars are as wide as can be. */
export function shownHours<Hour extends HourOrders>(byHour: readonly Hour[]): readonly Hour[] {
  const busy = byHour.filter(({ orders }) => orders > 0).map(({ hour }) => hour);
  const first = Math.min(USUAL.first, ...busy);
  const last = Math.max(USUAL.last, ...busy);
  return byHour.filter(({ hour }) => hour >= first && hour <= last);
}
