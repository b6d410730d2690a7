import { freshFirst, keptFirst, keptMeanwhile, page, personal } from './answers';
import { forgetOthers } from './kept';
import { takeShell } from './offline-shell';
import { dataKey, pageKey } from './page-key';
import { listenToPush } from './push';
import { kindOf } from './request-kind';
import { isSeen, keepSeen } from './seen';
import type { RequestEvent, WorkerScope } from './worker-scope';

declare const self: WorkerScope;

function answer(event: RequestEvent): Promise<Response> | null {
  const url = new URL(event.request.url);
  switch (kindOf(url, event.request, self.location.origin)) {
    case 'file':
      return keptFirst(event, 'files');
    case 'named':
      return keptMeanwhile(event, 'pictures');
    case 'page':
      return page(event, pageKey(url.href));
    case 'data':
      return freshFirst(event, 'data', dataKey(url.href));
    case 'personal':
      return personal(event);
    default:
      return null;
  }
}

// A new worker takes over at once: pages come from the server first and files carry their content's hash, so nothing of
// two builds can be mixed, and nobody waits in an old one.
self.addEventListener('install', (event) => {
  event.waitUntil(takeShell().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});
self.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});
self.addEventListener('message', (event) => {
  if (isSeen(event.data)) event.waitUntil(keepSeen(event.data, self.location.origin));
});
listenToPush(self);
