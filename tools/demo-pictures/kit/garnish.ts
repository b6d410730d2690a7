import { linear, radial } from './paint';
import { between, type Random, scatter } from './random';
import { at, blob, disk, line, lit, oval, path, times } from './shapes';

/** A basil or mint leaf that points up, `size` pixels long. */
export function leaf(size: number, light = '#6fbf3a', dark = '#2c7a22'): string {
  const half = size * 0.34;
  return (
    path(
      `M0 ${size / 2} C ${-half * 1.5} ${size * 0.2} ${-half} ${-size * 0.3} 0 ${-size / 2} C ${half} ${-size * 0.3} ${half * 1.5} ${size * 0.2} 0 ${size / 2}Z`,
      linear([light, dark], 30),
    ) +
    line(`M0 ${size * 0.46}V${-size * 0.38}`, '#d7f2a8', size * 0.03, 'opacity=".55"') +
    line(
      `M0 ${size * 0.2}l${half * 0.6} ${-size * 0.16}M0 ${size * 0.2}l${-half * 0.6} ${-size * 0.16}M0 ${-size * 0.04}l${half * 0.5} ${-size * 0.14}M0 ${-size * 0.04}l${-half * 0.5} ${-size * 0.14}`,
      '#d7f2a8',
      size * 0.022,
      'opacity=".4"',
    )
  );
}

/** Leaves fanned out from one point. */
export function sprig(size: number, leaves = 3, light?: string, dark?: string): string {
  const fan = times(leaves, (index) => {
    const angle = (index - (leaves - 1) / 2) * (leaves > 3 ? 62 : 54);
    return `<g transform="rotate(${angle}) translate(0 ${-size * 0.42})">${leaf(size, light, dark)}</g>`;
  });
  return lit('plump-small', fan);
}

/** Small torn greens (parsley, dill, chives) strewn over a disk. */
export function herbs(
  random: Random,
  count: number,
  radius: number,
  colors: readonly [string, string] = ['#58a631', '#2f7d26'],
): string {
  const bits = scatter(random, count, radius).map(({ x, y }, index) =>
    at(x, y, path(blob(random, between(random, 4, 8), 0.4, 6, 1.5), colors[index % 2] ?? colors[0]), {
      rotate: random() * 360,
    }),
  );
  return lit('plump-small', bits.join(''));
}

/** Ground pepper, seeds or crumbs strewn over a disk. */
export function specks(random: Random, count: number, radius: number, color: string, size = 2.2): string {
  return scatter(random, count, radius)
    .map(({ x, y }) => disk(x, y, between(random, size * 0.6, size * 1.3), color))
    .join('');
}

/** Sesame seeds, each turned its own way. */
export function sesame(random: Random, count: number, radius: number, color = '#fff3d6', size = 5): string {
  const seeds = scatter(random, count, radius).map(({ x, y }) =>
    at(x, y, oval(0, 0, size * 0.55, size, color), { rotate: random() * 180 }),
  );
  return lit('plump-small', seeds.join(''));
}

/** A round slice of tomato. */
export function tomatoSlice(radius: number): string {
  const chambers = times(
    5,
    (index) =>
      `<g transform="rotate(${index * 72})">${path(`M0 ${-radius * 0.2} C ${-radius * 0.42} ${-radius * 0.4} ${-radius * 0.36} ${-radius * 0.82} 0 ${-radius * 0.8} C ${radius * 0.36} ${-radius * 0.82} ${radius * 0.42} ${-radius * 0.4} 0 ${-radius * 0.2}Z`, '#ff8a5c')}${oval(-radius * 0.08, -radius * 0.52, radius * 0.05, radius * 0.09, '#ffe29a')}${oval(radius * 0.1, -radius * 0.62, radius * 0.05, radius * 0.09, '#ffe29a')}</g>`,
  );
  return lit('plump-small', disk(0, 0, radius, radial(['#ff6a45', '#e8351f', '#c41f14'])) + chambers);
}

/** A cherry tomato cut in half. */
export function cherryHalf(radius: number): string {
  return lit(
    'plump-small',
    disk(0, 0, radius, '#c81d15') +
      disk(0, 0, radius * 0.86, radial(['#ff8d5e', '#f0492d'])) +
      times(2, (index) => oval(index ? radius * 0.34 : -radius * 0.34, 0, radius * 0.24, radius * 0.48, '#ffb066')) +
      times(6, (index) =>
        oval((index % 2 ? 1 : -1) * radius * 0.34, (Math.floor(index / 2) - 1) * radius * 0.28, 2.4, 4, '#ffe9a8'),
      ),
  );
}

/** A round slice of citrus: rind, pith and flesh colours. */
export function citrusSlice(radius: number, rind = '#f6b51e', flesh = '#ffd54a'): string {
  const wedges = times(
    9,
    (index) =>
      `<g transform="rotate(${index * 40})">${path(`M0 ${-radius * 0.08} L${-radius * 0.24} ${-radius * 0.74} Q0 ${-radius * 0.88} ${radius * 0.24} ${-radius * 0.74}Z`, flesh, `stroke="${flesh}" stroke-width="${radius * 0.05}" stroke-linejoin="round"`)}${line(`M0 ${-radius * 0.3}V${-radius * 0.66}`, '#fff', radius * 0.03, 'opacity=".45"')}</g>`,
  );
  return lit('plump-small', disk(0, 0, radius, rind) + disk(0, 0, radius * 0.9, '#fff8dd') + wedges);
}

/** A peeled shrimp curled to the right. */
export function shrimp(size: number): string {
  const half = size / 2;
  const body = `M${half * 0.5} ${-half * 0.72} C ${-half * 1.1} ${-half * 1.2} ${-half * 1.2} ${half * 0.9} ${half * 0.35} ${half * 0.72}`;
  return lit(
    'plump',
    path(
      `M${half * 0.35} ${half * 0.72} l ${half * 0.52} ${-half * 0.28} l ${-half * 0.08} ${half * 0.36} l ${half * 0.2} ${half * 0.3} l ${-half * 0.55} ${-half * 0.1}Z`,
      '#e8542f',
    ) +
      line(body, '#f58a5b', size * 0.3) +
      `<path d="${body}" fill="none" stroke="#ffd2b0" stroke-width="${size * 0.27}" stroke-dasharray="${size * 0.1} ${size * 0.075}"/>` +
      line(body, '#ffe3cd', size * 0.05, 'opacity=".8"'),
  );
}

/** Thin shavings of hard cheese. */
export function shavings(random: Random, count: number, radius: number, size = 34): string {
  const flakes = scatter(random, count, radius).map(({ x, y }) =>
    at(
      x,
      y,
      path(
        `M${-size} ${-size * 0.2} Q ${-size * 0.3} ${-size * 0.55} ${size * 0.9} ${-size * 0.26} L ${size} ${size * 0.1} Q 0 ${size * 0.1} ${-size * 0.9} ${size * 0.28}Z`,
        linear(['#fff7d9', '#f3d98c'], 20),
      ),
      {
        rotate: random() * 360,
        scale: between(random, 0.6, 1.1),
      },
    ),
  );
  return lit('plump-small', flakes.join(''));
}

/** A boiled egg cut in half, the yolk's colour from runny to set. */
export function eggHalf(size: number, yolk: readonly [string, string] = ['#ffc22e', '#f08a12']): string {
  return lit(
    'plump',
    oval(0, 0, size * 0.42, size * 0.54, '#fffdf6') + disk(0, size * 0.06, size * 0.25, radial([...yolk])),
  );
}

/** A blueberry, cranberry or currant. */
export function berry(radius: number, light: string, dark: string): string {
  return (
    disk(0, 0, radius, radial([light, dark], { x: 0.35, y: 0.3, r: 0.75 })) +
    disk(-radius * 0.34, -radius * 0.38, radius * 0.2, '#ffffffaa')
  );
}

/** A raspberry of small drupelets. */
export function raspberry(radius: number): string {
  const drupelets = times(3, (ring) =>
    times([10, 6, 1][ring] ?? 1, (index) => {
      const distance = [radius * 0.74, radius * 0.38, 0][ring] ?? 0;
      const angle = (index / ([10, 6, 1][ring] ?? 1)) * Math.PI * 2 + ring;
      return disk(
        Math.cos(angle) * distance,
        Math.sin(angle) * distance,
        radius * 0.27,
        radial(['#ff7a93', '#d01745'], { x: 0.35, y: 0.3, r: 0.8 }),
      );
    }),
  );
  return lit('plump-small', disk(0, 0, radius * 0.9, '#a80f38') + drupelets);
}

/** A ripe tomato from above, its green star on top. */
export function tomato(radius: number): string {
  const star = times(
    5,
    (index) =>
      `<g transform="rotate(${index * 72})">${path(`M-${radius * 0.1} 0 Q${-radius * 0.02} ${-radius * 0.4} ${radius * 0.12} ${-radius * 0.55} Q${radius * 0.14} ${-radius * 0.3} ${radius * 0.1} 0Z`, linear(['#7cbb3f', '#34761f']))}</g>`,
  );
  return (
    lit('plump-large', disk(0, 0, radius, radial(['#ff6b45', '#e5301d', '#b31812'], { x: 0.38, y: 0.34, r: 0.7 }))) +
    lit('soften-more', oval(-radius * 0.35, -radius * 0.42, radius * 0.3, radius * 0.18, '#fff'), 0.55) +
    lit('plump-small', star)
  );
}

/** A fresh red chilli, `size` pixels long. */
export function chilli(size: number, light = '#ff5a3c', dark = '#b80f0f'): string {
  const unit = size / 200;
  return at(
    0,
    0,
    lit(
      'wet',
      path('M-84 -18 Q-20 -58 50 -6 Q88 24 104 60 Q50 52 -14 24 Q-70 14 -84 -18Z', linear([light, dark], 40)),
    ) + lit('plump-small', line('M-82 -6 Q-100 -14 -112 -34', '#4d8f2c', 13) + disk(-80, -6, 17, '#5fa336')),
    { scale: unit },
  );
}

/** Melted cheese, cream or sauce in connected puddles over a disk. */
export function puddles(
  random: Random,
  count: number,
  radius: number,
  size: number,
  color: string,
  wobble = 0.3,
): string {
  return lit(
    'melt',
    scatter(random, count, radius)
      .map(({ x, y }) =>
        at(x, y, path(blob(random, between(random, size * 0.6, size), wobble, 9, 1.2), color), {
          rotate: random() * 180,
        }),
      )
      .join(''),
  );
}

/** Half a mushroom, cut lengthwise: cap, stem and the gills between. */
export function mushroomSlice(light = '#f3e3c8', dark = '#d9bd94', gills = '#9b6b42'): string {
  return lit(
    'plump-small',
    path('M-36 3 C-39 -44 39 -44 36 3 Q22 13 12 7 L14 37 Q0 47 -14 37 L-12 7 Q-22 13 -36 3Z', linear([light, dark])) +
      path('M-25 -1 Q0 -20 25 -1 Q10 8 0 6 Q-10 8 -25 -1Z', gills),
  );
}

/** A twirled nest of pasta or noodles: strands laid in layers, so that each casts a shadow. */
export function nest(
  random: Random,
  radius: number,
  colors: readonly [string, string],
  thickness: number,
  strands = 80,
): string {
  const layer = (share: number) =>
    lit(
      'plump-small',
      times(Math.round(strands / 4), (index) => {
        const distance = between(random, radius * 0.2, radius * share);
        const drift = between(random, -radius * 0.12, radius * 0.12);
        const arc = `M${distance} 0 A${distance} ${distance * between(random, 0.8, 1)} 0 1 1 ${-distance * 0.6} ${-distance * 0.78}`;
        return at(drift, drift / 2, line(arc, colors[index % 2] ?? colors[0], thickness), { rotate: random() * 360 });
      }),
    );
  return (
    lit('plump-large', path(blob(random, radius * 0.96, 0.04, 16), colors[1])) +
    layer(1) +
    layer(0.98) +
    layer(0.82) +
    layer(0.6)
  );
}

/** Draws a shape many times over a disk, with varied turn and size. */
export function strewn(
  random: Random,
  count: number,
  radius: number,
  draw: () => string,
  scale: readonly [number, number] = [0.88, 1.12],
): string {
  return scatter(random, count, radius)
    .map(({ x, y }) => at(x, y, draw(), { rotate: random() * 360, scale: between(random, ...scale) }))
    .join('');
}
