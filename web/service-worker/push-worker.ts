import { forgetAll } from './kept';
import { listenToPush } from './push';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

// Where nothing is kept offline this worker takes the place of the other one: it shows notifications, and answers no request.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(forgetAll()));
listenToPush(self);
