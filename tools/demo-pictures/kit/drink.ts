import { sprig } from './garnish';
import { linear, radial } from './paint';
import { between, type Random } from './random';
import { at, bar, disk, line, lit, oval, path, times } from './shapes';

export interface Glass {
  /** Half of the width at the mouth and at the foot, and the height. */
  mouth: number;
  foot: number;
  height: number;
  /** How full, 0 to 1. */
  level: number;
  /** The colours of the liquid, from the surface down. */
  liquid: readonly string[];
  /** Drawn in the liquid: ice, fruit, leaves. */
  inside?: string;
  /** Drawn over the mouth. */
  above?: string;
}

/** A glass standing at the origin, seen a little from above. */
export function glass({ mouth, foot, height, level, liquid, inside = '', above = '' }: Glass): string {
  const flat = 0.2;
  const half = foot + (mouth - foot) * level;
  const surface = -height * level;
  const shape = (top: number, width: number) =>
    `M${-width} ${top} L${-foot} -16 Q${-foot} ${foot * flat} 0 ${foot * flat} Q${foot} ${foot * flat} ${foot} -16 L${width} ${top}`;
  const name = `glass${mouth}${foot}${height}`;
  return [
    lit('soften-more', oval(24, 8, foot + 40, 26, '#2b1206'), 0.5),
    path(
      `${shape(-height, mouth)} Q0 ${-height + mouth * flat * 2} ${-mouth} ${-height}Z`,
      linear(['#ffffff66', '#ffffff1c', '#ffffff55'], 0),
    ),
    `<clipPath id="${name}"><path d="${shape(surface, half - 10)} A${half - 10} ${half * flat} 0 0 0 ${-half + 10} ${surface}Z"/></clipPath>`,
    `<g clip-path="url(#${name})">${bar(-mouth, surface - 40, mouth * 2, height + 80, 0, linear([...liquid], 90))}${inside}${bar(-mouth, surface - 40, mouth * 2, height + 80, 0, linear(['#00000038', '#00000000 22', '#ffffff22 40', '#00000000 70', '#00000044'], 0))}</g>`,
    oval(0, surface, half - 10, (half - 10) * flat, liquid[0] ?? '#fff'),
    oval(0, surface, half - 10, (half - 10) * flat, radial(['#ffffff66', '#ffffff10'])),
    above,
    lit('soften', line(`M${-mouth + 26} ${-height + 50} L${-foot + 20} -50`, '#ffffff', 15), 0.75),
    lit('soften', line(`M${mouth - 22} ${-height + 60} L${foot - 14} -90`, '#ffffff', 6), 0.6),
    oval(0, -height, mouth, mouth * flat, 'none', 'stroke="#ffffffcc" stroke-width="6"'),
    line(`M${-foot + 6} 2 Q0 ${foot * flat + 10} ${foot - 6} 2`, '#ffffffaa', 6),
  ].join('');
}

export const iceCube = (size: number) =>
  lit(
    'plump',
    `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="14" fill="${linear(['#ffffffd8', '#e3f4fb70', '#ffffffa0'], 40)}"/>`,
  ) + line(`M${-size * 0.3} ${-size * 0.1} L${size * 0.1} ${-size * 0.32}`, '#fff', 5, 'opacity=".8"');

export const ice = (random: Random, top: number, count: number, width: number) =>
  times(count, (index) =>
    at(between(random, -width, width), top + 40 + index * 62, iceCube(between(random, 84, 104)), {
      rotate: between(random, -30, 30),
    }),
  );

export const bubbles = (random: Random, count: number, width: number, height: number) =>
  times(count, () =>
    disk(between(random, -width, width), -between(random, 20, height), between(random, 2, 6), '#ffffff80'),
  );
export const straw = (x: number, y: number, rotate: number, color: string) =>
  at(x, y, lit('shadow-small', bar(-10, -230, 20, 300, 10, linear([color, '#ffffff', color], 0))), { rotate });
export const mint = (size: number) => sprig(size, 5, '#8ed65a', '#2f8a35');

/** A cup and its saucer from above, filled with coffee. */
export function cup(colors: readonly [string, string], coffee: readonly [string, string], art: string): string {
  return [
    lit('shadow', disk(0, 0, 306, linear([...colors], 50)) + disk(0, 0, 232, linear([colors[1], colors[0]], 50))),
    lit(
      'shadow',
      `<g transform="rotate(-36)">${bar(190, -34, 130, 68, 32, linear([...colors], 50))}</g>${disk(0, 0, 216, linear([...colors], 50))}`,
    ),
    disk(0, 0, 192, radial([coffee[0], coffee[0], coffee[1]], { r: 0.56 })),
    lit('soften', art),
    disk(0, 0, 190, 'none', 'stroke="#00000030" stroke-width="8"'),
  ].join('');
}

/** Milk poured as a fern. */
export const rosetta = (milk: string) =>
  times(6, (index) => {
    const y = -96 + index * 36;
    const half = 44 + Math.sin((index / 5) * Math.PI) * 62;
    return line(
      `M${-half} ${y - 20} Q${-half * 0.4} ${y + 34} 0 ${y + 30} Q${half * 0.4} ${y + 34} ${half} ${y - 20}`,
      milk,
      17,
    );
  }) +
  line('M0 -120 V142', milk, 8) +
  path('M0 -92 C -40 -140 -60 -84 0 -56 C 60 -84 40 -140 0 -92Z', milk);
export const heart = (milk: string, coffee: string) =>
  path('M0 130 C -170 20 -130 -130 0 -66 C 130 -130 170 20 0 130Z', milk) +
  path('M0 92 C -110 14 -90 -82 0 -34 C 90 -82 110 14 0 92Z', coffee) +
  path('M0 60 C -70 6 -56 -52 0 -16 C 56 -52 70 6 0 60Z', milk);

export const bean = (x: number, y: number, rotate: number) =>
  at(
    x,
    y,
    lit('plump', oval(0, 0, 20, 29, radial(['#7a4424', '#2f150a'])) + line('M-4 -22 Q8 0 -2 22', '#1d0b04', 4)),
    { rotate },
  );
