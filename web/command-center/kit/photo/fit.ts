/** Pixels of a picture, or of a part of it. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Twice the widest rendering that the shop shows: more would only take longer to send. */
export const LONGEST_SIDE = 2560;

/** The size that a part of a picture is sent in: never enlarged. */
export function sentSize({ width, height }: Pick<Area, 'width' | 'height'>): Pick<Area, 'width' | 'height'> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
