import { berry, specks, sprig } from './garnish';
import { linear, radial } from './paint';
import type { Random } from './random';
import { at, bar, blob, disk, line, lit, oval, path, times } from './shapes';

/** From the top down: a colour and how many pixels thick. */
export type Layers = readonly (readonly [color: string, thickness: number])[];

/** A wedge of cake with its tip to the left: a top face over one long, layered side. */
export function slice(x: number, y: number, top: string, layers: Layers, extra = ''): string {
  let depth = 0;
  const side = layers.map(([color, thickness]) => {
    const band = path(
      `M-330 ${depth} L290 ${depth + 66} V${depth + thickness + 67} L-330 ${depth + thickness + 1}Z`,
      color,
    );
    depth += thickness;
    return band;
  });
  const shade = path(`M-330 0 L290 66 V${depth + 66} L-330 ${depth}Z`, linear(['#00000000', '#00000030'], 0));
  const back = path(`M-330 0 L186 -150 Q300 -60 290 66Z`, top);
  const edge = line('M-330 0 L290 66', '#ffffff', 4, 'opacity=".4"');
  const shadow = lit(
    'soften-more',
    path(
      `M-330 ${depth - 10} L290 ${depth + 56} L400 ${depth - 20} L330 ${depth + 30} L300 ${depth + 84} L-300 ${depth + 24}Z`,
      '#2b1206',
    ),
    0.5,
  );
  return at(x, y, shadow + lit('sponge', side.join('')) + shade + lit('plump', back) + edge + extra);
}

/** A plate seen from the side. */
export const dish = (x: number, y: number, width: number, light = '#ffffff', dark = '#d8d0c6') =>
  lit('shadow', oval(x, y, width, width * 0.27, linear([light, dark], 60))) +
  oval(x, y - 4, width * 0.8, width * 0.2, linear([dark, light], 60)) +
  oval(x, y - 3, width * 0.77, width * 0.185, light);

export const blueberry = (radius: number) =>
  lit('plump-small', berry(radius, '#7f8fd8', '#2b2f6b') + disk(0, -radius * 0.2, radius * 0.26, '#1d1f4a'));
export const currant = (radius: number) => lit('plump-small', berry(radius, '#ff7358', '#c3101f'));
export const mint = (size: number) => sprig(size, 3, '#8ed65a', '#2f8a35');

export const strawberryHalf = (size: number) =>
  lit(
    'plump-small',
    path(
      `M0 ${size * 0.55} C ${-size * 0.6} ${size * 0.1} ${-size * 0.5} ${-size * 0.5} 0 ${-size * 0.4} C ${size * 0.5} ${-size * 0.5} ${size * 0.6} ${size * 0.1} 0 ${size * 0.55}Z`,
      '#e02238',
    ) +
      path(
        `M0 ${size * 0.4} C ${-size * 0.36} ${size * 0.06} ${-size * 0.3} ${-size * 0.3} 0 ${-size * 0.24} C ${size * 0.3} ${-size * 0.3} ${size * 0.36} ${size * 0.06} 0 ${size * 0.4}Z`,
        radial(['#fff1ea', '#ff9a94', '#f04a58']),
      ),
  );

export const cocoa = (random: Random, x: number, y: number, radius: number, flatten = 0.4) =>
  at(x, y, specks(random, 160, radius, '#4a2412', 2.4), { flatten });

/** A ball of ice cream with a ragged foot. */
export const scoop = (random: Random, radius: number, light: string, dark: string) =>
  lit(
    'plump-large',
    lit(
      'rough',
      path(blob(random, radius, 0.03, 16), radial([light, light, dark], { x: 0.4, y: 0.35, r: 0.75 })) +
        times(9, (index) => disk(-radius + (index * radius) / 4, radius * 0.72 + (index % 2) * 8, radius * 0.22, dark)),
    ),
  );

export function macaron(light: string, dark: string, cream: string): string {
  const shell = (y: number, flip: number) =>
    path(
      `M-96 ${y} C -104 ${y - 66 * flip} -54 ${y - 88 * flip} 0 ${y - 88 * flip} C 54 ${y - 88 * flip} 104 ${y - 66 * flip} 96 ${y}Z`,
      linear(flip > 0 ? [light, dark] : [dark, light], 90),
    );
  const foot = (y: number) => lit('sponge', bar(-100, y - 9, 200, 20, 9, dark));
  return lit('plump', shell(26, -0.72) + foot(26) + bar(-90, -10, 180, 30, 12, cream) + foot(-16) + shell(-20, 1));
}
