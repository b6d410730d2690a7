import { fluent } from '../kit/fluent';
import {
  cherryHalf,
  chilli,
  citrusSlice,
  herbs,
  leaf,
  mushroomSlice,
  nest,
  puddles,
  shavings,
  shrimp,
  specks,
  sprig,
  strewn,
  tomato,
} from '../kit/garnish';
import { linear, radial } from '../kit/paint';
import { between, type Random, scatter, seededRandom } from '../kit/random';
import { document, planks, table } from '../kit/scene';
import { at, blob, disk, line, lit, path, times } from '../kit/shapes';
import { bowl, cutlery, napkin, plate } from '../kit/tableware';
import type { Pictures } from '../picture';

const bacon = (random: Random) =>
  lit(
    'plump-small',
    path(blob(random, 17, 0.25, 7, 1.7), linear(['#d8583f', '#8f2a1e'], 20)) + line('M-22 0 Q0 -8 24 2', '#ffd9b8', 5),
  );

/** A square parcel with a crimped edge. */
const raviolo = (random: Random) => {
  const edge = times(24, (index) => {
    const side = Math.floor(index / 6);
    return `<g transform="rotate(${side * 90})">${disk(-50 + (index % 6) * 20, -56, 10, '#f6d78b')}</g>`;
  });
  return (
    lit('plump', `${edge}<rect x="-58" y="-58" width="116" height="116" rx="12" fill="#f6d78b"/>`) +
    lit('plump', path(blob(random, 36, 0.06, 10), radial(['#fff0bd', '#f4d27e', '#dca951'])))
  );
};

export const pastaPictures: Pictures = {
  carbonara: () => {
    const random = seededRandom('carbonara');
    const yolk = lit('wet', disk(0, 0, 50, radial(['#ffc43a', '#fb9a0e', '#e87a05'], { x: 0.4, y: 0.35, r: 0.7 })));
    return document(
      planks(['#7a6a5c', '#5b4c40', '#332820']) +
        at(87, 370, cutlery('fork'), { rotate: 6, scale: 1.25 }) +
        at(
          500,
          362,
          plate(326) +
            nest(random, 206, ['#fbe08f', '#f0c766'], 13) +
            strewn(random, 22, 190, () => bacon(random)) +
            shavings(random, 10, 170, 30) +
            yolk +
            herbs(random, 26, 200) +
            specks(random, 90, 215, '#2b1d12', 2.6),
        ) +
        fluent('garlic', 877, 100, 140, 14) +
        fluent('cheese-wedge', 864, 619, 180, 4),
    );
  },
  bolognese: () => {
    const random = seededRandom('bolognese');
    const sauce =
      puddles(random, 16, 96, 46, '#a83418') +
      lit(
        'plump-small',
        scatter(random, 90, 124)
          .map(({ x, y }) =>
            path(
              blob(random, between(random, 8, 15), 0.35, 7),
              ['#8a3a20', '#a5482a', '#c25a35', '#74301b'][Math.floor(random() * 4)] ?? '#8a3a20',
              `transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"`,
            ),
          )
          .join(''),
      );
    return document(
      table(['#f6e3c5', '#e0b98a', '#a9774a']) +
        napkin(880, 610, -10, ['#d9583b', '#a8321f'], '#ffe2c9') +
        at(
          460,
          358,
          plate(328, '#fdfaf4', '#ddd2c2') +
            nest(random, 214, ['#fbd978', '#eebb55'], 15) +
            sauce +
            shavings(random, 9, 110, 28) +
            at(10, -20, sprig(76, 3)),
        ) +
        at(811, 149, tomato(96), { rotate: 30 }) +
        fluent('onion', 121, 599, 160, -20),
    );
  },
  pesto: () => {
    const random = seededRandom('pesto');
    const nut = () =>
      lit('plump-small', path('M-12 4 Q-8 -14 12 -8 Q18 6 2 12 Q-10 14 -12 4Z', linear(['#fff0c8', '#d9ac63'])));
    return document(
      table(['#dfe9b4', '#a3c06a', '#5d7e36']) +
        at(
          490,
          362,
          bowl(322, '#fffaf0', '#d8ccb6') +
            nest(random, 232, ['#b7cf5a', '#8fb33c'], 13, 80) +
            puddles(random, 9, 120, 34, '#4f8a2a') +
            strewn(random, 18, 190, nut) +
            strewn(random, 8, 180, () => cherryHalf(34)) +
            shavings(random, 7, 160, 30) +
            at(0, -10, sprig(100, 5)),
        ) +
        at(153, 165, sprig(150, 5), { rotate: -30 }) +
        fluent('garlic', 875, 620, 150, 10) +
        fluent('cheese-wedge', 881, 110, 150, 0),
    );
  },
  'shrimp-linguine': () => {
    const random = seededRandom('shrimp');
    return document(
      table(['#bfe3e0', '#6fb2b4', '#2f6b74']) +
        at(
          480,
          362,
          plate(328, '#ffffff', '#d5dee0') +
            nest(random, 216, ['#fbe39b', '#efc976'], 12) +
            strewn(random, 8, 170, () => shrimp(124)) +
            strewn(random, 9, 190, () => cherryHalf(26)) +
            strewn(random, 12, 180, () => lit('wet', disk(0, 0, 11, 'none', 'stroke="#e12a1b" stroke-width="7"'))) +
            herbs(random, 60, 205),
        ) +
        at(856, 120, citrusSlice(86)) +
        at(800, 80, citrusSlice(62)) +
        at(110, 602, chilli(170), { rotate: -40 }) +
        fluent('garlic', 76, 110, 130, -10),
    );
  },
  'wild-mushroom-tagliatelle': () => {
    const random = seededRandom('tagliatelle');
    return document(
      planks(['#a8764c', '#7d5130', '#472a16']) +
        at(867, 360, cutlery('fork', '#efe3cf', '#a58d6c'), { rotate: -8, scale: 1.2 }) +
        at(
          450,
          362,
          plate(326, '#4d4a48', '#2b2928', '#ffffff22') +
            nest(random, 210, ['#f8dd9c', '#e8c178'], 22, 48) +
            puddles(random, 8, 120, 32, '#f7e8c6') +
            strewn(random, 13, 175, () => mushroomSlice('#c79a68', '#8b5a34', '#5e371c'), [1, 1.25]) +
            shavings(random, 6, 150, 26) +
            herbs(random, 50, 200) +
            specks(random, 50, 210, '#2b1d12', 2.3),
        ) +
        at(110, 106, mushroomSlice('#c79a68', '#8b5a34', '#5e371c'), { rotate: -24, scale: 2 }) +
        fluent('herb', 94, 610, 160, 20),
    );
  },
  ravioli: () => {
    const random = seededRandom('ravioli');
    const places = [
      [-116, -104, 10],
      [36, -138, -14],
      [150, -30, 22],
      [98, 116, -8],
      [-58, 138, 16],
      [-150, 34, -20],
      [2, 0, 5],
    ] as const;
    const sage = () => lit('plump-small', leaf(92, '#a9bf7e', '#63804a'));
    return document(
      table(['#ffdcae', '#f0a765', '#b0612c']) +
        at(
          490,
          360,
          plate(326, '#fffdf8', '#e6d8c2') +
            puddles(random, 22, 190, 42, '#f3b93f') +
            places.map(([x, y, rotate]) => at(x, y, raviolo(random), { rotate, scale: 1.06 })).join('') +
            strewn(random, 8, 200, sage) +
            shavings(random, 7, 190, 26) +
            specks(random, 50, 220, '#4a2c12', 2.4),
        ) +
        at(143, 158, sprig(140, 5, '#a9bf7e', '#63804a'), { rotate: -30 }) +
        fluent('butter', 859, 619, 190, 0),
    );
  },
};
