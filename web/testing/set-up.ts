import { afterEach } from 'vitest';

// Device settings and the cart's tab live in the browser: the next test begins with none.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
