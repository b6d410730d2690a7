import { fluent } from '../kit/fluent';
import {
  cherryHalf,
  citrusSlice,
  eggHalf,
  herbs,
  leaf,
  puddles,
  sesame,
  shavings,
  shrimp,
  specks,
  sprig,
  strewn,
  tomato,
  tomatoSlice,
} from '../kit/garnish';
import { linear, radial } from '../kit/paint';
import { between, seededRandom } from '../kit/random';
import {
  avocado,
  chicken,
  crouton,
  cucumber,
  edamame,
  greens,
  olive,
  onionRing,
  portion,
  rice,
  salmonCube,
} from '../kit/salad';
import { document, planks, table } from '../kit/scene';
import { at, bar, blob, disk, line, lit, oval, path, times } from '../kit/shapes';
import { bowl, cutlery, napkin, plate, tray } from '../kit/tableware';
import type { Pictures } from '../picture';

export const saladPictures: Pictures = {
  'chicken-caesar': () => {
    const random = seededRandom('caesar');
    return document(
      planks(['#d8b68c', '#b48a5c', '#6e4d2c']) +
        at(876, 380, cutlery('fork'), { rotate: -6, scale: 1.2 }) +
        at(
          450,
          362,
          plate(328, '#fffdf8', '#ddd3c2') +
            greens(random, 17, 170) +
            strewn(random, 10, 190, () => crouton(random)) +
            at(-10, 16, chicken, { rotate: -24, scale: 1.15 }) +
            strewn(random, 5, 205, () => cherryHalf(34)) +
            at(120, -120, eggHalf(112), { rotate: 40 }) +
            at(-150, 112, eggHalf(112), { rotate: -50 }) +
            shavings(random, 13, 190, 38) +
            specks(random, 50, 210, '#2b1d12', 2.4),
        ) +
        fluent('cheese-wedge', 91, 620, 170, -8),
    );
  },
  greek: () => {
    const random = seededRandom('greek');
    const feta =
      lit('plump-large', bar(-104, -74, 208, 148, 14, linear(['#ffffff', '#f1e9dc'], 40))) +
      herbs(random, 34, 80, ['#6f8a3a', '#4d6626']) +
      lit('wet', oval(20, 10, 50, 18, '#d8c04a'), 0.5);
    return document(
      table(['#d9eefb', '#7fb6dd', '#2f6ea3']) +
        napkin(60, 640, -12, ['#ffffff', '#dbe6ef'], '#2f6ea3') +
        at(
          490,
          362,
          bowl(326, '#fdfbf6', '#cfd6da') +
            greens(random, 10, 200) +
            strewn(random, 11, 215, () => tomatoSlice(58)) +
            strewn(random, 12, 215, cucumber) +
            strewn(random, 9, 215, onionRing) +
            strewn(random, 11, 220, olive) +
            strewn(random, 5, 200, () => lit('plump-small', line('M-40 8 Q0 -36 40 10', '#3f9a35', 14))) +
            at(-6, -10, feta, { rotate: -16 }),
        ) +
        at(839, 121, tomato(80), { rotate: 20 }) +
        at(860, 630, citrusSlice(76)),
    );
  },
  'salmon-poke': () => {
    const random = seededRandom('poke');
    const carrot = lit(
      'plump-small',
      times(22, () =>
        line(
          `M${between(random, -60, 60)} ${between(random, -50, 50)} q ${between(random, -30, 30)} ${between(random, -30, 30)} ${between(random, -40, 40)} ${between(random, -40, 40)}`,
          '#f58a2c',
          8,
        ),
      ),
    );
    const cabbage = lit(
      'plump-small',
      times(22, () =>
        line(
          `M${between(random, -56, 56)} ${between(random, -46, 46)} q ${between(random, -36, 36)} ${between(random, -30, 30)} ${between(random, -40, 40)} ${between(random, -30, 30)}`,
          random() > 0.3 ? '#8a2f86' : '#d98ad0',
          8,
        ),
      ),
    );
    const seaweed = lit(
      'wet',
      times(30, () =>
        line(
          `M${between(random, -60, 60)} ${between(random, -50, 50)} q ${between(random, -40, 40)} ${between(random, -40, 40)} ${between(random, -30, 30)} ${between(random, -30, 30)}`,
          random() > 0.5 ? '#3f8f3a' : '#6fb948',
          7,
        ),
      ),
    );
    return document(
      table(['#ffd3c2', '#f39a86', '#a84c52']) +
        at(
          480,
          362,
          bowl(322, '#3c4a52', '#1b2429') +
            rice(random, 270) +
            portion(-90, 150, strewn(random, 12, 72, salmonCube)) +
            portion(-30, 160, at(0, 0, avocado)) +
            portion(30, 160, carrot) +
            portion(90, 156, strewn(random, 26, 72, edamame)) +
            portion(150, 160, cabbage) +
            portion(210, 160, seaweed) +
            strewn(random, 7, 62, cucumber, [0.8, 0.95]) +
            at(0, 0, eggHalf(104)) +
            sesame(random, 70, 230) +
            sesame(random, 30, 230, '#2b2420'),
        ) +
        at(886, 360, tray(24, 600, '#5b3a2a', '#2c1a12', 12), { rotate: 5 }) +
        at(928, 360, tray(24, 600, '#5b3a2a', '#2c1a12', 12), { rotate: 1 }) +
        at(88, 96, citrusSlice(70, '#4f9a2a', '#c9e86b')) +
        fluent('ginger-root', 80, 630, 150, 0),
    );
  },
  'burrata-tomatoes': () => {
    const random = seededRandom('burrata');
    const burrata =
      lit('plump-large', path(blob(random, 122, 0.05, 12), radial(['#ffffff', '#fdf8ee', '#e8dcc6']))) +
      lit('soften', line('M-30 -24 Q0 -50 34 -20 Q10 10 -20 14', '#d9ccb2', 8), 0.7);
    const heirloom = (color: string, flesh: string) =>
      lit(
        'wet',
        path(blob(random, 64, 0.1, 9, 1.1), radial([flesh, color], { r: 0.62 })) +
          times(
            5,
            (index) => `<g transform="rotate(${index * 72})">${oval(0, -32, 11, 17, '#ffe1a8', 'opacity=".75"')}</g>`,
          ),
      );
    return document(
      planks(['#f0e2d2', '#d3bda2', '#94795b'], 5) +
        at(
          480,
          362,
          plate(328, '#3f5452', '#233331', '#ffffff22') +
            strewn(random, 6, 190, () => heirloom('#d5301d', '#ff7a52')) +
            strewn(random, 5, 200, () => heirloom('#e59a14', '#ffd259')) +
            strewn(random, 7, 200, () => cherryHalf(36)) +
            at(0, -4, burrata) +
            puddles(random, 8, 150, 17, '#5f9a2a') +
            strewn(random, 9, 170, () => lit('plump-small', leaf(74))) +
            specks(random, 60, 200, '#2b1d12', 2.4) +
            lit(
              'wet',
              strewn(random, 12, 210, () => disk(0, 0, 7, '#3b0d12')),
            ),
        ) +
        at(104, 104, tomato(74), { rotate: 10 }) +
        at(812, 572, tomato(92), { rotate: 40 }) +
        at(826, 128, sprig(120, 5)),
    );
  },
  'beetroot-goat-cheese': () => {
    const random = seededRandom('beet');
    const beet = (radius: number) =>
      lit(
        'wet',
        disk(0, 0, radius, radial(['#c4285e', '#8f1244', '#5e0a2e'])) +
          disk(0, 0, radius * 0.66, 'none', 'stroke="#d9487b" stroke-width="3" opacity=".7"') +
          disk(0, 0, radius * 0.36, 'none', 'stroke="#d9487b" stroke-width="3" opacity=".7"'),
      );
    const walnut = () =>
      lit('plump', lit('rough', path(blob(random, 25, 0.18, 8, 1.25), linear(['#dcb07a', '#8e5f2f'], 40))));
    const goat = () => lit('plump', path(blob(random, 34, 0.2, 8), radial(['#ffffff', '#f3ead9'])));
    return document(
      table(['#f7dbe6', '#d98fae', '#84365c']) +
        napkin(890, 620, 12, ['#f9f4ee', '#e2d6c8'], '#8f1244') +
        at(
          460,
          362,
          plate(328, '#fffaf6', '#e0d2cc') +
            greens(random, 9, 170, ['#8fc24a', '#6aa53a', '#7a2440']) +
            strewn(random, 10, 180, () => beet(60)) +
            strewn(random, 10, 185, goat) +
            strewn(random, 9, 190, walnut) +
            strewn(random, 18, 190, () => lit('plump-small', leaf(52, '#7fbf4a', '#8b2747'))) +
            lit(
              'wet',
              strewn(random, 14, 220, () => disk(0, 0, 7, '#d9942a')),
            ),
        ) +
        fluent('honey-pot', 871, 110, 170, 6),
    );
  },
  'shrimp-avocado': () => {
    const random = seededRandom('shrimp-avocado');
    return document(
      planks(['#7fa39a', '#557b74', '#294541']) +
        at(
          490,
          362,
          bowl(322, '#fff7ea', '#d5c3a5') +
            greens(random, 14, 190) +
            at(-70, 90, avocado, { rotate: -40, scale: 1.25 }) +
            at(110, -80, avocado, { rotate: 130, scale: 1.15 }) +
            strewn(random, 7, 165, () => shrimp(136)) +
            strewn(random, 6, 210, () => cherryHalf(34)) +
            strewn(
              random,
              7,
              200,
              () => lit('plump-small', disk(0, 0, 22, radial(['#ffe27a', '#f2b42a']))),
              [0.5, 0.7],
            ) +
            at(150, 130, citrusSlice(56, '#4f9a2a', '#c9e86b')) +
            sesame(random, 60, 220),
        ) +
        fluent('avocado', 119, 117, 180, -20) +
        at(858, 618, citrusSlice(84, '#4f9a2a', '#c9e86b')) +
        at(809, 152, sprig(110, 4), { rotate: 20 }),
    );
  },
};
