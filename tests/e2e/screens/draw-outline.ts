import type { Page } from '@playwright/test';

const CORNERS = [
  [0.3, 0.35],
  [0.7, 0.3],
  [0.75, 0.7],
  [0.4, 0.75],
] as const;

/** Draws a zone on the map by pressing four places of it. */
export async function drawOutline(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: /^(Map for drawing|Карта, на которой рисуют)/ });
  await map.scrollIntoViewIfNeeded();
  const size = await map.boundingBox();
  if (!size) throw new Error('there is no map');
  for (const [right, down] of CORNERS) {
    await map.click({ position: { x: size.width * right, y: size.height * down } });
  }
}
