/** In this order, since each of them names those below it too. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Yandex', /YaBrowser\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** What people call the device behind a `User-Agent`: `Chrome · Windows`; null for what says nothing that we know. */
export function deviceName(userAgent: string | null): string | null {
  const nameOf = (list: readonly (readonly [string, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return [nameOf(BROWSERS), nameOf(SYSTEMS)].filter(Boolean).join(' · ') || null;
}
