/** Registers the worker; whether there is one at all is the server's word, in what it answers under that address. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  // `none`: the HTTP cache could keep an old worker in use.
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
