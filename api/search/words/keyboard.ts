/** The keys of the two layouts, place by place: what a Russian layout writes where an English one writes the other. */
const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
/** The same keys with Shift held, where that is another sign than a capital. */
const SHIFTED: Readonly<Record<string, string>> = {
  '~': 'ё',
  '{': 'х',
  '}': 'ъ',
  ':': 'ж',
  '"': 'э',
  '<': 'б',
  '>': 'ю',
};

const OTHER = new Map<string, string>([
  ...Object.entries(SHIFTED),
  ...[...ENGLISH].flatMap((sign, place): [string, string][] => {
    const letter = RUSSIAN[place] ?? sign;
    return [
      [sign, letter],
      [letter, sign],
    ];
  }),
]);

/** What the same keys write in the other layout, lower-case: `gbwwf` → «пицца», «зшяяф» → `pizza`. */
export function otherLayout(typed: string): string {
  return [...typed.toLowerCase()].map((sign) => OTHER.get(sign) ?? sign).join('');
}
