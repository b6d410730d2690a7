/** Registers the worker; whether there is one at all is the server's word, in what it answers under that address. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  // Not through the browser's own store, so that nobody is kept in an old one.
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
