import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { toaster } from '../command-center/kit/ui/toaster';
import { toasts } from '../ui/overlay/toasts';

// Toasts, device settings and the cart's tab live in the browser: the next test begins with none, and on a desk, in
// letters of plain size.
beforeEach(() => {
  // A cart is still written while its file's page goes away.
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  await cleanup();
  toaster.remove();
  for (const { id } of toasts.current()) toasts.close(id);
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
  if (window.innerWidth !== 1280) await page.viewport(1280, 800);
});
