import { linear, radial } from './paint';
import { bar, disk, line, lit, oval, path, times } from './shapes';

/** A round plate from above around the origin: glaze light and dark, and the rim's line. */
export function plate(radius: number, light = '#ffffff', dark = '#e4ddd6', rim = '#00000014'): string {
  return lit(
    'shadow',
    disk(0, 0, radius, linear([light, dark], 50)) +
      disk(0, 0, radius - 3, 'none', `stroke="${rim}" stroke-width="5"`) +
      disk(0, 0, radius * 0.74, linear([dark, light], 50)) +
      disk(0, 0, radius * 0.71, radial([light, light, dark], { r: 0.62 })),
  );
}

/** A deep bowl from above; what is in it goes on a disk of 0.84 of the radius. */
export function bowl(radius: number, light: string, dark: string): string {
  return lit(
    'shadow',
    disk(0, 0, radius, linear([light, dark], 50)) +
      disk(0, 0, radius * 0.93, linear([dark, light], 50)) +
      disk(0, 0, radius * 0.86, radial([light, light, dark], { r: 0.6 })) +
      disk(0, 0, radius * 0.86, radial(['#0000 78', '#00000055'], { x: 0.54, y: 0.55, r: 0.52 })),
  );
}

/** A round board with a handle to the lower right. */
export function board(radius: number, light = '#d99a5b', dark = '#96572a'): string {
  const grain = times(9, (index) => {
    const y = -radius + ((index + 1) * radius * 2) / 10;
    const half = Math.sqrt(radius * radius - y * y) - 8;
    return line(
      `M${-half} ${y} C ${-half / 3} ${y + 12} ${half / 3} ${y - 12} ${half} ${y + 3}`,
      '#5b2c0c',
      3,
      'opacity=".13"',
    );
  });
  return lit(
    'shadow',
    `<g transform="rotate(38)">${bar(radius - 30, -44, 190, 88, 40, linear([light, dark], 60))}${disk(radius + 118, 0, 15, '#3a1a0699')}</g>` +
      disk(0, 0, radius, linear([light, dark], 50)) +
      disk(0, 0, radius - 4, 'none', 'stroke="#ffffff33" stroke-width="4"') +
      grain,
  );
}

/** A rectangular board, slate or tray around the origin. */
export function tray(width: number, height: number, light: string, dark: string, radius = 22): string {
  return lit(
    'shadow',
    bar(-width / 2, -height / 2, width, height, radius, linear([light, dark], 50)) +
      `<rect x="${-width / 2 + 3}" y="${-height / 2 + 3}" width="${width - 6}" height="${height - 6}" rx="${radius - 2}" fill="none" stroke="#ffffff30" stroke-width="3"/>`,
  );
}

/** A black iron pan from above, its handle to the upper right. */
export function pan(radius: number): string {
  return lit(
    'shadow',
    `<g transform="rotate(-32)">${bar(radius - 20, -30, 260, 60, 28, linear(['#5a5352', '#231f1f'], 90))}</g>` +
      disk(0, 0, radius, linear(['#6b6462', '#1d1a1a'], 50)) +
      disk(0, 0, radius * 0.93, linear(['#191616', '#3c3736'], 50)),
  );
}

/** A folded cloth in a corner; colours of the cloth and of its stripe. */
export function napkin(x: number, y: number, rotate: number, cloth: readonly [string, string], stripe: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${rotate})">${lit(
    'shadow',
    path(
      'M-170 -150 Q 0 -168 176 -142 Q 164 20 182 160 Q 10 148 -176 166 Q -160 10 -170 -150Z',
      linear([...cloth], 30),
    ) +
      line('M-168 -118 Q 0 -136 176 -110', stripe, 9) +
      line('M-168 -96 Q 0 -114 176 -88', stripe, 4) +
      path('M-30 -158 Q 20 10 -24 156 L 20 152 Q 60 0 10 -160Z', '#00000010'),
  )}</g>`;
}

/** A spoon or fork lying beside a plate, pointing up. */
export function cutlery(kind: 'fork' | 'spoon', light = '#f6f1ea', dark = '#a79c92'): string {
  const metal = linear([light, dark, light], 0);
  const head =
    kind === 'spoon'
      ? oval(0, -150, 40, 58, linear([dark, light], 40))
      : path(
          'M-32 -214 V-130 Q-32 -96 0 -92 Q32 -96 32 -130 V-214 H22 V-140 H16 V-214 H5 V-140 H-5 V-214 H-16 V-140 H-22 V-214Z',
          metal,
        );
  return lit('shadow-small', head + path('M-8 -100 L-12 210 Q0 232 12 210 L8 -100Z', metal));
}
