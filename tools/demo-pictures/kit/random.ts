/** Numbers from 0 to 1 that are the same on every run, so that a picture never changes by itself. */
export type Random = () => number;

/** Mulberry32, seeded by a text. Source: public-domain generator by Tommy Ettinger. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** One of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

export interface Point {
  x: number;
  y: number;
}

/** Points in a disk around the origin that keep apart: each is the loneliest of a few tries. */
export function scatter(random: Random, count: number, radius: number): Point[] {
  const points: Point[] = [];
  for (let index = 0; index < count; index++) {
    let best = { x: 0, y: 0 };
    let bestDistance = -1;
    for (let attempt = 0; attempt < 14; attempt++) {
      const angle = random() * Math.PI * 2;
      const distance = Math.sqrt(random()) * radius;
      const candidate = { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
      const nearest = Math.min(9999, ...points.map(({ x, y }) => Math.hypot(x - candidate.x, y - candidate.y)));
      if (nearest > bestDistance) {
        best = candidate;
        bestDistance = nearest;
      }
    }
    points.push(best);
  }
  return points;
}
