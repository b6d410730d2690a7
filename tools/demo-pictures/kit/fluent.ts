import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { at } from './shapes';

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
// 100 MB of JSON: read once, and only by this script.
const { icons } = iconSet.parse(
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')),
);

/**
 * A drawing of Microsoft's Fluent Emoji (MIT), centred on a point, `size` pixels wide, with a shadow.
 *
 * @throws {Error} when the set has no such drawing.
 */
export function fluent(name: string, x: number, y: number, size: number, rotate = 0): string {
  const icon = icons[name];
  if (!icon) throw new Error(`no Fluent Emoji drawing is named ${name}`);
  // Filters inside the art are in its own 32-unit space, so it is scaled rather than redrawn.
  const centred = `<g transform="translate(-16 -16)">${icon.body}</g>`;
  return `<g filter="url(#shadow-small)">${at(x, y, centred, { rotate, scale: size / 32 })}</g>`;
}
