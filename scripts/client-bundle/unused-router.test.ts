import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../react-router.config';
import { STAND_INS } from './unused-router';

const LIBRARY = join(import.meta.dirname, '../../node_modules/react-router/dist/production/lib');

async function bothOf(module: string) {
  const own: unknown = await import(join(LIBRARY, module));
  const standIn: unknown = await import(`data:text/javascript,${encodeURIComponent(STAND_INS[module] ?? '')}`);
  return [own, standIn] as const;
}

test('with all routes sent at first, what finds routes on the way does what its stand-in does', async () => {
  for (const module of await bothOf('dom/ssr/fog-of-war.js')) {
    expect(module).toMatchObject({
      useFogOFWarDiscovery: expect.any(Function),
      getPartialManifest: expect.any(Function),
    });
    const { isFogOfWarEnabled, getPatchRoutesOnNavigationFunction } = Object(module);
    expect(isFogOfWarEnabled(config.routeDiscovery, config.ssr)).toBe(false);
    const patch = getPatchRoutesOnNavigationFunction(() => null, {}, {}, config.ssr, config.routeDiscovery, false);
    expect(patch).toBeUndefined();
  }
});

test('without probes, the router’s instrumentation does what its stand-in does', async () => {
  for (const module of await bothOf('router/instrumentation.js')) {
    const { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates } = Object(module);
    expect(consumeInstrumentationClientResultMetaReceiver({})).toBeUndefined();
    expect(getRouteInstrumentationUpdates([], { id: 'home' })).toEqual({});
    expect(module).toHaveProperty('instrumentClientSideRouter');
  }
});
