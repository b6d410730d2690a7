const HOURLY_OFFSET = /^([+-])(\d\d):00$/;

/**
 * A shop's time zone as every Intl knows it. Shops may be set to an hourly offset, which only newer ones take; the IANA
 * zone of the same offset has its sign turned round: `+03:00` → `Etc/GMT-3`.
 */
export function intlZone(timeZone: string): string {
  const [, sign, hours] = HOURLY_OFFSET.exec(timeZone) ?? [];
  if (!sign) return timeZone;
  const offset = Number(hours);
  return offset === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${offset}`;
}
