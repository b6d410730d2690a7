import type { Plugin } from 'vite';

const MARK = 'Error loading route module';
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * The router reloads the page whenever a route's file can't be loaded, without limit. The patched router renders a
 * route that throws instead: our error screen reloads the wanted page once, and then shows the error. Throwing
 * sooner would leave the router waiting for the route's data for ever.
 * @returns the patched code; null for any other module.
 * @throws {Error} when the router's code has changed, so that the patch no longer applies.
 */
export function failInsteadOfReload(code: string): string | null {
  if (!code.includes(MARK)) return null;
  if (!RELOAD.test(code)) throw new Error('the router reloads in another way now: look at its loadRouteModule()');
  return code.replace(RELOAD, 'return { default() { throw error; } };');
}

export function routerReload(): Plugin {
  return {
    name: 'carte:router-reload',
    apply: 'build',
    transform(code, id) {
      if (!/node_modules\/react-router\/dist\//.test(id)) return null;
      const failing = failInsteadOfReload(code);
      // The patch replaces one statement, so no source map is needed.
      return failing === null ? null : { code: failing, map: null };
    },
  };
}
