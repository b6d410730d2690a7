import { mushroomSlice } from './garnish';
import { linear } from './paint';
import { between, type Random } from './random';
import { at, bar, line, lit, oval, path, times } from './shapes';

/** Half of the burger's width. */
export const HALF = 236;

/** One layer and how much of the stack's height it takes. */
export interface Layer {
  draw: (y: number) => string;
  height: number;
}

export function crown(random: Random, colors: readonly [string, string, string], seeds: string | null): Layer {
  const dome = `M${-HALF} 0 C ${-HALF - 8} -112 -130 -178 0 -180 C 130 -178 ${HALF + 8} -112 ${HALF} 0 Q ${HALF - 4} 26 ${HALF - 40} 28 H${-HALF + 40} Q ${-HALF + 4} 26 ${-HALF} 0Z`;
  const sprinkled =
    seeds === null
      ? ''
      : times(34, (index) => {
          const x = -186 + (index % 17) * 23 + between(random, -8, 8);
          const top = -166 * Math.sqrt(1 - (x / 232) ** 2);
          return at(x, top + (index < 17 ? 16 : 54) + between(random, -6, 16), oval(0, 0, 5, 8.5, seeds), {
            rotate: between(random, 30, 150),
          });
        });
  return {
    height: 30,
    draw: (y) =>
      at(
        0,
        y - 28,
        lit('plump-large', path(dome, linear([...colors], 78))) +
          lit('soften-more', oval(-80, -126, 92, 26, '#fff', 'transform="rotate(-16 -80 -126)"'), 0.5) +
          lit('plump-small', sprinkled),
      ),
  };
}

export const heel = (colors: readonly [string, string]): Layer => ({
  height: 60,
  draw: (y) =>
    lit(
      'plump-large',
      path(
        `M${-HALF} ${y - 58} H${HALF} Q${HALF + 10} ${y - 2} ${HALF - 46} ${y} H${-HALF + 46} Q${-HALF - 10} ${y - 2} ${-HALF} ${y - 58}Z`,
        linear([...colors], 90),
      ),
    ),
});

export const patty = (
  random: Random,
  colors: readonly [string, string] = ['#7c452a', '#44210f'],
  thickness = 62,
): Layer => ({
  height: thickness - 6,
  draw: (y) =>
    lit(
      'plump',
      lit(
        'crumb',
        `<rect x="${-HALF - 6}" y="${y - thickness}" width="${HALF * 2 + 12}" height="${thickness}" rx="28" fill="${linear([...colors], 90)}"/>`,
      ),
    ) +
    lit(
      'soften',
      times(12, () =>
        oval(
          between(random, -HALF, HALF),
          y - between(random, 14, thickness - 12),
          between(random, 8, 20),
          4,
          '#d58a52',
        ),
      ),
      0.4,
    ),
});

/** A square slice whose corners hang down. */
export const cheese = (random: Random, colors: readonly [string, string] = ['#ffcf45', '#f5a51b']): Layer => {
  const shift = between(random, -20, 20);
  return {
    height: 12,
    draw: (y) =>
      lit(
        'plump',
        path(
          `M${-HALF - 10} ${y - 14} H${HALF + 10} Q${HALF + 16} ${y} ${HALF - 20} ${y + 4} L${150 + shift} ${y + 8} Q${110 + shift} ${y + 66} ${84 + shift} ${y + 62} Q${60 + shift} ${y + 58} ${30 + shift} ${y + 8} L${-70 + shift} ${y + 8} Q${-104 + shift} ${y + 46} ${-126 + shift} ${y + 42} Q${-146 + shift} ${y + 38} ${-170 + shift} ${y + 6} Q${-HALF - 18} ${y + 4} ${-HALF - 10} ${y - 14}Z`,
          linear([...colors], 90),
        ),
      ),
  };
};

/** A ruffled leaf; its waves differ with the seed. */
export const lettuce = (random: Random, colors: readonly [string, string] = ['#9bd24a', '#4f9a2a']): Layer => ({
  height: 24,
  draw: (y) => {
    const waves = 11;
    const step = (HALF * 2 + 56) / waves;
    const edge = Array.from({ length: waves }, (_, index) => {
      const x = HALF + 28 - (index + 1) * step;
      return `Q${x + step / 2} ${y + between(random, 14, 50)} ${x} ${y + between(random, -8, 10)}`;
    }).join('');
    const veins = times(waves, (index) =>
      line(`M${-HALF - 4 + index * step} ${y - 20} q 8 14 2 30`, '#d8f0a0', 3, 'opacity=".6"'),
    );
    return lit(
      'plump',
      path(`M${-HALF - 28} ${y - 16} Q0 ${y - 40} ${HALF + 28} ${y - 16} V${y}${edge}Z`, linear([...colors], 90)) +
        veins,
    );
  },
});

export const tomatoes: Layer = {
  height: 32,
  draw: (y) =>
    lit(
      'plump',
      [-152, 0, 152]
        .map(
          (x) =>
            bar(x - 80, y - 36, 160, 36, 16, linear(['#ff6d48', '#d12a1a'], 90)) +
            bar(x - 66, y - 30, 132, 8, 4, '#ff9d78'),
        )
        .join(''),
    ),
};
export const onions: Layer = {
  height: 16,
  draw: (y) =>
    lit(
      'plump-small',
      times(6, (index) =>
        oval(
          -180 + index * 72,
          y - 10,
          52,
          12,
          'none',
          `stroke="${index % 2 ? '#f6e6f5' : '#c683b6'}" stroke-width="8"`,
        ),
      ),
    ),
};
export const pickles: Layer = {
  height: 18,
  draw: (y) =>
    lit(
      'plump-small',
      [-140, -30, 84, 170].map((x) => oval(x, y - 10, 50, 14, '#4f7d25') + oval(x, y - 12, 42, 9, '#a9c552')).join(''),
    ),
};
export const bacon: Layer = {
  height: 22,
  draw: (y) =>
    lit(
      'plump-small',
      [0, 1]
        .map((index) => {
          const wave = times(6, (turn) => `q ${44} ${turn % 2 ? 30 : -30} 88 0`);
          return (
            line(`M-262 ${y - 6 - index * 10} ${wave}`, index ? '#d4583c' : '#8f2a1e', 15) +
            line(`M-262 ${y - 8 - index * 10} ${wave}`, '#ffd0ae', 4)
          );
        })
        .join(''),
    ),
};
export const sauce = (color: string): Layer => ({
  height: 8,
  draw: (y) =>
    lit(
      'wet',
      path(
        `M${-HALF + 8} ${y - 14} H${HALF - 8} Q${HALF} ${y + 4} 190 ${y + 4} Q176 ${y + 44} 158 ${y + 40} Q142 ${y + 36} 136 ${y + 4} H-30 Q-38 ${y + 30} -54 ${y + 28} Q-70 ${y + 26} -74 ${y + 4} H-160 Q-172 ${y + 52} -188 ${y + 50} Q-206 ${y + 46} -204 ${y + 4} Q${-HALF - 2} ${y + 2} ${-HALF + 8} ${y - 14}Z`,
        color,
      ),
    ),
});
export const mushrooms: Layer = {
  height: 30,
  draw: (y) =>
    [-180, -100, -20, 60, 140, 200]
      .map((x, index) =>
        at(x, y - 14, mushroomSlice('#c79a68', '#8b5a34', '#5e371c'), { rotate: index % 2 ? 74 : -80, scale: 0.9 }),
      )
      .join(''),
};

/** Piles the layers up from the table, the first one lowest. */
export function stack(x: number, y: number, layers: readonly Layer[], scale = 1): string {
  let height = 0;
  const drawn = layers.map((layer) => {
    const piece = layer.draw(-height);
    height += layer.height;
    return piece;
  });
  const ground = lit('soften-more', oval(20, 4, HALF + 40, 26, '#2b1206'), 0.5);
  // The gaps between the layers show the dark inside, not the wall behind.
  const inside = bar(-HALF + 14, -height + 4, HALF * 2 - 28, height - 60, 20, linear(['#5a2a14', '#2f140a'], 90));
  return at(x, y, ground + inside + drawn.join(''), { scale });
}

/** A wooden block to serve on. */
export const block = (y: number, light = '#c98d54', dark = '#7a4519') =>
  lit(
    'shadow',
    bar(110, y, 740, 62, 16, linear([light, dark], 90)) +
      bar(110, y, 740, 18, 9, light) +
      line(`M140 ${y + 34}H800M180 ${y + 46}H700`, '#3a1a06', 2, 'opacity=".2"'),
  );

/** Fried potato sticks standing in a paper cone. */
export function fries(random: Random, x: number, y: number, scale: number, paper: readonly [string, string]): string {
  const sticks = times(32, (index) => {
    const left = -118 + (index % 16) * 15.5;
    const height = between(random, 150, 250) - Math.abs(left) * 0.35;
    return at(left, -150, bar(-11, -height * 0.62, 22, height, 4, linear(['#ffe08a', '#f6b93b', '#d98f1f'], 10)), {
      rotate: left * 0.16 + between(random, -9, 9),
    });
  });
  const cone =
    path('M-150 -196 Q0 -150 150 -196 L112 0 Q0 22 -112 0Z', linear([...paper], 20)) +
    line('M-86 -172 L-64 4 M0 -160 V12 M86 -172 L64 4', '#ffffff', 12, 'opacity=".35"');
  return at(
    x,
    y,
    lit('soften-more', oval(10, 4, 140, 18, '#2b1206'), 0.5) + lit('plump-small', sticks) + lit('plump', cone),
    { scale },
  );
}

export const cup = (x: number, y: number, color: readonly [string, string], scale = 1) =>
  at(
    x,
    y,
    lit('plump', path('M-74 -76 H74 L58 0 Q0 14 -58 0Z', linear(['#ffffff', '#cfc7bd'], 10))) +
      oval(0, -76, 74, 20, '#f4efe8') +
      lit('wet', oval(0, -75, 62, 14, linear([...color], 20))),
    { scale },
  );

export const GOLDEN: readonly [string, string, string] = ['#ffc870', '#e8912f', '#b55c12'];
export const HEEL: readonly [string, string] = ['#eebf80', '#b56a28'];
