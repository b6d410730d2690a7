import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Build } from './build';

interface Parts {
  readonly clientDirectory: string;
  readonly build: Build;
  /** Off: an installed worker gives way, with all that it stored, to one that keeps nothing, at its next update check. */
  readonly isOn: boolean;
}

/**
 * The script that keeps the last seen menu on a shopper's device. It names the build, so that browsers take another
 * build's worker for a new one; they ask for it with every visit, since nothing between keeps it.
 */
export function serviceWorkerRoutes({ clientDirectory, build, isOn }: Parts): Hono {
  return new Hono().get('/service-worker.js', async (c) => {
    const script = await readFile(join(clientDirectory, isOn ? 'service-worker.js' : 'push-worker.js'), 'utf8');
    return c.body(`// ${build.id}\n${script}`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
}
