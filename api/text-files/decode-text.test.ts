import { expect, test } from 'vitest';
import { decodeText } from './decode-text';
import type { FileEncoding } from './encodings';
import { EncodingDoubtful } from './refusals';

/** A text in a one-byte alphabet, as a spreadsheet would save it. */
function encoded(text: string, encoding: FileEncoding): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const));
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? 0x3f);
}

const POLISH = 'name_en;price\nŻurek z jajkiem;18,00\nŁosoś z pieca;42,00\nPączki z różą;7,00';
const RUSSIAN = 'название;цена\nБорщ «Украинский» от МакШефа;9,50\nКотлета по-киевски;12,00\nСок № 1;3,00';
const FRENCH = 'name_en;price\nCrème brûlée;6,50\nBœuf à l’os;19,00\nPâtes;9,00';
const TURKISH = 'name_en;price\nİşkembe çorbası;90,00\nTavuk göğsü;60,00';
const GREEK = 'name_en;price\nΜουσακάς σπιτικός;9,50\nΤζατζίκι;4,00';

const doubtOf = (bytes: Uint8Array) => {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (error instanceof EncodingDoubtful) return error.candidates;
    throw error;
  }
};

test.each<[string, FileEncoding]>([
  [RUSSIAN, 'windows-1251'],
  ['Пицца', 'windows-1251'],
  ['Київ;Їжа', 'windows-1251'],
  [GREEK, 'windows-1253'],
  ['Käse, Öl', 'windows-1252'],
  ['name_en;price\nSoup;9,50', 'utf-8'],
])('%j is read without a question, in %s', (text, encoding) => {
  expect(decodeText(encoded(text, encoding))).toEqual({ text, encoding });
});

test('Unicode is known by its bytes, with its mark or without', () => {
  expect(decodeText(Buffer.from(POLISH))).toEqual({ text: POLISH, encoding: 'utf-8' });
  const little = Buffer.from(RUSSIAN, 'utf16le');
  const big = Buffer.from(little).swap16();
  expect(decodeText(little)).toEqual({ text: RUSSIAN, encoding: 'utf-16le' });
  expect(decodeText(Buffer.from(`\uFEFF${RUSSIAN}`, 'utf16le'))).toEqual({ text: RUSSIAN, encoding: 'utf-16le' });
  expect(decodeText(big)).toEqual({ text: RUSSIAN, encoding: 'utf-16be' });
  expect(decodeText(Buffer.from('PK\u0003\u0004\0\0'))).toBeNull();
});

test.each<[string, FileEncoding, string]>([
  [POLISH, 'windows-1250', 'Żurek z jajkiem;18,00'],
  [FRENCH, 'windows-1252', 'Crème brûlée;6,50'],
  [TURKISH, 'windows-1254', 'İşkembe çorbası;90,00'],
])('%j in %s is asked about, with its own rows', (text, encoding, row) => {
  const candidates = doubtOf(encoded(text, encoding));
  expect(candidates).toEqual(expect.arrayContaining([{ encoding, sample: expect.arrayContaining([row]) }]));
  expect(decodeText(encoded(text, encoding), encoding)).toEqual({ text, encoding });
});

test('UTF-8 that was broken on the way is asked about as well: its letters are lost', () => {
  const bytes = Buffer.concat([Buffer.from(POLISH), Buffer.from([0x0a, 0xc5])]);
  expect(doubtOf(bytes)).toEqual(expect.arrayContaining([expect.objectContaining({ encoding: 'utf-8' })]));
});
