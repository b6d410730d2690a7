/** Countries where people find their way by another map. */
const YANDEX_COUNTRIES = ['RU', 'BY', 'KZ'];

interface Place {
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Where a courier's phone opens the place in its map app, a computer in the browser.
 *
 * @param country - the shop's, ISO 3166-1 alpha-2: the map that is known there.
 * @returns null where no place is known.
 */
export function mapLink({ street, latitude, longitude }: Place, country: string): string | null {
  const isExact = latitude !== null && longitude !== null;
  if (!isExact && !street) return null;
  if (YANDEX_COUNTRIES.includes(country)) {
    // Longitude first, as nowhere else.
    const search = new URLSearchParams(
      isExact ? { pt: `${longitude},${latitude}`, z: '17' } : [['text', street ?? '']],
    );
    return `https://yandex.ru/maps/?${search}`;
  }
  const query = isExact ? `${latitude},${longitude}` : (street ?? '');
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
