import type { Plugin } from 'vite';

const MARK = 'Error loading route module';
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * The router reloads the page whenever a route's file can't be loaded, however often. Instead the route is one that
 * fails when it is shown: our error screen reloads once, at the page that was wanted, and says what is wrong after
 * that. It must not fail sooner: the router would wait for its data for ever.
 *
 * @returns the code of the router that fails; null for any other code.
 * @throws {Error} when the router does it another way now.
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
      // One statement in place of another: no map is worth it.
      return failing === null ? null : { code: failing, map: null };
    },
  };
}
