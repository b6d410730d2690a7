import type { Plugin } from 'vite';

/**
 * Modules of the router that serve features which are off, and that its own code imports all the same: 3 KB of each page. A name that
 * a later router also imports ends the build, because the stand-in does not export it.
 * - `fog-of-war`: routes found while somebody walks. `react-router.config.ts` sends all of them at first.
 * - `instrumentation`: probes around the router's work. `entry.client.tsx` gives none.
 */
export const STAND_INS: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;`,
};

/** Those that run in a browser: the router's server imports the same modules, and is left out by the bundler as a whole. */
const IMPORTERS = /\/react-router\/dist\/production\/(?:index|lib\/router\/router|lib\/dom\/ssr\/components)\.js/;
const PREFIX = '\0carte:unused-router/';

export function unusedRouter(): Plugin {
  return {
    name: 'carte:unused-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const name = Object.keys(STAND_INS).find((module) => source.endsWith(`/${module.split('/').at(-1)}`));
      return name && importer && IMPORTERS.test(importer) ? `${PREFIX}${name}` : null;
    },
    load: (id) => (id.startsWith(PREFIX) ? STAND_INS[id.slice(PREFIX.length)] : null),
  };
}
