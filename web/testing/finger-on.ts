import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';

/** A finger on the middle of an element. @returns lifts it where it lay. */
export async function fingerOn(target: Locator): Promise<() => Promise<unknown>> {
  await expect.element(target).toBeVisible();
  target.element().scrollIntoView({ block: 'center' });
  const frame = window.frameElement?.getBoundingClientRect();
  const { left, top, width, height } = target.element().getBoundingClientRect();
  const x = (frame?.left ?? 0) + left + width / 2;
  const y = (frame?.top ?? 0) + top + height / 2;
  const finger = (type: 'mousePressed' | 'mouseReleased') =>
    cdp().send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  await finger('mousePressed');
  return () => finger('mouseReleased');
}
