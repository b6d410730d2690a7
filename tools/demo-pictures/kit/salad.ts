import { strewn } from './garnish';
import { linear, radial } from './paint';
import type { Random } from './random';
import { at, bar, blob, disk, line, lit, oval, path, times } from './shapes';

/** A torn lettuce leaf with a frilled edge. */
export const frill = (random: Random, light: string, dark: string) =>
  lit(
    'plump',
    path(blob(random, 78, 0.22, 17, 1.15), radial([light, light, dark], { r: 0.6 })) +
      line(
        'M-70 8 Q0 -10 66 2 M-30 2 Q-16 -26 -4 -44 M-14 0 Q0 26 18 40 M22 -4 Q34 -28 44 -36',
        '#f3fbd0',
        4,
        'opacity=".6"',
      ),
  );
export const greens = (
  random: Random,
  count: number,
  radius: number,
  shades: readonly [string, string, string] = ['#a9d657', '#7fbf3c', '#3f8a2b'],
) => strewn(random, count, radius, () => frill(random, shades[random() > 0.5 ? 0 : 1], shades[2]));
export const cucumber = () =>
  lit(
    'plump-small',
    disk(0, 0, 38, '#2f7a2c') +
      disk(0, 0, 34, radial(['#f2f8c8', '#cfe596'])) +
      times(8, (index) => `<g transform="rotate(${index * 45})">${oval(0, -15, 2.6, 6, '#9dbb5a')}</g>`),
  );
export const onionRing = () =>
  lit(
    'plump-small',
    disk(0, 0, 34, 'none', 'stroke="#9c3f7d" stroke-width="7"') +
      disk(0, 0, 30, 'none', 'stroke="#f8dff2" stroke-width="5"'),
  );
export const olive = () =>
  lit('wet', oval(0, 0, 25, 21, radial(['#6b4d74', '#33213c'], { x: 0.4, y: 0.3, r: 0.8 })) + disk(5, 0, 7, '#1b0f20'));
export const crouton = (random: Random) =>
  lit('plump', path(blob(random, 29, 0.12, 4), linear(['#f9d694', '#bd7429'], 40)));

/** Fanned slices of grilled breast. */
export const chicken = lit(
  'plump',
  times(6, (index) =>
    at(
      -100 + index * 40,
      Math.abs(index - 2.5) * 6,
      oval(0, 0, 30, 84, linear(['#fff0d4', '#e0b884'], 30), 'stroke="#b97428" stroke-width="7"') +
        line('M-18 -40 L18 -26 M-20 0 L20 14 M-18 38 L18 50', '#8a4a17', 6, 'opacity=".5"'),
      { rotate: index * 5 - 12 },
    ),
  ),
);

/** Half an avocado cut into a fan. */
export const avocado = lit(
  'plump-small',
  times(8, (index) =>
    at(
      index * 21 - 74,
      Math.abs(index - 3.5) * 5,
      path('M0 -76 Q30 -30 24 34 Q0 70 -20 34 Q-14 -30 0 -76Z', linear(['#f3f3a4', '#b7d15a', '#5f9433'], 8)),
      { rotate: index * 7 - 24 },
    ),
  ),
);

/** A heap in one sixth of a bowl. */
export function portion(turn: number, distance: number, content: string): string {
  const angle = (turn * Math.PI) / 180;
  return at(Math.cos(angle) * distance, Math.sin(angle) * distance, content, { rotate: turn + 90, scale: 1.36 });
}

export const salmonCube = () =>
  lit(
    'wet',
    bar(-26, -24, 52, 48, 9, linear(['#ffa071', '#f2693c'], 30)) +
      line('M-22 -8 Q0 -22 24 -12 M-22 12 Q0 -4 24 8', '#ffd9c2', 5),
  );
export const edamame = () => lit('plump-small', oval(0, 0, 15, 11, radial(['#d3ee8a', '#84b53c'])));
export const rice = (random: Random, radius: number) =>
  lit('plump', path(blob(random, radius, 0.03, 16), '#fffdf6')) +
  lit(
    'plump-small',
    strewn(random, 130, radius - 12, () => oval(0, 0, 5, 11, '#ffffff', 'stroke="#e8dfcd" stroke-width="1"')),
  );
