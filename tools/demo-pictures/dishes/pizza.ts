import { fluent } from '../kit/fluent';
import { cherryHalf, chilli, leaf, mushroomSlice, puddles, shavings, specks, strewn, tomato } from '../kit/garnish';
import { linear, radial } from '../kit/paint';
import { between, type Random, scatter, seededRandom } from '../kit/random';
import { document, planks, table } from '../kit/scene';
import { at, blob, disk, line, lit, oval, path, times } from '../kit/shapes';
import { board, napkin, pan, tray } from '../kit/tableware';
import type { Pictures } from '../picture';

const RADIUS = 292;
/** Where toppings may lie. */
const INNER = 218;

/** Crust, sauce and melted cheese; `cheese` is how much of the sauce it hides, 0 to 1. */
function base(random: Random, sauce: readonly [string, string], cheese: number): string {
  const rim = path(blob(random, RADIUS, 0.02, 22), radial(['#f2c271', '#eeb35c 78', '#d98a35 92', '#b5652053']));
  const char = times(26, () => {
    const angle = random() * Math.PI * 2;
    const distance = RADIUS - between(random, 12, 44);
    return at(
      Math.cos(angle) * distance,
      Math.sin(angle) * distance,
      path(blob(random, between(random, 6, 17), 0.3, 7, 1.5), '#7a3710'),
      { rotate: (angle * 180) / Math.PI + 90, opacity: between(random, 0.2, 0.6) },
    );
  });
  const flour = specks(random, 60, RADIUS - 8, '#fff4da55', 2.4);
  const melted = puddles(
    random,
    Math.round(14 + cheese * 30),
    INNER - 4 + cheese * 14,
    26 + cheese * 34,
    '#fcd070',
    0.18,
  );
  const pale = scatter(random, Math.round(8 + cheese * 14), INNER - 30).map(({ x, y }) =>
    path(blob(random, 20 + cheese * 12, 0.4, 8), '#fff0b4', `transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"`),
  );
  const browned = scatter(random, Math.round(10 + cheese * 40), INNER).map(({ x, y }) =>
    at(x, y, path(blob(random, between(random, 6, 16), 0.4, 8), '#c2641a'), { opacity: between(random, 0.25, 0.6) }),
  );
  return [
    lit('plump-large', rim + lit('soften', char)),
    flour,
    lit('soften', path(blob(random, RADIUS - 46, 0.025, 20), sauce[1])),
    path(blob(random, RADIUS - 54, 0.03, 20), radial([...sauce])),
    `<clipPath id="cheese"><path d="${blob(random, INNER + 34, 0.02, 22)}"/></clipPath><g clip-path="url(#cheese)">${melted}</g>`,
    lit('soften-more', pale.join(''), 0.35 + cheese * 0.35),
    lit('soften', browned.join(''), 0.75),
  ].join('');
}

/** The knife's marks through to the crust. */
function cuts(): string {
  return times(
    4,
    (index) =>
      `<g transform="rotate(${index * 45 + 14})">${line(`M${-RADIUS + 12} 0H${RADIUS - 12}`, '#5b240a', 4, 'opacity=".32"')}${line(`M${-RADIUS + 12} 4H${RADIUS - 12}`, '#fff1c9', 2, 'opacity=".35"')}</g>`,
  );
}

function sausage(random: Random, radius: number, colors: readonly [string, string, string]): string {
  return (
    path(blob(random, radius, 0.03, 14), radial([...colors])) +
    specks(random, 16, radius * 0.8, '#ffd3b066', 3.2) +
    specks(random, 8, radius * 0.8, '#5e0f0a55', 3)
  );
}

const basil = (size: number) => lit('plump-small', leaf(size));
const mozzarella = (random: Random, radius: number) =>
  lit('plump', path(blob(random, radius, 0.16, 9), radial(['#ffffff', '#fffaf0', '#f3e2c0'])));
const olive = () => lit('plump-small', disk(0, 0, 17, '#2c2333') + disk(0, 0, 8, '#d9a04b'));
const oil = (random: Random) =>
  lit(
    'soften',
    scatter(random, 12, INNER)
      .map(({ x, y }) => oval(x, y, 10, 6, '#ffffff'))
      .join(''),
    0.4,
  );

const onionRing = () =>
  lit(
    'plump-small',
    disk(0, 0, 28, 'none', 'stroke="#a44a86" stroke-width="6"') +
      disk(0, 0, 25, 'none', 'stroke="#f6dcf0" stroke-width="4"'),
  );
const pepperStrip = (color: string) => lit('plump-small', line('M-30 6 Q0 -26 30 8', color, 12));
const ham = (random: Random) =>
  lit(
    'plump',
    path(blob(random, 50, 0.3, 10, 1.7), linear(['#f7a9a0', '#d8606a'], 30)) +
      line('M-56 10 Q-10 -24 62 -4', '#ffe3dc', 7, 'opacity=".85"') +
      line('M-40 26 Q10 4 60 20', '#ffe3dc', 4, 'opacity=".6"'),
  );
const rocket = () =>
  lit(
    'plump-small',
    path(
      'M0 46 Q-5 10 -9 4 Q-24 8 -20 -6 Q-30 -12 -14 -18 Q-20 -40 0 -48 Q20 -40 14 -18 Q30 -12 20 -6 Q24 8 9 4 Q5 10 3 46Z',
      linear(['#6cb33f', '#2f7a25'], 20),
    ) + line('M1 44V-36', '#d0eaa0', 2, 'opacity=".6"'),
  );

const RED: readonly [string, string] = ['#e2492a', '#b52a15'];
const WHITE: readonly [string, string] = ['#ffeec2', '#f0cf8a'];

export const pizzaPictures: Pictures = {
  margherita: () => {
    const random = seededRandom('margherita');
    return document(
      table(['#f7d9a8', '#e7a765', '#b9683a']) +
        napkin(60, 640, -14, ['#fff7ea', '#eadcc8'], '#c2502f') +
        at(
          480,
          360,
          board(336) +
            base(random, RED, 0.35) +
            strewn(random, 8, 190, () => mozzarella(random, 46)) +
            strewn(random, 9, 200, () => basil(84)) +
            oil(random),
        ) +
        at(824, 136, tomato(92), { rotate: 20 }) +
        at(855, 615, tomato(64), { rotate: 60 }) +
        fluent('garlic', 88, 90, 150, -14),
    );
  },
  pepperoni: () => {
    const random = seededRandom('pepperoni');
    return document(
      planks(['#8d5a3b', '#6b3e26', '#3c1f12']) +
        at(
          500,
          360,
          tray(690, 660, '#f4ead6', '#d9c4a0', 8) +
            base(random, RED, 0.95) +
            strewn(random, 19, 212, () => lit('plump', sausage(random, 43, ['#e0583c', '#cf3b27', '#a01f17']))) +
            cuts() +
            oil(random),
        ) +
        at(96, 130, chilli(180), { rotate: -60 }) +
        at(120, 190, chilli(150), { rotate: -25 }) +
        fluent('cheese-wedge', 852, 607, 190, 10),
    );
  },
  'four-cheeses': () => {
    const random = seededRandom('four-cheeses');
    const blue = () =>
      lit('plump-small', path(blob(random, 22, 0.3, 8), '#fff7df') + specks(random, 7, 15, '#5b7f8e', 4));
    return document(
      table(['#ffe7b0', '#f3bd5a', '#c47f26']) +
        at(
          470,
          368,
          board(330, '#b9783f', '#6e3d1b') +
            base(random, WHITE, 1) +
            strewn(random, 7, 200, () => mozzarella(random, 34)) +
            strewn(random, 13, 205, blue) +
            shavings(random, 10, 200, 30) +
            strewn(random, 4, 120, () => basil(54)),
        ) +
        fluent('cheese-wedge', 835, 130, 230, 8) +
        fluent('honey-pot', 100, 610, 190, -8) +
        fluent('grapes', 873, 622, 160, 12),
    );
  },
  'truffle-mushroom': () => {
    const random = seededRandom('truffle');
    const truffle = () =>
      lit(
        'plump-small',
        path(blob(random, 25, 0.12, 10), radial(['#6f5546', '#43302a', '#1f1512'])) +
          line('M-14 -6 q10 8 24 -2 M-8 8 q8 -4 18 4', '#c9b09a', 2, 'opacity=".7"'),
      );
    return document(
      planks(['#b8a58d', '#8e775f', '#56432f']) +
        at(
          490,
          360,
          pan(334) +
            base(random, WHITE, 0.85) +
            strewn(random, 15, 212, () => mushroomSlice(), [1, 1.35]) +
            strewn(random, 9, 200, truffle) +
            strewn(random, 6, 190, () => basil(46)) +
            specks(random, 50, 230, '#3a2a1c88', 2),
        ) +
        at(119, 585, mushroomSlice(), { rotate: -24, scale: 2.2 }) +
        at(160, 619, mushroomSlice(), { rotate: 40, scale: 1.5 }) +
        fluent('herb', 98, 109, 170, -20),
    );
  },
  diavola: () => {
    const random = seededRandom('diavola');
    return document(
      table(['#c4472e', '#8a2018', '#4a0d0d']) +
        at(
          480,
          360,
          board(334, '#7b4a2a', '#42220f') +
            base(random, RED, 0.6) +
            strewn(random, 15, 210, () => lit('plump', sausage(random, 38, ['#c93a26', '#a92317', '#7a120f']))) +
            strewn(random, 9, 200, () => chilli(108), [0.8, 1]) +
            strewn(random, 8, 190, olive) +
            cuts(),
        ) +
        at(827, 93, chilli(210), { rotate: 20 }) +
        at(860, 170, chilli(180), { rotate: 60 }) +
        at(857, 609, chilli(150), { rotate: -50 }) +
        fluent('garlic', 70, 640, 140, 0),
    );
  },
  'prosciutto-rocket': () => {
    const random = seededRandom('prosciutto');
    return document(
      table(['#e9efd0', '#b9c98b', '#76894b']) +
        napkin(900, 90, 12, ['#f9f4e8', '#e3d9c4'], '#7d9a4c') +
        at(
          470,
          366,
          tray(660, 650, '#8a8884', '#4b4845', 18) +
            base(random, RED, 0.55) +
            strewn(random, 8, 185, () => ham(random)) +
            strewn(random, 26, 190, rocket, [0.9, 1.3]) +
            shavings(random, 11, 190, 36) +
            strewn(random, 6, 200, () => cherryHalf(27)),
        ) +
        fluent('leafy-green', 117, 117, 190, -12) +
        at(835, 595, tomato(76), { rotate: 40 }),
    );
  },
  'garden-vegetables': () => {
    const random = seededRandom('garden');
    const zucchini = () =>
      lit(
        'plump-small',
        disk(0, 0, 34, '#2f7a2c') +
          disk(0, 0, 29, radial(['#f4f5c0', '#d3e28c'])) +
          specks(random, 10, 18, '#b4c86a', 3),
      );
    return document(
      planks(['#f3e0c4', '#dcbf95', '#a98556'], 5) +
        at(
          490,
          360,
          board(334, '#c98d54', '#85501f') +
            base(random, RED, 0.5) +
            strewn(random, 8, 205, zucchini) +
            strewn(random, 9, 210, () => cherryHalf(30)) +
            strewn(random, 7, 205, () => pepperStrip('#f2a11b')) +
            strewn(random, 6, 205, () => pepperStrip('#3f9a35')) +
            strewn(random, 6, 205, onionRing) +
            strewn(random, 8, 205, olive) +
            strewn(random, 5, 150, () => basil(54)),
        ) +
        fluent('bell-pepper', 115, 119, 190, -16) +
        at(840, 120, tomato(84), { rotate: 14 }) +
        at(880, 640, tomato(58)) +
        at(89, 631, cherryHalf(52), { rotate: 30 }),
    );
  },
};
