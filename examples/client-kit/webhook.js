// @ts-check

/** A request that is not the shop's, or is too old to be sent now. Answer it with 401. */
export class WebhookRefused extends Error {
  /** @override */
  name = 'WebhookRefused';
}

const TOLERANCE_MS = 5 * 60_000;

/**
 * Checks the signature of what a receiver was sent (Standard Webhooks, symmetric).
 *
 * @param {object} request
 * @param {string} request.body - as it came, before any parsing.
 * @param {Headers | Readonly<Record<string, string | readonly string[] | undefined>>} request.headers - of `fetch`, or of
 *   `node:http` with names in lower case.
 * @param {string | readonly string[]} secret - the receiver's `whsec_…`; several while one replaces another.
 * @param {{ readonly now?: Date, readonly toleranceMs?: number }} [options]
 * @returns {Promise<{ readonly id: string, readonly event: unknown }>} its JSON. Keep the `id`: an event may come twice.
 * @throws {WebhookRefused}
 */
export async function verifyWebhook({ body, headers }, secret, { now = new Date(), toleranceMs = TOLERANCE_MS } = {}) {
  /** @param {string} name */
  const header = (name) => (headers instanceof Headers ? headers.get(name) : headers[name])?.toString() ?? '';
  const id = header('webhook-id');
  const timestamp = header('webhook-timestamp');
  const age = Math.abs(now.getTime() - Number(timestamp) * 1_000);
  if (id === '' || timestamp === '' || !(age <= toleranceMs))
    throw new WebhookRefused('It is too old, or says no time');
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = header('webhook-signature').split(' ').flatMap(signatureBytes);
  for (const one of [secret].flat()) {
    const key = await keyOf(one);
    for (const signature of signatures) {
      // It compares in the same time wherever the first difference is.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return { id, event: JSON.parse(body) };
    }
  }
  throw new WebhookRefused('No signature fits');
}

/** @param {string} signature - `v1,` and base64; those of other kinds are passed over. */
function signatureBytes(signature) {
  if (!signature.startsWith('v1,')) return [];
  try {
    return [bytesOf(signature.slice('v1,'.length))];
  } catch {
    return [];
  }
}

/** @param {string} secret */
function keyOf(secret) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** @param {string} base64 */
function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
