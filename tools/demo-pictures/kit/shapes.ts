import type { Filter } from './filters';
import { between, type Point, type Random } from './random';

interface Placement {
  rotate?: number;
  scale?: number;
  flatten?: number;
  opacity?: number;
  filter?: Filter;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Moves a drawing made around the origin; `flatten` squeezes it vertically, as seen from the side. */
export function at(x: number, y: number, content: string, placement: Placement = {}): string {
  const { rotate = 0, scale = 1, flatten = 1, opacity, filter } = placement;
  const moved = `translate(${round(x)} ${round(y)}) rotate(${round(rotate)}) scale(${scale} ${scale * flatten})`;
  return `<g transform="${moved}"${opacity === undefined ? '' : ` opacity="${opacity}"`}${filter ? ` filter="url(#${filter})"` : ''}>${content}</g>`;
}

export function lit(filter: Filter, content: string, opacity = 1): string {
  return `<g filter="url(#${filter})" opacity="${opacity}">${content}</g>`;
}

export function disk(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${extra}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`;
}

export function bar(x: number, y: number, width: number, height: number, radius: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function line(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** A smooth closed curve through points (Catmull-Rom turned into Béziers). */
export function smooth(points: readonly Point[]): string {
  const count = points.length;
  const point = (index: number): Point => points[(index + count) % count] ?? { x: 0, y: 0 };
  const pieces = points.map((start, index) => {
    const [before, end, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const first = `${round(start.x + (end.x - before.x) / 6)} ${round(start.y + (end.y - before.y) / 6)}`;
    const second = `${round(end.x - (after.x - start.x) / 6)} ${round(end.y - (after.y - start.y) / 6)}`;
    return `C${first} ${second} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${round(point(0).x)} ${round(point(0).y)}${pieces.join('')}Z`;
}

/** An uneven round: `wobble` is the part of the radius by which its edge wanders. */
export function blob(random: Random, radius: number, wobble = 0.18, corners = 9, stretch = 1): string {
  return smooth(
    Array.from({ length: corners }, (_, index) => {
      const angle = (index / corners) * Math.PI * 2;
      const distance = radius * (1 + between(random, -wobble, wobble));
      return { x: Math.cos(angle) * distance * stretch, y: Math.sin(angle) * distance };
    }),
  );
}

/** Repeats a drawing, telling each turn its index. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
