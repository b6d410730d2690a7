import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { toaster } from '../command-center/kit/ui/toaster';
import { toasts } from '../ui/overlay/toasts';

// Files share a page. Toasts, device settings and the cart's tab live in the browser: the next test begins with none, and
// on a desk, in letters of plain size.
afterEach(async () => {
  await cleanup();
  toaster.remove();
  for (const { id } of toasts.current()) toasts.close(id);
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
  if (window.innerWidth !== 1280) await page.viewport(1280, 800);
});
