import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

// Files share a page. Device settings and the cart's tab live in the browser: the next test begins with none.
afterEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
