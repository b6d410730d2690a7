import { toLatin } from '../../kernel/latin';
import { plainLetters } from './words';

/**
 * What Latin letters stand for together, one sign for each sound; those with more letters come first. Capitals are
 * sounds of their own: S as in shawarma, C as in cheburek, Z as in julienne, A and U as
 * in yam and yuzu; c is the ts of pizza.
 */
const SOUNDS: readonly (readonly [spelling: string, sound: string])[] = [
  ...([
    ['shch', 'S'],
    ['scht', 'S'],
    ['sch', 'S'],
    ['sh', 'S'],
  ] as const),
  ...([
    ['tch', 'C'],
    ['cch', 'k'],
    ['ch', 'C'],
    ['cz', 'C'],
    ['cc(?=[ei])', 'C'],
  ] as const),
  ...([
    ['zh', 'Z'],
    ['j', 'Z'],
    ['zz', 'c'],
    ['tz', 'c'],
    ['ts', 'c'],
    ['c(?=[eiy]|ae)', 'c'],
  ] as const),
  ...([
    ['kh', 'h'],
    ['ph', 'f'],
    ['th', 't'],
    ['gh', 'g'],
    ['rh', 'r'],
    ['wh', 'v'],
    ['ck', 'k'],
    ['c', 'k'],
  ] as const),
  ...([
    ['qu', 'kv'],
    ['q', 'k'],
    ['x', 'ks'],
    ['w', 'v'],
    ['ya', 'A'],
    ['yu', 'U'],
    ['ye', 'e'],
    ['ae', 'e'],
    ['y', 'i'],
  ] as const),
];

const SPELLING = new RegExp(SOUNDS.map(([spelling]) => `(${spelling})`).join('|'), 'g');

/** A key that was held down: not a word of one letter, with which every other begins. */
const ONE_KEY = /^(.)\1{2,}$/;

/**
 * How a word sounds, whatever the alphabet and the fashion it is spelled in: «пицца», "pizza" and "pitsa" are one, and
 * so are «борщ», "borsch" and "borshch". A key to compare by, not a text to show.
 */
export function soundOf(word: string): string {
  const known = knownSounds.get(word);
  if (known !== undefined) return known;
  const sound = listenTo(word);
  if (word.length > LONGEST_KNOWN) return sound;
  // The words of menus come again with every search; ever new ones push out no more than is soon back.
  if (knownSounds.size >= MOST_KNOWN) knownSounds.clear();
  knownSounds.set(word, sound);
  return sound;
}

const MOST_KNOWN = 10_000;
const LONGEST_KNOWN = 40;
const knownSounds = new Map<string, string>();

function listenTo(word: string): string {
  const latin = toLatin(plainLetters(word));
  const sounds = latin.replace(/[^a-z0-9]+/g, '').replace(SPELLING, (_spelling, ...groups: unknown[]) => {
    const place = groups.findIndex((group) => typeof group === 'string');
    return SOUNDS[place]?.[1] ?? '';
  });
  // Double letters are what people forget first; 7 and 77 stay apart.
  return ONE_KEY.test(sounds) ? sounds : sounds.replace(/([a-zA-Z])\1+/g, '$1');
}
