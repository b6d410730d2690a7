/**
 * The stem of a Russian noun or adjective: «пиццы» and «пиццей» → «пицц». These are the endings of Snowball's stemmer
 * (https://snowballstem.org/algorithms/russian/stemmer.html) without its verbs, which menus have none of and which take
 * «сметана» for one.
 */
export function russianStem(word: string): string {
  const text = word.toLowerCase().replaceAll('ё', 'е');
  const start = text.search(VOWEL) + 1;
  // Nothing before the first vowel is an ending.
  const ending = text.slice(start);
  const inflected = ADJECTIVE.test(ending) ? ending.replace(ADJECTIVE, '') : ending.replace(NOUN, '');
  return text.slice(0, start) + inflected.replace(/и$/, '').replace(/нн$/, 'н').replace(/ь$/, '');
}

const VOWEL = /[аеиоуыэюя]/;
const ADJECTIVE = /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
