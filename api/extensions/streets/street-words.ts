import { toLatin } from '../../kernel/latin';

const MARKS = /\p{M}/gu;

/** Words as they are searched: in any alphabet, with capitals, accents and the dots of «ё» or without. */
export function wordsOf(text: string): string[] {
  const latin = toLatin(text.toLowerCase().normalize('NFC').replaceAll('ё', 'е')).normalize('NFD').replace(MARKS, '');
  return latin
    .toLowerCase()
    .replace(/['’`ʹʺ]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
