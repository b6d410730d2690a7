import type { ShopAddress } from '../../channel/channel.store';
import { withoutDot } from '../../channel/host';
import type { Channel } from '../../generated/prisma/client';

/** How the server is reached from outside. */
export interface PublicAddress {
  /** Fixed origin from the settings, or null to take each request's own. */
  readonly publicUrl: string | null;
  /** Whether a proxy in front tells the real address, host and scheme. */
  readonly trustProxy: boolean;
}

/** What a request and the settings say together of how it came, before its shop is known. */
export interface Arrival {
  /** Origin that was asked for, by the connection or, if it is trusted, by the proxy: `http://shop.example:3000`. */
  readonly asked: URL;
  /** Whether the host was written with a dot at its end, which browsers take for another site. */
  readonly hasDot: boolean;
  /** By which names the shop is looked for. */
  readonly shopAt: ShopAddress;
  /** Whether the visitor's browser speaks https. */
  readonly isSecure: boolean;
  /** The client's, as far as it is known. */
  readonly address: string;
}

/** @param peer - the connection's other end. */
export function arrivalOf(request: Request, peer: string, settings: PublicAddress): Arrival {
  const { publicUrl } = settings;
  const asked = askedOrigin(request, settings);
  const { hostname } = asked;
  asked.hostname = withoutDot(hostname);
  return {
    asked,
    hasDot: asked.hostname !== hostname,
    shopAt: { host: asked.hostname, otherwise: publicUrl ? new URL(publicUrl).hostname : asked.hostname },
    isSecure: publicUrl ? isHttps(settings) : asked.protocol === 'https:',
    address: clientAddress(request.headers.get('x-forwarded-for'), peer, settings),
  };
}

/** Whether the settings promise that visitors come by https. */
export function isHttps({ publicUrl }: PublicAddress): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** The peer, or behind a trusted proxy the last address that the proxy itself wrote. */
export function clientAddress(forwardedFor: string | null, peer: string, { trustProxy }: PublicAddress): string {
  return (trustProxy && lastOf(forwardedFor)) || peer;
}

/**
 * The origin that the visitor's browser has in its address bar. A shop's own host is its address; on any other, the
 * address is the settings'.
 */
export function publicOrigin({ asked }: Arrival, channel: Channel | null, { publicUrl }: PublicAddress): string {
  if (!publicUrl) return asked.origin;
  const main = new URL(publicUrl);
  // A proxy may leave the port out of `Host`: of this host the settings know it.
  if (asked.hostname === main.hostname || !channel?.hosts.includes(asked.hostname)) return main.origin;
  // The proxy in front knows the name; that it speaks https, only the settings may know.
  return new URL(`${main.protocol}//${asked.host}`).origin;
}

interface Asked {
  readonly path: string;
  readonly search: string;
  /** The body to pass on; null: none. */
  readonly body: ReadableStream<Uint8Array> | null;
}

/**
 * The request as the visitor's browser sent it: what the pages' router compares with `Origin`, and every address that a
 * page makes of its own.
 */
export function publicRequest(request: Request, origin: string, { path, search, body }: Asked): Request {
  const { method, headers, signal } = request;
  // Put together, not resolved: a path that begins with `//` would be another site's, or none at all.
  return new Request(`${origin}${path}${search}`, {
    method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  });
}

function askedOrigin(request: Request, { trustProxy }: PublicAddress): URL {
  const own = new URL(new URL(request.url).origin);
  if (!trustProxy) return own;
  const scheme = lastOf(request.headers.get('x-forwarded-proto'));
  const protocol = scheme === 'https' || scheme === 'http' ? `${scheme}:` : own.protocol;
  const forwarded = `${protocol}//${lastOf(request.headers.get('x-forwarded-host')) || own.host}`;
  return URL.canParse(forwarded) ? new URL(new URL(forwarded).origin) : new URL(`${protocol}//${own.host}`);
}

/** The last entry was written by the nearest proxy; earlier entries may be forged. */
function lastOf(header: string | null): string {
  return header?.split(',').at(-1)?.trim() ?? '';
}
