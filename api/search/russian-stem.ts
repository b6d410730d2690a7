/**
 * The stem of a Russian word, by the Snowball stemmer's published rules
 * (https://snowballstem.org/algorithms/russian/stemmer.html): «пиццы» and «пиццей» → «пицц».
 */
export function russianStem(word: string): string {
  const text = word.toLowerCase().replaceAll('ё', 'е');
  const start = text.search(VOWEL) + 1;
  if (start === 0) return text;
  const secondRegion = regionAfter(text, regionAfter(text, 0));
  const head = text.slice(0, start);
  let rest = withoutInflection(text.slice(start)).replace(/и$/, '');
  if (head.length + rest.length > secondRegion) {
    const derived = rest.replace(DERIVATION, '');
    if (head.length + derived.length >= secondRegion) rest = derived;
  }
  return head + withoutTail(rest);
}

const VOWEL = /[аеиоуыэюя]/;
const GERUND = /(?:(?<=[ая])(?:вшись|вши|в)|(?:ивши|ывши)(?:сь)?|ив|ыв)$/;
const REFLEXIVE = /с[яь]$/;
const ADJECTIVE = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|ивш|ывш|ующ)$/;
const VERB =
  /(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|(?<=[ая])(?:ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н)|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю)$/;
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const DERIVATION = /ость?$/;
const SUPERLATIVE = /ейше?$/;

/** Where the region begins that follows the first consonant after a vowel. */
function regionAfter(text: string, from: number): number {
  const place = text.slice(from).search(/[аеиоуыэюя][^аеиоуыэюя]/);
  return place < 0 ? text.length : from + place + 2;
}

function withoutInflection(region: string): string {
  if (GERUND.test(region)) return region.replace(GERUND, '');
  const plain = region.replace(REFLEXIVE, '');
  if (ADJECTIVE.test(plain)) return plain.replace(ADJECTIVE, '').replace(PARTICIPLE, '');
  if (VERB.test(plain)) return plain.replace(VERB, '');
  return plain.replace(NOUN, '');
}

function withoutTail(region: string): string {
  if (region.endsWith('нн')) return region.slice(0, -1);
  if (SUPERLATIVE.test(region)) return region.replace(SUPERLATIVE, '').replace(/нн$/, 'н');
  return region.replace(/ь$/, '');
}
