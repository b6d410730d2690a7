import { transliterate } from 'transliteration';

/**
 * Cyrillic as menus in Latin script spell it (khachapuri, tsezar, borshch); the library's own table would give
 * "hachapuri" and "cezar". Ukrainian, Belarusian and Kazakh letters stand after the Russian ones.
 */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ў: 'u',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
};

/** A text of any script in Latin letters, lower-case: «Хинкали» → `khinkali`. */
export function toLatin(text: string): string {
  const known = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => CYRILLIC[letter] ?? letter);
  return transliterate(known).toLowerCase();
}
