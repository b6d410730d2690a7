import { fluent } from '../kit/fluent';
import {
  chilli,
  citrusSlice,
  eggHalf,
  herbs,
  leaf,
  mushroomSlice,
  nest,
  puddles,
  sesame,
  shrimp,
  specks,
  sprig,
  strewn,
} from '../kit/garnish';
import { linear, radial } from '../kit/paint';
import { between, type Random, scatter, seededRandom } from '../kit/random';
import { document, planks, steam, table } from '../kit/scene';
import { at, blob, disk, line, lit, oval, path, times } from '../kit/shapes';
import { bowl, cutlery, napkin, tray } from '../kit/tableware';
import type { Pictures } from '../picture';

const RADIUS = 316;
const SURFACE = RADIUS * 0.86;

/** The soup's surface: a lit disk that darkens under the rim. */
function liquid(colors: readonly [string, string, string]): string {
  return (
    disk(0, 0, SURFACE, radial([`${colors[0]} 10`, `${colors[1]} 72`, `${colors[2]}`])) +
    lit('soften-more', oval(-90, -150, 120, 46, '#ffffff', 'transform="rotate(-30 -90 -150)"'), 0.28) +
    disk(0, 0, SURFACE - 3, 'none', 'stroke="#00000038" stroke-width="7"')
  );
}

/** Drops of fat that float and catch light. */
const drops = (random: Random, count: number, color: string) =>
  scatter(random, count, SURFACE - 30)
    .map(({ x, y }) => disk(x, y, between(random, 4, 13), color, 'stroke="#ffffff66" stroke-width="1.5"'))
    .join('');

/** Cream drawn outwards in a spiral. */
const swirl = (color: string, width: number) =>
  lit('wet', line('M-4 6 C 40 -50 110 10 60 76 C 0 150 -140 90 -122 -30 C -104 -150 80 -180 160 -66', color, width));

const crouton = (random: Random) =>
  lit('plump', path(blob(random, 27, 0.12, 4), linear(['#f7cf82', '#b96f26'], 40))) +
  specks(random, 6, 15, '#8a4a14', 2.5);
const bread = (x: number, y: number, rotate: number) =>
  at(
    x,
    y,
    lit('plump-large', path('M-110 60 Q-130 -80 0 -92 Q130 -80 110 60 Q0 84 -110 60Z', '#8f5524')) +
      lit('rough', path('M-92 48 Q-108 -64 0 -74 Q108 -64 92 48 Q0 66 -92 48Z', radial(['#f7dfae', '#e2b877']))),
    { rotate },
  );
const beetStrip = (random: Random) =>
  lit('plump-small', line(`M-34 0 Q0 ${between(random, -16, 16)} 34 4`, '#c21c48', 13));

export const soupPictures: Pictures = {
  borscht: () => {
    const random = seededRandom('borscht');
    return document(
      table(['#f7e5cf', '#e3b793', '#a8694a']) +
        napkin(880, 110, 10, ['#fff9ef', '#e7d8c4'], '#b3242f') +
        at(
          470,
          362,
          bowl(RADIUS, '#fdf7ee', '#d9c6ae') +
            liquid(['#c01f3f', '#9d122f', '#5e0a1d']) +
            drops(random, 26, '#f0603a66') +
            strewn(random, 26, 220, () => beetStrip(random)) +
            strewn(random, 9, 210, () =>
              lit('plump', path(blob(random, 26, 0.15, 6), linear(['#9a4a3a', '#6a281f']))),
            ) +
            strewn(random, 8, 200, () => lit('plump-small', disk(0, 0, 20, radial(['#ffa44d', '#ea6c1b'])))) +
            at(-10, -6, puddles(random, 7, 54, 48, '#fffaf2', 0.2)) +
            herbs(random, 90, 190),
        ) +
        bread(813, 599, -18) +
        fluent('garlic', 82, 90, 140, -12) +
        steam(440, 300, 1.15),
    );
  },
  'tom-yum': () => {
    const random = seededRandom('tom-yum');
    return document(
      planks(['#31534c', '#213c38', '#0f211f']) +
        at(
          490,
          362,
          bowl(RADIUS, '#3c3b3d', '#151416') +
            liquid(['#ff9a4f', '#ee6a26', '#a83a10']) +
            drops(random, 44, '#ffcf6388') +
            strewn(random, 7, 175, () => mushroomSlice()) +
            strewn(random, 6, 165, () => shrimp(138)) +
            strewn(random, 7, 215, () => chilli(84)) +
            strewn(random, 6, 200, () => lit('plump-small', leaf(60, '#7fbf4a', '#2d7030'))) +
            herbs(random, 50, 210),
        ) +
        at(858, 120, citrusSlice(84, '#4f9a2a', '#c9e86b')) +
        at(800, 74, citrusSlice(56, '#4f9a2a', '#c9e86b')) +
        at(112, 584, chilli(190), { rotate: -50 }) +
        at(138, 140, sprig(130, 5), { rotate: -20 }) +
        steam(460, 290, 1.1),
    );
  },
  'pumpkin-cream': () => {
    const random = seededRandom('pumpkin');
    const seed = () => lit('plump-small', path('M0 -20 Q14 0 0 20 Q-14 0 0 -20Z', linear(['#8aa355', '#4f6a2e'])));
    return document(
      table(['#ffd9a1', '#f0964a', '#a9531c']) +
        at(841, 360, cutlery('spoon', '#fbe7c2', '#b98b4a'), { rotate: -10, scale: 1.3 }) +
        at(
          450,
          362,
          bowl(RADIUS, '#4e6b66', '#26403d') +
            liquid(['#ffb847', '#f8931f', '#c8640c']) +
            swirl('#fff8e8', 22) +
            strewn(random, 20, 120, seed) +
            strewn(random, 7, 200, () => crouton(random)) +
            herbs(random, 26, 170) +
            specks(random, 50, 220, '#7a3a0a', 2.4),
        ) +
        at(144, 148, sprig(140, 5, '#a9bf7e', '#63804a'), { rotate: -40 }) +
        steam(420, 270, 1.1),
    );
  },
  'mushroom-cream': () => {
    const random = seededRandom('mushroom-soup');
    return document(
      planks(['#c9a67c', '#a07a50', '#61442a']) +
        at(
          500,
          362,
          bowl(RADIUS, '#b5653f', '#6f3218') +
            liquid(['#f3e1c0', '#dcc198', '#a98a60']) +
            swirl('#fffaf0', 18) +
            strewn(random, 11, 180, () => mushroomSlice()) +
            strewn(random, 6, 220, () => crouton(random)) +
            herbs(random, 60, 200, ['#6aa43c', '#3c7a2a']) +
            specks(random, 60, 220, '#3d2814', 2.4),
        ) +
        at(115, 591, mushroomSlice('#d9b083', '#a97745'), { rotate: -24, scale: 2.1 }) +
        at(165, 626, mushroomSlice('#d9b083', '#a97745'), { rotate: 30, scale: 1.4 }) +
        bread(143, 131, 12) +
        steam(480, 270, 1.1),
    );
  },
  'chicken-noodle': () => {
    const random = seededRandom('chicken');
    const carrot = () => lit('plump-small', disk(0, 0, 26, '#e8701a') + disk(0, 0, 19, radial(['#ffb25e', '#f58a2c'])));
    return document(
      table(['#fff0c9', '#f2cd84', '#b98638']) +
        napkin(70, 90, -16, ['#5f8f9b', '#35616e'], '#e8f4f2') +
        at(
          500,
          362,
          bowl(RADIUS, '#ffffff', '#d6dde0') +
            liquid(['#ffe08a', '#f3bd4a', '#b97d1c']) +
            at(-10, 30, nest(random, 176, ['#fff0bd', '#f6d98f'], 11, 60)) +
            drops(random, 40, '#ffeaa088') +
            strewn(random, 9, 200, carrot) +
            strewn(random, 8, 180, () =>
              lit(
                'plump',
                path(blob(random, 34, 0.16, 7, 1.3), linear(['#fff1d8', '#dcb888'], 30)) +
                  line('M-26 -4 Q0 -14 28 0', '#c79c66', 3, 'opacity=".6"'),
              ),
            ) +
            at(70, 60, eggHalf(130), { rotate: 20 }) +
            herbs(random, 90, 220),
        ) +
        fluent('carrot', 859, 620, 190, 0) +
        fluent('herb', 867, 110, 170, 10) +
        steam(460, 280, 1.1),
    );
  },
  ramen: () => {
    const random = seededRandom('ramen');
    const pork =
      lit(
        'plump',
        path(blob(random, 82, 0.06, 12, 1.1), '#c08a63') +
          path(blob(random, 70, 0.06, 12, 1.1), radial(['#f6d3b8', '#dfa27c'])),
      ) + line('M-50 0 C -40 -50 40 -50 48 0 C 40 40 -20 44 -24 8 C -20 -16 16 -16 18 6', '#9c5f3d', 7, 'opacity=".7"');
    const nori = lit(
      'shadow-small',
      `<g transform="rotate(14)">${path('M-60 -90 H60 V90 H-60Z', linear(['#2f4638', '#12201a'], 30))}${times(7, (index) => line(`M-58 ${index * 26 - 80}H58`, '#567a63', 1.6, 'opacity=".4"'))}</g>`,
    );
    const narutomaki = lit(
      'plump-small',
      path(blob(random, 50, 0.06, 16), '#fffaf7') +
        line('M0 4 C 12 -8 22 10 4 18 C -24 24 -30 -18 0 -24 C 22 -26 34 -8 30 10', '#ee5b7c', 7),
    );
    return document(
      table(['#d8463a', '#a52422', '#560f14']) +
        at(
          490,
          362,
          bowl(RADIUS, '#2f4d73', '#152740') +
            disk(0, 0, RADIUS * 0.9, 'none', 'stroke="#f1e6cf" stroke-width="5" stroke-dasharray="26 14"') +
            liquid(['#e9b877', '#c98743', '#81481a']) +
            drops(random, 34, '#ffdc9088') +
            nest(random, 232, ['#fdeab0', '#f3d184'], 12, 90) +
            at(196, -136, nori) +
            at(-140, -110, pork) +
            at(-160, 44, pork, { rotate: 50, scale: 0.92 }) +
            at(90, 120, eggHalf(176, ['#ffb52a', '#ee7d0a']), { rotate: 30 }) +
            at(-40, 158, eggHalf(160, ['#ffb52a', '#ee7d0a']), { rotate: -24 }) +
            at(20, -150, narutomaki) +
            at(124, -16, narutomaki, { rotate: 80, scale: 0.86 }) +
            strewn(random, 30, 90, () =>
              lit('plump-small', disk(0, 0, 11, 'none', 'stroke="#6fb13f" stroke-width="6"')),
            ) +
            sesame(random, 40, 210),
        ) +
        at(897, 380, tray(26, 620, '#e8a86a', '#8f4f22', 12), { rotate: 6 }) +
        at(858, 380, tray(24, 620, '#e8a86a', '#8f4f22', 12), { rotate: 2 }) +
        steam(470, 260, 1.1),
    );
  },
};
