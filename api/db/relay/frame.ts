import { z } from 'zod';

const Frame = z.object({
  relay: z.string(),
  number: z.number().int(),
  text: z.string().optional(),
  ends: z.boolean().optional(),
});

/**
 * What goes over the broker: the relay's next notice, or without `text` only that it is there. Each notice has the next
 * number, so that a node that missed one sees it by the frame after it.
 */
export interface Frame {
  /** One connection of one node to PostgreSQL; another one counts from the beginning. */
  readonly relay: string;
  /** Of the last notice that it has heard, this one included. */
  readonly number: number;
  readonly text?: string | undefined;
  /** The relay announces that it stops, so that no node has to wait for a time-out. */
  readonly ends?: boolean | undefined;
}

export function frameText(frame: Frame): string {
  return JSON.stringify(frame);
}

/** @returns null for a message that Carte has not written. */
export function parseFrame(text: string): Frame | null {
  try {
    return Frame.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
