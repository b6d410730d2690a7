import {
  bacon,
  block,
  cheese,
  crown,
  cup,
  fries,
  GOLDEN,
  HEEL,
  heel,
  type Layer,
  lettuce,
  mushrooms,
  onions,
  patty,
  pickles,
  sauce,
  stack,
  tomatoes,
} from '../kit/burger';
import { cherryHalf, chilli, herbs, specks, sprig, tomato } from '../kit/garnish';
import { linear } from '../kit/paint';
import { between, seededRandom } from '../kit/random';
import { counter, document, steam } from '../kit/scene';
import { at, bar, disk, lit, oval, path, times } from '../kit/shapes';
import type { Pictures } from '../picture';

export const burgerPictures: Pictures = {
  'house-burger': () => {
    const random = seededRandom('house');
    return document(
      counter(['#ffe2b0', '#f2a85c', '#b4552a'], ['#a8683a', '#5e3016'], 560) +
        block(556) +
        stack(440, 562, [
          heel(HEEL),
          sauce('#e0482f'),
          lettuce(random),
          patty(random),
          cheese(random),
          onions,
          tomatoes,
          pickles,
          crown(random, GOLDEN, '#fff3d6'),
        ]) +
        fries(random, 770, 562, 0.82, ['#e4563a', '#a92a1b']) +
        at(120, 617, tomato(66), { rotate: 20 }) +
        at(220, 656, cherryHalf(34), { rotate: 60 }),
    );
  },
  'double-cheeseburger': () => {
    const random = seededRandom('double');
    return document(
      counter(['#e2553a', '#b02a22', '#5f1014'], ['#5b3420', '#2d170c'], 570, '#ffb37a') +
        block(566, '#8a5a36', '#4a2812') +
        stack(
          480,
          572,
          [
            heel(HEEL),
            pickles,
            patty(random),
            cheese(random),
            bacon,
            patty(random),
            cheese(random),
            onions,
            sauce('#f2b33b'),
            crown(random, GOLDEN, '#fff3d6'),
          ],
          0.98,
        ) +
        cup(820, 572, ['#f7c648', '#d99a1f'], 0.9) +
        cup(130, 572, ['#e2452f', '#a91f14'], 0.9),
    );
  },
  'crispy-chicken-burger': () => {
    const random = seededRandom('crispy');
    const chicken: Layer = {
      height: 74,
      draw: (y) =>
        lit(
          'plump',
          lit(
            'crumb',
            path(
              `M-258 ${y - 34} Q-250 ${y - 92} -150 ${y - 84} Q-40 ${y - 104} 60 ${y - 86} Q190 ${y - 100} 246 ${y - 62} Q274 ${y - 14} 200 ${y - 4} Q60 ${y + 12} -60 ${y - 2} Q-240 ${y + 8} -258 ${y - 34}Z`,
              linear(['#f4b352', '#d98324', '#9f5412'], 80),
            ),
          ),
        ),
    };
    return document(
      counter(['#fff0b8', '#f9cd57', '#d18d1e'], ['#d8a15f', '#8a5524'], 560) +
        block(556, '#e0b684', '#9c6a38') +
        stack(500, 562, [
          heel(['#f3cf92', '#c58637']),
          lettuce(random, ['#b4dd6a', '#6aab35']),
          chicken,
          sauce('#fff3dc'),
          pickles,
          lettuce(random),
          crown(random, ['#f9d79a', '#e3a350', '#b8702a'], null),
        ]) +
        at(130, 600, chilli(200), { rotate: -14 }) +
        at(170, 640, chilli(160), { rotate: 10 }) +
        cup(840, 562, ['#fff6e2', '#ead6ae'], 0.9),
    );
  },
  'blue-cheese-burger': () => {
    const random = seededRandom('blue');
    const blue: Layer = {
      height: 20,
      draw: (y) =>
        lit(
          'melt',
          times(9, (index) => oval(-210 + index * 52, y - 6 + (index % 3) * 8, 40, 20, '#fbf3da')),
        ) +
        times(16, () =>
          disk(between(random, -210, 210), y - between(random, -12, 12), between(random, 3, 7), '#4f7686'),
        ),
    };
    const jam: Layer = {
      height: 16,
      draw: (y) =>
        lit(
          'wet',
          times(12, (index) =>
            oval(-214 + index * 39, y - 8 + (index % 2) * 7, 30, 13, index % 2 ? '#6d1b2c' : '#8f2b3b'),
          ),
        ),
    };
    return document(
      counter(['#7d86a6', '#4b5479', '#22263f'], ['#6b4a38', '#33211a'], 565, '#ffd9a0') +
        block(560, '#8d5e3d', '#4c2b15') +
        stack(470, 566, [
          heel(['#5f4336', '#2f1d15']),
          lettuce(random, ['#8fb84a', '#496f22']),
          patty(random, ['#8a4b30', '#48220f'], 74),
          blue,
          jam,
          onions,
          crown(random, ['#7b5947', '#4d3327', '#2a1912'], '#e9dcc2'),
        ]) +
        at(810, 520, sprig(110, 5), { rotate: 20 }) +
        cup(830, 640, ['#8f2b3b', '#561020'], 0.8),
    );
  },
  'halloumi-burger': () => {
    const random = seededRandom('halloumi');
    const halloumi: Layer = {
      height: 48,
      draw: (y) =>
        lit(
          'plump',
          [-126, 126].map((x) => bar(x - 122, y - 54, 244, 52, 10, linear(['#fff3cf', '#ecc87c'], 90))).join(''),
        ) +
        lit(
          'soften',
          times(10, (index) => bar(-226 + index * 48, y - 50, 15, 42, 6, '#a9641f')),
          0.75,
        ),
    };
    const pepper: Layer = {
      height: 24,
      draw: (y) =>
        lit(
          'wet',
          times(5, (index) => bar(-210 + index * 88, y - 26, 104, 24, 12, index % 2 ? '#e8551f' : '#d1301c')),
        ),
    };
    return document(
      counter(['#e4f0bd', '#a9c968', '#5f8533'], ['#c99a62', '#7d5225'], 560) +
        block(556, '#dcb078', '#94622c') +
        stack(470, 562, [
          heel(HEEL),
          sauce('#e6efc0'),
          lettuce(random),
          mushrooms,
          halloumi,
          pepper,
          tomatoes,
          lettuce(random, ['#7fbf45', '#3c7f2a']),
          crown(random, ['#eeb968', '#c97a30', '#95501a'], '#3a2a1c'),
        ]) +
        at(806, 560, sprig(150, 5), { rotate: -10 }) +
        at(857, 617, tomato(60), { rotate: 40 }) +
        at(110, 640, tomato(52), { rotate: 10 }),
    );
  },
  'truffle-fries': () => {
    const random = seededRandom('fries');
    const parmesan = times(16, () =>
      at(
        between(random, 340, 620),
        between(random, 180, 350),
        path('M-22 -5 Q-4 -14 22 -6 L24 4 Q0 2 -20 8Z', '#fff4cf'),
        { rotate: between(random, -60, 60) },
      ),
    );
    return document(
      counter(['#ffd489', '#e8963c', '#8e4517'], ['#5f3c25', '#2c180d'], 560) +
        block(580, '#6f4a30', '#3a2212') +
        fries(random, 480, 592, 1.52, ['#fbf3e2', '#d8c29a']) +
        lit('plump-small', parmesan) +
        at(480, 260, herbs(random, 34, 150)) +
        at(480, 270, specks(random, 50, 150, '#2b1d12', 3)) +
        cup(800, 590, ['#fff6e2', '#ead6ae'], 1.05) +
        cup(160, 590, ['#e2452f', '#a91f14'], 1.05) +
        steam(480, 150, 0.8),
    );
  },
};
