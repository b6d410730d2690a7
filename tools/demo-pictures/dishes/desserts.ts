import {
  blueberry,
  cocoa,
  currant,
  dish,
  type Layers,
  macaron,
  mint,
  scoop,
  slice,
  strawberryHalf,
} from '../kit/dessert';
import { fluent } from '../kit/fluent';
import { leaf, puddles, raspberry, specks, strewn } from '../kit/garnish';
import { linear, radial } from '../kit/paint';
import { between, scatter, seededRandom } from '../kit/random';
import { counter, document, planks, steam } from '../kit/scene';
import { at, bar, blob, line, lit, oval, path } from '../kit/shapes';
import { cutlery, napkin, plate } from '../kit/tableware';
import type { Pictures } from '../picture';

export const dessertPictures: Pictures = {
  tiramisu: () => {
    const random = seededRandom('tiramisu');
    const layers: Layers = [
      ['#5a2c14', 10],
      ['#fff1d6', 52],
      ['#b9793f', 36],
      ['#fbe8c6', 46],
      ['#a9672f', 38],
      ['#f3d9ac', 14],
    ];
    return document(
      counter(['#f4d9b0', '#c98f5c', '#6a3a20'], ['#7f5335', '#3d2313'], 500) +
        dish(480, 590, 440) +
        slice(
          480,
          356,
          linear(['#7a4424', '#3d1d0e'], 30),
          layers,
          cocoa(random, 130, -38, 130, 0.42) +
            at(120, -52, mint(70)) +
            at(
              40,
              -24,
              lit(
                'plump',
                oval(0, 0, 20, 30, radial(['#6a3a1c', '#2a1208']), 'transform="rotate(40)"') +
                  line('M-12 -16 Q4 0 12 18', '#1d0b04', 4),
              ),
            ),
        ) +
        at(860, 640, lit('plump', oval(0, 0, 18, 27, radial(['#6a3a1c', '#2a1208']))), { rotate: 40 }) +
        at(910, 600, lit('plump', oval(0, 0, 18, 27, radial(['#6a3a1c', '#2a1208']))), { rotate: -30 }) +
        cocoa(random, 480, 600, 330, 0.2),
    );
  },
  'berry-cheesecake': () => {
    const random = seededRandom('cheesecake');
    const fruit = at(
      90,
      -34,
      scatter(random, 13, 120)
        .map(({ x, y }, index) =>
          at(x, y * 0.44, index % 3 === 0 ? raspberry(30) : index % 3 === 1 ? blueberry(25) : strawberryHalf(54), {
            rotate: random() * 60 - 30,
          }),
        )
        .join(''),
    );
    const drip = lit(
      'wet',
      path(
        'M-250 12 Q-120 -40 190 -130 Q280 -40 280 60 Q262 110 246 62 L190 56 Q176 150 156 54 L70 44 Q52 108 34 40 L-60 30 Q-78 76 -92 26Z',
        '#c21540',
      ),
    );
    return document(
      counter(['#ffe3e6', '#f2a2ad', '#a94762'], ['#f0dccf', '#b48c80'], 500) +
        dish(480, 600, 440, '#ffffff', '#e3d3d6') +
        slice(
          480,
          350,
          linear(['#fff8e4', '#f3dca8'], 30),
          [
            ['#fff3d3', 70],
            ['#fdebc0', 80],
            ['#c78a45', 40],
            ['#a86a2c', 8],
          ],
          drip + fruit + at(190, -90, mint(80)),
        ) +
        at(110, 640, raspberry(36)) +
        at(870, 650, strawberryHalf(70), { rotate: 30 }) +
        at(180, 672, blueberry(28)) +
        at(800, 676, blueberry(26)),
    );
  },
  'chocolate-fondant': () => {
    const random = seededRandom('fondant');
    const cake = path(
      'M-190 -150 Q-198 -178 -150 -186 Q0 -206 150 -186 Q198 -178 190 -150 L172 20 Q0 62 -172 20Z',
      linear(['#6e3519', '#3f1a0b', '#2a0f06'], 80),
    );
    const lava = lit(
      'wet',
      path(
        'M-70 -176 Q0 -196 70 -174 Q110 -150 84 -110 Q96 -30 120 20 Q190 44 176 76 Q40 120 -110 84 Q-150 50 -40 30 Q-50 -60 -66 -110 Q-110 -150 -70 -176Z',
        linear(['#7a3413', '#4a1a08'], 60),
      ),
    );
    return document(
      counter(['#c08a62', '#7d4a30', '#341710'], ['#4f3022', '#1f100a'], 510, '#ffce94') +
        dish(480, 590, 440, '#f7efe6', '#b9aaa0') +
        at(
          420,
          540,
          lit('soften-more', oval(10, 26, 230, 50, '#1a0a04'), 0.55) +
            lit('plump-large', lit('rough', cake)) +
            lava +
            at(0, -180, specks(random, 110, 130, '#fff', 2.3), { flatten: 0.24 }),
        ) +
        at(700, 500, scoop(random, 92, '#fffaf0', '#efdcb4')) +
        at(706, 420, mint(74)) +
        at(590, 606, raspberry(34)) +
        at(260, 610, raspberry(30)) +
        at(770, 610, raspberry(32)) +
        steam(400, 290, 0.9),
    );
  },
  medovik: () => {
    const random = seededRandom('medovik');
    const layers: Layers = Array.from({ length: 8 }, (_, index) => [
      [index % 2 ? '#c98338' : '#b8702a', 16] as const,
      ['#fff6e0', 13] as const,
    ]).flat();
    const crumbs = at(
      120,
      -40,
      strewn(random, 60, 150, () => lit('plump-small', path(blob(random, 9, 0.3, 6), '#d9984a'))),
      { flatten: 0.36 },
    );
    return document(
      counter(['#ffe7ad', '#f0b24a', '#a5661a'], ['#d8a561', '#85531f'], 500) +
        dish(480, 612, 440, '#fffaf0', '#e0cba3') +
        slice(
          480,
          346,
          linear(['#e9b262', '#c17a2c'], 30),
          layers,
          crumbs +
            at(140, -54, lit('wet', path('M-60 0 Q-50 -34 0 -34 Q60 -34 62 0 Q40 22 10 16 Q-40 24 -60 0Z', '#f0a41e'))),
        ) +
        fluent('honey-pot', 850, 560, 190, 0) +
        at(120, 660, at(0, 0, lit('wet', path('M-60 0 Q-40 -22 0 -20 Q60 -20 62 4 Q30 24 -60 0Z', '#f0a41e')))),
    );
  },
  'syrniki-berries': () => {
    const random = seededRandom('syrniki');
    const pancake = () =>
      lit(
        'plump-large',
        lit('crumb', path(blob(random, 96, 0.04, 14), radial(['#fff0c4', '#f0b754 60', '#b8681f 88', '#f6dca0']))),
      ) + lit('soften', path(blob(random, 62, 0.2, 10), '#a9581a'), 0.55);
    const places = [
      [-110, -84],
      [100, -100],
      [130, 86],
      [-76, 110],
      [0, 0],
    ] as const;
    return document(
      planks(['#f7ead6', '#e0c8a6', '#ad8c64'], 5) +
        napkin(80, 100, -18, ['#9cc4d6', '#6397b0'], '#ffffff') +
        at(879, 380, cutlery('fork'), { rotate: -6, scale: 1.15 }) +
        at(
          470,
          362,
          plate(326, '#ffffff', '#dfe4e8') +
            places.map(([x, y]) => at(x, y, pancake())).join('') +
            puddles(random, 9, 66, 36, '#fffdf6') +
            at(0, 0, puddles(random, 7, 40, 20, '#c3173f')) +
            strewn(random, 7, 200, () => raspberry(30)) +
            strewn(random, 9, 200, () => blueberry(22)) +
            at(6, -10, mint(90)) +
            specks(random, 120, 230, '#ffffff', 2.6),
        ) +
        at(880, 90, strawberryHalf(100), { rotate: 30 }) +
        at(70, 640, strawberryHalf(84), { rotate: -30 }),
    );
  },
  'panna-cotta': () => {
    const random = seededRandom('panna');
    const cream = path(
      'M-150 -190 Q-156 -214 -110 -220 Q0 -236 110 -220 Q156 -214 150 -190 L186 30 Q0 80 -186 30Z',
      linear(['#ffffff', '#fff7e9', '#ead9bd'], 70),
    );
    const sauce = lit(
      'wet',
      path(
        'M-140 -214 Q0 -242 140 -212 Q168 -180 156 -150 Q166 -60 140 -54 Q118 -60 122 -140 Q90 -150 84 -120 Q86 -20 58 -16 Q32 -20 40 -130 Q-10 -146 -30 -120 Q-28 -70 -50 -66 Q-76 -70 -72 -132 Q-110 -140 -116 -100 Q-112 10 -140 12 Q-166 0 -156 -120 Q-168 -190 -140 -214Z',
        '#d42a52',
      ),
    );
    return document(
      counter(['#fbe4f0', '#dfa3c8', '#855083'], ['#f2dfe6', '#b291a4'], 510) +
        dish(480, 590, 430, '#fffdfb', '#dccbd3') +
        at(480, 586, at(0, 0, puddles(random, 14, 250, 30, '#d42a52'), { flatten: 0.26 })) +
        at(
          470,
          560,
          lit('plump-large', cream) +
            sauce +
            at(-30, -238, raspberry(40)) +
            at(40, -244, blueberry(34)) +
            at(0, -276, mint(84)),
        ) +
        at(230, 600, raspberry(36)) +
        at(730, 606, blueberry(30)) +
        at(680, 630, raspberry(32)) +
        at(300, 640, currant(18)) +
        at(640, 650, currant(17)),
    );
  },
  macarons: () => {
    const random = seededRandom('macarons');
    const kinds = [
      ['#f9b0c3', '#dd6f8f', '#fff1f3'],
      ['#cfe7a1', '#93b857', '#fffbe6'],
      ['#f9dc9a', '#e0a94a', '#7a3b1c'],
      ['#c9b6e8', '#9478c4', '#fff3fb'],
      ['#a8744f', '#6b3f24', '#f6dfc0'],
      ['#a9dede', '#62aeb2', '#fff8e4'],
    ] as const;
    const places = [
      [250, 570, -3],
      [480, 580, 2],
      [710, 570, 4],
      [360, 436, 4],
      [600, 438, -5],
      [480, 300, 3],
    ] as const;
    return document(
      counter(['#e7f1ee', '#a9cdc6', '#54817f'], ['#f3e6da', '#bda48f'], 520) +
        lit('shadow', bar(90, 640, 780, 40, 20, linear(['#ffffff', '#d9cfc6'], 90))) +
        places
          .map(([x, y, rotate], index) => {
            const [light, dark, cream] = kinds[index] ?? kinds[0];
            return at(x, y, macaron(light, dark, cream), { rotate, scale: 1.12 });
          })
          .join('') +
        at(850, 620, raspberry(32)) +
        at(110, 618, at(0, 0, lit('plump-small', leaf(110, '#8ed65a', '#2f8a35'))), {
          rotate: between(random, 60, 70),
        }),
    );
  },
  'gelato-trio': () => {
    const random = seededRandom('gelato');
    const glass = path(
      'M-220 -120 H220 Q200 60 40 84 L34 150 Q120 164 120 182 H-120 Q-120 164 -34 150 L-40 84 Q-200 60 -220 -120Z',
      linear(['#ffffffcc', '#dff1f466', '#ffffffaa'], 0),
      'stroke="#ffffffcc" stroke-width="4"',
    );
    return document(
      counter(['#d8f0ff', '#8cc4ea', '#35699b'], ['#eef3f5', '#a6b9c6'], 540) +
        at(
          480,
          480,
          lit('soften-more', oval(10, 184, 150, 20, '#12263a'), 0.5) +
            at(-104, -160, scoop(random, 108, '#f7a8bb', '#d65f80')) +
            at(110, -158, scoop(random, 106, '#c9dd96', '#86a84a')) +
            at(4, -256, scoop(random, 112, '#8a5634', '#4f2a15')) +
            at(
              150,
              -300,
              lit(
                'plump',
                path('M-14 90 L-30 -90 Q0 -110 30 -90 L14 90Z', linear(['#f6cf8a', '#c58b3c'], 20)) +
                  line(
                    'M-20 -60 L20 -30 M-18 -20 L16 10 M-12 30 L10 50 M20 -70 L-20 -30 M18 -20 L-14 14',
                    '#8f5a1c',
                    3,
                    'opacity=".6"',
                  ),
              ),
              { rotate: 24 },
            ) +
            glass +
            lit('soften', line('M-180 -90 Q-170 10 -80 60', '#fff', 12), 0.8) +
            at(4, -350, raspberry(36)) +
            at(54, -330, mint(80)) +
            at(-104, -250, specks(random, 26, 70, '#b02a4c', 4), { flatten: 0.5 }) +
            at(110, -250, specks(random, 26, 70, '#5f7a2a', 4), { flatten: 0.5 }),
        ) +
        at(150, 640, raspberry(34)) +
        at(820, 650, strawberryHalf(70), { rotate: 40 }),
    );
  },
};
