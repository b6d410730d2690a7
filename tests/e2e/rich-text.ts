import type { Page } from '@playwright/test';

/**
 * Waits for as long as no person is faster: the editor takes up its selection some 20 ms after it has got the focus, and a new
 * one when the browser tells of it. A key that comes before acts on the selection of a moment ago.
 */
export function untilEditorFollows(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));
}
