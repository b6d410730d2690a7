import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Build } from './build';

interface Parts {
  readonly clientDirectory: string;
  readonly build: Build;
  /** Off: an installed worker is removed with all that it stored, at its next update check. */
  readonly isOn: boolean;
}

/** Takes the place of a worker, forgets what it kept, and goes. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('carte-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * The script that keeps the last seen menu on a shopper's device. It names the build, so that browsers take another
 * build's worker for a new one; they ask for it with every visit, since nothing between keeps it.
 */
export function serviceWorkerRoutes({ clientDirectory, build, isOn }: Parts): Hono {
  return new Hono().get('/service-worker.js', async (c) => {
    const script = isOn ? await readFile(join(clientDirectory, 'service-worker.js'), 'utf8') : FAREWELL;
    return c.body(`// ${build.id}\n${script}`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
}
