import type { Page } from '@playwright/test';

/** How much of the page has moved by itself so far; web vitals call less than 0.1 good. */
export const shifted = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isOwn = !('hadRecentInput' in entry && entry.hadRecentInput);
        if (isOwn && 'value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return sum;
  });
