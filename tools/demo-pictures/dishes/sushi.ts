import { citrusSlice, leaf, sesame, specks, strewn } from '../kit/garnish';
import { linear, radial } from '../kit/paint';
import { between, type Random, seededRandom } from '../kit/random';
import { document, planks, table } from '../kit/scene';
import { at, bar, blob, disk, line, lit, oval, path, times } from '../kit/shapes';
import { bowl, tray } from '../kit/tableware';
import type { Pictures } from '../picture';

/** The filling on a roll's cut face, drawn in a disk of radius 40. */
type Filling = (random: Random) => string;

const wedge = (color: string, x: number, y: number, width = 30, height = 30) =>
  lit('plump-small', bar(x - width / 2, y - height / 2, width, height, 6, color));

const FILLINGS = {
  philadelphia: () =>
    wedge('#fffaf0', -12, 0, 34, 40) + wedge('#ff8d5c', 18, -8, 26, 24) + wedge('#8cc152', 16, 16, 26, 16),
  california: () =>
    wedge('#f6a58c', -14, -8, 32, 24) + wedge('#ffffff', -10, 14, 30, 16) + wedge('#9cc95a', 18, 2, 22, 38),
  tuna: (random: Random) =>
    lit('wet', path(blob(random, 27, 0.12, 9), radial(['#f0605a', '#b8232d']))) + specks(random, 8, 20, '#ffc04a', 3),
  eel: () => wedge('#8b4a22', 0, -8, 44, 24) + wedge('#cfe8a0', 0, 15, 42, 14),
  shrimp: () =>
    wedge('#ffc9a3', -8, -4, 32, 32) + wedge('#8cc152', 18, 6, 18, 30) + line('M-22 -8 Q-8 -20 6 -8', '#f07a4a', 7),
  cucumber: () => lit('plump-small', disk(0, 0, 25, '#3f8a35') + disk(0, 0, 20, '#d9efad')),
} satisfies Record<string, Filling>;

/** One piece standing up, seen from above and in front: a cut face over its side. */
function roll(random: Random, filling: Filling, side: string, rim: string): string {
  const radius = 68;
  const height = 66;
  const grains = strewn(random, 40, radius - 14, () =>
    oval(0, 0, 4, 9, '#ffffff', 'stroke="#e9e0cf" stroke-width="1"'),
  );
  const body = path(`M${-radius} 0 V${height} A${radius} ${radius * 0.72} 0 0 0 ${radius} ${height} V0Z`, side);
  const face =
    disk(0, 0, radius, rim) +
    disk(0, 0, radius - 8, '#fffdf7') +
    lit('plump-small', grains) +
    disk(0, 0, 39, '#24382a') +
    disk(0, 0, 35, '#2f4a36') +
    filling(random);
  return lit('shadow-small', body + at(0, 0, face, { flatten: 0.78 }));
}

/** A slab draped over the roll: fish with pale stripes. */
function drape(light: string, dark: string, stripe: string): string {
  return lit(
    'wet',
    path(
      'M-70 -30 Q-78 -62 -40 -64 Q0 -76 42 -64 Q78 -60 70 -28 Q74 20 66 52 Q40 70 0 66 Q-44 70 -66 52 Q-74 10 -70 -30Z',
      linear([light, dark], 70),
    ) +
      line(
        'M-56 -50 Q-30 0 -52 54 M-24 -60 Q4 0 -20 60 M12 -62 Q38 0 14 60 M44 -56 Q66 0 46 54',
        stripe,
        7,
        'opacity=".85"',
      ),
  );
}

/** Two rows of four, the back row first so that the front one covers it. */
function rows(draw: (index: number) => string, x = 230, y = 260, step = 166): string {
  return times(8, (index) =>
    at(x + (index % 4) * step + (index >= 4 ? 20 : 0), y + Math.floor(index / 4) * 172, draw(index), { scale: 1.12 }),
  );
}

const wasabi = (random: Random) =>
  lit('plump', path(blob(random, 44, 0.14, 9), radial(['#c3dc74', '#8fb53c', '#6a9128'])));
const ginger = (random: Random) =>
  lit(
    'plump-small',
    times(6, (index) =>
      at(
        index * 12 - 30,
        (index % 3) * 14 - 14,
        path(blob(random, 38, 0.2, 8, 1.3), linear(['#ffd9cf', '#f3a69a'], 30)),
        { rotate: index * 40, opacity: 0.92 },
      ),
    ),
  );
const soy =
  lit('shadow', disk(0, 0, 84, linear(['#4a4a52', '#1d1d22'], 50))) +
  disk(0, 0, 70, radial(['#5a2a12', '#33150a', '#1c0a05'])) +
  lit('soften', oval(-22, -28, 24, 9, '#fff'), 0.4);
const sticks = (x: number, rotate: number, light = '#c9683a', dark = '#6f2c14') =>
  at(x, 360, tray(18, 640, light, dark, 9), { rotate }) +
  at(x + 36, 360, tray(18, 640, light, dark, 9), { rotate: rotate - 2 });
const bambooLeaf = (x: number, y: number, rotate: number) =>
  at(x, y, lit('plump-small', leaf(230, '#7fb94a', '#2f6b2a')), { rotate });

const RICE = linear(['#ffffff', '#efe7d8'], 90);
const SALMON = linear(['#ff9d6c', '#ee6433'], 90);

/** A pillow of rice under a slab, lying across. */
function nigiri(slab: string): string {
  const rice = lit(
    'plump',
    path('M-96 6 Q-104 56 -60 62 H60 Q104 56 96 6 Q0 -20 -96 6Z', linear(['#ffffff', '#e9e0cf'], 90)),
  );
  return lit('shadow-small', rice) + slab;
}
const slab = (light: string, dark: string, stripe: string) =>
  lit(
    'wet',
    path(
      'M-118 8 Q-116 -42 -50 -48 Q20 -60 80 -42 Q124 -30 120 16 Q118 34 96 26 Q0 4 -92 26 Q-116 32 -118 8Z',
      linear([light, dark], 80),
    ) +
      line(
        'M-88 14 Q-74 -20 -52 -44 M-48 6 Q-36 -26 -12 -50 M-6 2 Q6 -28 30 -48 M38 6 Q48 -20 70 -42 M80 14 Q88 -8 102 -28',
        stripe,
        6,
        'opacity=".9"',
      ),
  );

export const sushiPictures: Pictures = {
  philadelphia: () => {
    const random = seededRandom('philadelphia');
    return document(
      table(['#5c6f7c', '#364853', '#182329']) +
        at(470, 372, tray(800, 500, '#55595c', '#26292b', 20)) +
        rows(() => roll(random, FILLINGS.philadelphia, SALMON, '#f58150')) +
        at(800, 590, wasabi(random)) +
        at(720, 610, ginger(random)) +
        at(110, 110, soy) +
        bambooLeaf(149, 566, 40) +
        sticks(896, 3),
    );
  },
  california: () => {
    const random = seededRandom('california');
    const roe = () =>
      strewn(random, 34, 62, () => disk(0, 0, 6.5, radial(['#ffb35c', '#f2641a'], { x: 0.35, y: 0.3, r: 0.8 })));
    return document(
      planks(['#e7c793', '#c89a5c', '#86592a']) +
        at(460, 372, tray(800, 500, '#fbf7ef', '#d9cdb8', 16)) +
        rows(
          () =>
            roll(random, FILLINGS.california, linear(['#ff9340', '#e2560f'], 90), '#ff8a33') +
            at(0, 92, lit('plump-small', roe()), { flatten: 0.34, scale: 0.98 }),
        ) +
        at(780, 586, wasabi(random)) +
        at(690, 606, ginger(random)) +
        at(858, 110, soy) +
        bambooLeaf(849, 500, 10),
    );
  },
  'spicy-tuna': () => {
    const random = seededRandom('spicy-tuna');
    const mayo = (index: number) =>
      lit('wet', line(`M-44 ${-8 + (index % 2) * 6} q 14 -22 24 0 t 24 0 t 24 0 t 20 -4`, '#ff9a4a', 9));
    return document(
      table(['#d9503e', '#a12a2a', '#4a0f16']) +
        at(490, 372, tray(800, 500, '#3a3436', '#171415', 20)) +
        rows(
          (index) =>
            roll(random, FILLINGS.tuna, linear(['#2f4638', '#101c15'], 90), '#1c2e23') +
            at(0, -4, mayo(index)) +
            sesame(random, 8, 44),
          250,
        ) +
        at(130, 590, wasabi(random)) +
        at(100, 110, soy) +
        at(220, 604, ginger(random)) +
        sticks(866, -3, '#e8a86a', '#8f4f22'),
    );
  },
  'eel-dragon': () => {
    const random = seededRandom('dragon');
    const avocado = lit(
      'plump-small',
      times(6, (index) =>
        at(
          index * 22 - 56,
          0,
          path(
            'M-4 -58 Q22 -64 22 -20 V36 Q4 62 -16 40 Q-24 -44 -4 -58Z',
            linear(['#eef2a0', '#a9cb55', '#5b9030'], 10),
          ),
          { rotate: 6 },
        ),
      ),
    );
    return document(
      planks(['#43564c', '#2c3d35', '#141f1a']) +
        at(480, 372, tray(820, 480, '#c99a62', '#83531f', 18)) +
        rows(
          (index) =>
            roll(random, FILLINGS.eel, RICE, '#fffdf7') +
            at(0, 6, index % 2 ? avocado : drape('#a8602f', '#5e2c10', '#7c421c'), { scale: 0.94 }) +
            lit('wet', line('M-60 -20 q 30 26 60 0 t 60 4', '#2c1208', 8)) +
            sesame(random, 14, 52),
          236,
        ) +
        at(102, 102, soy) +
        bambooLeaf(809, 127, 70) +
        at(880, 620, wasabi(random)),
    );
  },
  'salmon-nigiri': () => {
    const random = seededRandom('nigiri');
    const salmon = slab('#ffab7c', '#f06a38', '#ffe0cb');
    const tuna = slab('#f2696a', '#b9202f', '#f7a3a0');
    const shrimp = slab('#fff0e2', '#f9b48c', '#ee6a3a');
    const kinds = [salmon, tuna, salmon, shrimp, salmon, tuna];
    return document(
      table(['#cfe3d6', '#86ad9a', '#3d6152']) +
        at(470, 372, tray(820, 520, '#5d5f60', '#2a2b2c', 20)) +
        kinds
          .map((kind, index) =>
            at(260 + (index % 2) * 350 + Math.floor(index / 2) * 36, 220 + Math.floor(index / 2) * 150, nigiri(kind), {
              scale: 1.25,
              rotate: -10,
            }),
          )
          .join('') +
        at(830, 560, wasabi(random)) +
        at(850, 220, ginger(random)) +
        at(102, 618, soy) +
        bambooLeaf(140, 155, 30) +
        at(120, 340, citrusSlice(44)),
    );
  },
  'cucumber-maki': () => {
    const random = seededRandom('maki');
    return document(
      table(['#f3ecd2', '#cdbb85', '#7f6c38']) +
        at(480, 372, tray(760, 500, '#a8c08a', '#5d7a47', 20)) +
        rows(() => roll(random, FILLINGS.cucumber, linear(['#33503f', '#122019'], 90), '#1e3226'), 240) +
        at(870, 590, wasabi(random)) +
        at(110, 590, ginger(random)) +
        at(858, 120, soy) +
        at(600, 590, sesame(random, 26, 60)),
    );
  },
  'evening-set': () => {
    const random = seededRandom('set');
    const black = linear(['#2f4638', '#101c15'], 90);
    const plateful = [
      ...[0, 1, 2, 3].map((index) =>
        at(190 + index * 150, 170, roll(random, FILLINGS.philadelphia, SALMON, '#f58150')),
      ),
      ...[0, 1, 2, 3].map((index) => at(210 + index * 150, 320, roll(random, FILLINGS.tuna, black, '#1c2e23'))),
      ...[0, 1, 2, 3].map((index) =>
        at(190 + index * 150, 470, roll(random, FILLINGS.shrimp, RICE, '#fffdf7') + sesame(random, 8, 50)),
      ),
      at(790, 200, nigiri(slab('#ffab7c', '#f06a38', '#ffe0cb')), { rotate: -60 }),
      at(800, 400, nigiri(slab('#f2696a', '#b9202f', '#f7a3a0')), { rotate: -60 }),
    ];
    return document(
      planks(['#6a3f34', '#4a2822', '#23110f']) +
        at(480, 360, tray(880, 640, '#d7a869', '#8e5a26', 26)) +
        at(480, 360, tray(820, 580, '#e4bd84', '#b98245', 18)) +
        plateful.join('') +
        at(790, 575, wasabi(random)) +
        at(690, 590, ginger(random), { scale: between(random, 0.9, 1) }) +
        at(100, 610, at(0, 0, bowl(70, '#4a4a52', '#1d1d22')) + disk(0, 0, 60, '#33150a')),
    );
  },
};
