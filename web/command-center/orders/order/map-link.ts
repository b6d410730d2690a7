import type { MapApp } from '../../kit/device/device-settings';

/** Countries where people find their way by another map. */
const YANDEX_COUNTRIES = ['RU', 'BY', 'KZ'];

interface Place {
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type App = Exclude<MapApp, 'country'>;

/** Where each app is sent to, by the point or by the words. */
const LINKS: Readonly<
  Record<App, { point: (north: number, east: number) => string; words: (text: string) => string }>
> = {
  google: {
    point: (north, east) => googleLink(`${north},${east}`),
    words: googleLink,
  },
  apple: {
    point: (north, east) => `https://maps.apple.com/?${new URLSearchParams({ q: `${north},${east}` })}`,
    words: (text) => `https://maps.apple.com/?${new URLSearchParams({ q: text })}`,
  },
  yandex: {
    // Longitude first, as in few other places.
    point: (north, east) => `https://yandex.ru/maps/?${new URLSearchParams({ pt: `${east},${north}`, z: '17' })}`,
    words: (text) => `https://yandex.ru/maps/?${new URLSearchParams({ text })}`,
  },
  '2gis': {
    point: (north, east) => `https://2gis.com/geo/${east},${north}`,
    words: (text) => `https://2gis.com/search/${encodeURIComponent(text)}`,
  },
  waze: {
    point: (north, east) => `https://waze.com/ul?${new URLSearchParams({ ll: `${north},${east}`, navigate: 'yes' })}`,
    words: (text) => `https://waze.com/ul?${new URLSearchParams({ q: text, navigate: 'yes' })}`,
  },
};

function googleLink(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/**
 * Where a courier's phone opens the place in its map app, a computer in the browser.
 *
 * @param country - the shop's, ISO 3166-1 alpha-2: the map that is known there, until this device chooses another.
 * @returns null where no place is known.
 */
export function mapLink({ street, latitude, longitude }: Place, country: string, app: MapApp): string | null {
  const usual = YANDEX_COUNTRIES.includes(country) ? 'yandex' : 'google';
  const { point, words } = LINKS[app === 'country' ? usual : app];
  if (latitude !== null && longitude !== null) return point(latitude, longitude);
  return street ? words(street) : null;
}
