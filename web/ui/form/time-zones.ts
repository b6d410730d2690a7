export interface TimeZoneChoice {
  /** An IANA name, or an hourly offset such as `+03:00`. */
  readonly id: string;
  readonly label: string;
  /** Lower case: the name in Latin letters, the place in the reader's language, the offset. */
  readonly search: string;
}

/** The specification's hourly offsets, west to east. */
const OFFSETS = Array.from({ length: 25 }, (_, index) => {
  const hours = index - 12;
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
});

type NameStyle = 'shortGeneric' | 'longGeneric' | 'longOffset';

function zoneName(timeZone: string, languageTag: string, timeZoneName: NameStyle, now: Date): string {
  const parts = new Intl.DateTimeFormat(languageTag, { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Letters such as `ET` say less than nothing to most readers. */
const SHORTEST_NAME = 4;

/** The country or the zone's own name in the reader's language, where it says more than the city in the IANA name. */
function placeOf(id: string, city: string, languageTag: string, now: Date): string | undefined {
  for (const style of ['shortGeneric', 'longGeneric'] as const) {
    const name = zoneName(id, languageTag, style, now);
    if (name.length >= SHORTEST_NAME && !name.startsWith('GMT') && !name.includes(city)) return name;
  }
  return undefined;
}

/** `Asia/Tbilisi` as a row of the list: `Asia/Tbilisi · Georgia Time · UTC+04:00`. */
export function describeTimeZone(id: string, languageTag: string, now: Date): TimeZoneChoice {
  if (OFFSETS.includes(id)) return { id, label: `UTC${id}`, search: `utc${id} gmt${id}` };
  const name = id.replaceAll('_', ' ');
  const offset = zoneName(id, 'en', 'longOffset', now).replace(/^GMT$/, 'GMT+00:00').replace('GMT', 'UTC');
  const label = [name, placeOf(id, name.split('/').at(-1) ?? name, languageTag, now), offset]
    .filter(Boolean)
    .join(' · ');
  return { id, label, search: label.toLowerCase() };
}

/** All zones: the browser's own first, then the IANA names, since only they know of clock changes, then the offsets. */
export function timeZoneChoices(own: string, languageTag: string, now: Date): readonly TimeZoneChoice[] {
  const names = Intl.supportedValuesOf('timeZone').filter((id) => id !== own);
  return [own, ...names, ...OFFSETS].map((id) => describeTimeZone(id, languageTag, now));
}

const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщыэюя';
const LATIN = 'a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch y e yu ya'.split(' ');

/** Browsers know few cities in Russian: `тбилиси` finds Tbilisi by its letters. */
function inLatin(word: string): string {
  return [...word].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
}

/** Those in which every word of what was typed occurs. */
export function findTimeZones(choices: readonly TimeZoneChoice[], typed: string): readonly TimeZoneChoice[] {
  const words = typed.toLowerCase().replaceAll('_', ' ').split(/\s+/).filter(Boolean);
  return choices.filter(({ search }) => words.every((word) => search.includes(word) || search.includes(inLatin(word))));
}
