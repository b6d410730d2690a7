import { bean, bubbles, cup, glass, heart, ice, mint, rosetta, straw } from '../kit/drink';
import { berry, citrusSlice, leaf, specks } from '../kit/garnish';
import { linear, radial } from '../kit/paint';
import { scatter, seededRandom } from '../kit/random';
import { counter, document, planks, steam, table } from '../kit/scene';
import { at, disk, line, lit, oval, path, times } from '../kit/shapes';
import { cutlery, napkin } from '../kit/tableware';
import type { Pictures } from '../picture';

export const drinkPictures: Pictures = {
  cappuccino: () =>
    document(
      planks(['#9a6b49', '#734a2e', '#3c2415']) +
        at(870, 420, cutlery('spoon'), { rotate: 10, scale: 0.95 }) +
        at(460, 366, cup(['#ffffff', '#dcd3c8'], ['#b06a30', '#6b3512'], rosetta('#fff3df'))) +
        bean(90, 110, 30) +
        bean(150, 70, -40) +
        bean(60, 190, 80) +
        bean(880, 90, 10) +
        bean(820, 640, 60) +
        steam(440, 320, 1.1),
    ),
  'flat-white': () =>
    document(
      table(['#d9e4e2', '#9db5b3', '#4d6a6b']) +
        napkin(880, 610, 14, ['#f6efe4', '#dccfba'], '#4d6a6b') +
        at(470, 362, cup(['#47686c', '#26464a'], ['#a8622b', '#5f2f10'], heart('#fff3df', '#a8622b'))) +
        bean(80, 620, 30) +
        bean(150, 660, -40) +
        bean(60, 100, 70) +
        steam(450, 320, 1.1),
    ),
  'matcha-latte': () => {
    const random = seededRandom('matcha');
    return document(
      counter(['#eef5d3', '#bcd48a', '#5f8440'], ['#d9b98c', '#8a6338'], 560) +
        at(
          480,
          640,
          glass({
            mouth: 176,
            foot: 136,
            height: 470,
            level: 0.86,
            liquid: ['#a9cb58', '#8fb944', '#b9d382 46', '#f4f4df 66', '#fffdf4'],
            inside: ice(random, -400, 3, 90),
            above: straw(60, -400, 12, '#3f6b2e'),
          }),
        ) +
        at(
          800,
          640,
          lit(
            'plump',
            path('M-84 -60 H84 Q80 16 0 20 Q-80 16 -84 -60Z', linear(['#5a4a3e', '#2d221b'], 20)) +
              oval(0, -60, 84, 22, '#3b2e25') +
              oval(0, -60, 70, 16, radial(['#b7d667', '#7ba336'])),
          ),
        ) +
        at(160, 631, lit('plump-small', leaf(150, '#9bcf52', '#3c7f2a')), { rotate: 70 }) +
        at(230, 650, lit('plump-small', leaf(110, '#9bcf52', '#3c7f2a')), { rotate: 110 }) +
        at(800, 660, specks(random, 40, 110, '#7ba336', 2.6), { flatten: 0.3 }),
    );
  },
  'citrus-lemonade': () => {
    const random = seededRandom('lemonade');
    const fruit =
      at(-70, -330, citrusSlice(78)) +
      at(76, -220, citrusSlice(74, '#f08a1c', '#ffb54a'), { rotate: 30 }) +
      at(-60, -110, citrusSlice(76), { rotate: 60 }) +
      at(90, -380, lit('plump-small', leaf(70, '#8ed65a', '#2f8a35')), { rotate: 50 }) +
      at(60, -90, lit('plump-small', leaf(64, '#8ed65a', '#2f8a35')), { rotate: -60 });
    return document(
      counter(['#fff6c2', '#ffd758', '#dc9220'], ['#f3dfb6', '#b98e4f'], 570) +
        at(
          470,
          650,
          glass({
            mouth: 170,
            foot: 142,
            height: 520,
            level: 0.88,
            liquid: ['#fff0a0', '#ffe375', '#ffd34a', '#fbbd2c'],
            inside: ice(random, -440, 5, 100) + fruit + bubbles(random, 46, 130, 440),
            above:
              straw(50, -450, 12, '#e8552f') + at(-70, -480, mint(96)) + at(138, -510, citrusSlice(80), { rotate: 20 }),
          }),
        ) +
        at(780, 610, citrusSlice(92)) +
        at(850, 642, citrusSlice(60, '#f08a1c', '#ffb54a')) +
        at(150, 626, citrusSlice(76, '#f08a1c', '#ffb54a')) +
        at(105, 600, mint(90)),
    );
  },
  'cranberry-mors': () => {
    const random = seededRandom('mors');
    const cranberry = (radius: number) => lit('plump-small', berry(radius, '#ff5f5a', '#a30f22'));
    const floating = scatter(random, 9, 130)
      .map(({ x, y }) => at(x, -380 + y * 0.25, cranberry(24)))
      .join('');
    return document(
      counter(['#ffd9d2', '#e8736c', '#8a1f30'], ['#e3c2a0', '#8f5f3f'], 560) +
        at(
          480,
          646,
          glass({
            mouth: 180,
            foot: 132,
            height: 460,
            level: 0.84,
            liquid: ['#f0435a', '#d71f40', '#b10f2e', '#860a22'],
            inside: ice(random, -380, 4, 100) + floating + bubbles(random, 24, 120, 360),
            above: at(70, -430, mint(100)) + straw(-70, -400, -10, '#ffffff'),
          }),
        ) +
        [
          [760, 650, 34],
          [820, 620, 30],
          [850, 668, 36],
          [150, 650, 34],
          [210, 676, 28],
          [110, 620, 26],
        ]
          .map(([x = 0, y = 0, radius = 30]) => at(x, y, cranberry(radius)))
          .join('') +
        at(880, 600, lit('plump-small', leaf(100)), { rotate: 40 }),
    );
  },
  'fresh-orange-juice': () => {
    const random = seededRandom('orange');
    return document(
      counter(['#e4f3ff', '#a4d3f5', '#4f8fc2'], ['#f5ead8', '#c7a67a'], 560) +
        at(
          440,
          646,
          glass({
            mouth: 158,
            foot: 124,
            height: 480,
            level: 0.9,
            liquid: ['#ffc54a', '#ffac26', '#fb9312', '#ee7c08'],
            inside: bubbles(random, 34, 110, 420),
            above:
              at(130, -476, citrusSlice(92, '#ee7c12', '#ffb035'), { rotate: 14 }) + straw(-40, -430, -10, '#3f8a35'),
          }),
        ) +
        at(770, 572, citrusSlice(112, '#ee7c12', '#ffb035'), { rotate: 10 }) +
        at(690, 636, citrusSlice(66, '#ee7c12', '#ffb035')) +
        at(860, 560, lit('plump-small', leaf(130, '#7fbf4a', '#2d7030')), { rotate: 50 }) +
        at(
          150,
          630,
          lit('plump-large', disk(0, 0, 92, radial(['#ffb84a', '#f58a14', '#d4660a'], { x: 0.38, y: 0.34, r: 0.7 }))) +
            lit('plump-small', leaf(80, '#7fbf4a', '#2d7030') + disk(0, 0, 8, '#5c7a2a')),
        ),
    );
  },
  'sea-buckthorn-tea': () => {
    const random = seededRandom('tea');
    const orangeBerry = (radius: number) => lit('plump-small', berry(radius, '#ffc04a', '#e8760c'));
    const inside =
      scatter(random, 16, 130)
        .map(({ x, y }) => at(x, -90 + y * 0.5, orangeBerry(20)))
        .join('') +
      at(-40, -190, citrusSlice(64, '#ee7c12', '#ffb035')) +
      at(70, -230, lit('plump-small', leaf(76, '#8ed65a', '#2f8a35')), { rotate: 50 });
    return document(
      counter(['#f7dcae', '#d98f3c', '#7a3d12'], ['#8f5f3a', '#472a16'], 560) +
        at(
          450,
          640,
          `<g transform="translate(150 -190)">${path('M0 -90 C 150 -120 150 110 -14 90', 'none', 'stroke="#ffffff" stroke-opacity=".5" stroke-width="30"')}${path('M0 -90 C 150 -120 150 110 -14 90', 'none', 'stroke="#ffffff" stroke-opacity=".55" stroke-width="8"')}</g>${glass({ mouth: 190, foot: 150, height: 360, level: 0.82, liquid: ['#ffb640', '#f79a1e', '#e67d0c', '#c25f06'], inside, above: at(-90, -330, mint(80)) })}`,
        ) +
        [
          [780, 650, 26],
          [830, 630, 24],
          [870, 662, 28],
          [800, 684, 22],
          [130, 650, 26],
          [180, 676, 24],
        ]
          .map(([x = 0, y = 0, radius = 24]) => at(x, y, orangeBerry(radius)))
          .join('') +
        at(90, 620, lit('plump-small', leaf(110, '#9fb56a', '#56733a')), { rotate: 70 }) +
        steam(440, 290, 1),
    );
  },
  'iced-raf': () => {
    const random = seededRandom('raf');
    const foam =
      lit(
        'melt',
        times(9, (index) => oval(-124 + index * 31, -408 + (index % 2) * 12, 40, 34, '#fff6e6')),
      ) + at(0, -420, specks(random, 40, 120, '#8a4f22', 3), { flatten: 0.24 });
    return document(
      counter(['#f0dfe9', '#c39fc0', '#6b4a75'], ['#cfae90', '#77553b'], 560) +
        at(
          480,
          646,
          glass({
            mouth: 166,
            foot: 128,
            height: 480,
            level: 0.84,
            liquid: ['#f6e3c6', '#dcb483', '#b57a43', '#7d4419', '#4f260c'],
            inside: ice(random, -360, 4, 90),
            above: foam + straw(60, -430, 12, '#6b4a75'),
          }),
        ) +
        bean(780, 650, 40) +
        bean(840, 670, -30) +
        bean(720, 680, 90) +
        bean(170, 660, 20) +
        bean(230, 668, -50) +
        at(
          860,
          590,
          times(5, (index) =>
            at(
              index * 14 - 28,
              -Math.abs(index - 2) * 10,
              lit(
                'plump-small',
                line('M0 60 V-60', '#6d8a4a', 5) +
                  times(6, (bud) => oval(bud % 2 ? 7 : -7, -70 + bud * 11, 8, 9, '#a884d4')),
              ),
              { rotate: index * 8 - 16 },
            ),
          ),
        ),
    );
  },
};
