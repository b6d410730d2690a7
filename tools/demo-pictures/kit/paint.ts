// Gradients are interned here; `usedDefinitions` picks those that a picture refers to.
const definitions = new Map<string, string>();

function intern(markup: (id: string) => string): string {
  const key = markup('');
  const known = definitions.get(key);
  if (known) return `url(#${known})`;
  const id = `paint${definitions.size}`;
  definitions.set(key, id);
  return `url(#${id})`;
}

/** Evenly spread unless a stop says where: `#fff`, `#eee 60` (percent), `#fff0` for transparent. */
function stops(colors: readonly string[]): string {
  return colors
    .map((stop, index) => {
      const [color = '', offset] = stop.split(' ');
      return `<stop offset="${offset ?? Math.round((index * 100) / Math.max(1, colors.length - 1))}%" stop-color="${color}"/>`;
    })
    .join('');
}

/** From the lit spot outwards; the light comes from the upper left. */
export function radial(colors: readonly string[], { x = 0.5, y = 0.5, r = 0.5 } = {}): string {
  return intern((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(colors)}</radialGradient>`);
}

/** @param degrees - 0 goes from left to right, 90 from top to bottom. */
export function linear(colors: readonly string[], degrees = 90): string {
  return intern(
    (id) => `<linearGradient id="${id}" gradientTransform="rotate(${degrees} .5 .5)">${stops(colors)}</linearGradient>`,
  );
}

/** The gradients that a drawing uses, as markup for its `<defs>`. */
export function usedDefinitions(drawing: string): string {
  const used = new Set(drawing.match(/paint\d+/g));
  return [...definitions]
    .filter(([, id]) => used.has(id))
    .map(([markup, id]) => markup.replace('id=""', `id="${id}"`))
    .join('');
}
