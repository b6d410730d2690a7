import { FILTERS } from './filters';
import { linear, radial, usedDefinitions } from './paint';
import { disk, line, lit, oval, times } from './shapes';

/** Pixels of every dish picture: 4:3. */
export const WIDTH = 960;
export const HEIGHT = 720;

/** A table top seen from above, lit from the upper left: light colour, middle, dark corner. */
export function table(colors: readonly [string, string, string]): string {
  const [light, middle, dark] = colors;
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${linear([light, middle, dark], 40)}"/>`,
    oval(200, 110, 620, 420, radial([`${light}cc`, `${light}00`])),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${radial(['#0000 55', '#1a0a0455'], { r: 0.78 })}"/>`,
  ].join('');
}

/** Wooden planks across the whole picture. */
export function planks(colors: readonly [string, string, string], count = 4): string {
  const height = HEIGHT / count;
  return (
    table(colors) +
    times(count * 7, (index) => {
      const y = (index * HEIGHT) / (count * 7) + 9;
      const bend = ((index * 37) % 23) - 11;
      return line(
        `M-20 ${y} C 260 ${y + bend} 560 ${y - bend} 990 ${y + bend / 2}`,
        '#3a1a06',
        2 + (index % 3),
        'opacity=".07"',
      );
    }) +
    times(count - 1, (index) => {
      const y = (index + 1) * height;
      return line(`M0 ${y}H960`, '#1f0d03', 4, 'opacity=".35"') + line(`M0 ${y + 4}H960`, '#fff', 2, 'opacity=".16"');
    })
  );
}

/** A wall and a table, for things seen from the side; `y` is the edge between them. */
export function counter(
  wall: readonly [string, string, string],
  top: readonly [string, string],
  y = 520,
  glow = '#fff6df',
): string {
  return [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${linear([...wall], 60)}"/>`,
    oval(330, 220, 520, 420, radial([`${glow}b0`, `${glow}40 55`, `${glow}00`])),
    disk(810, 330, 150, radial([`${glow}48`, `${glow}30 80`, `${glow}00`])),
    disk(150, 420, 80, radial([`${glow}38`, `${glow}28 80`, `${glow}00`])),
    disk(690, 110, 60, radial([`${glow}38`, `${glow}28 80`, `${glow}00`])),
    `<rect y="${y}" width="${WIDTH}" height="${HEIGHT - y}" fill="${linear([...top], 90)}"/>`,
    `<rect y="${y}" width="${WIDTH}" height="46" fill="${linear(['#2b120655', '#2b120600'], 90)}"/>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${radial(['#0000 60', '#1a0a0450'], { r: 0.78 })}"/>`,
  ].join('');
}

/** Wisps over something hot, rising from a point. */
export function steam(x: number, y: number, size = 1): string {
  const wisp = (dx: number, height: number) =>
    line(
      `M${x + dx} ${y} c ${-46 * size} ${-60 * size} ${50 * size} ${-90 * size} ${4 * size} ${-height * size}`,
      '#fff',
      36 * size,
    );
  return lit('vapour', wisp(-84 * size, 190) + wisp(0, 240) + wisp(88 * size, 200), 0.42);
}

/** The whole picture as an SVG document. */
export function document(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${FILTERS}${usedDefinitions(drawing)}</defs>${drawing}</svg>`;
}
