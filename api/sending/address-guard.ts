import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction, connect as openSocket, type Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import type { GuardedAgent } from '../kernel/guarded-agent';
import type { AddressPolicy } from './address-policy';

/** A name or number that leads where receivers may not live. Nothing was sent there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'ADDRESS_REFUSED';

  constructor(host: string, address: string) {
    super(
      host === address ? `${address} is not a public address` : `${host} leads to ${address}, not a public address`,
    );
  }
}

/** Resolves a name to all its addresses. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** In milliseconds, TLS handshake included. */
const CONNECT_TIMEOUT = 2000;
/** In milliseconds: long enough for the next order of a busy minute's queue, whatever the receiver offers. */
const KEPT_IDLE = 1000;

/**
 * An undici agent that connects only to addresses that the policy permits.
 *
 * It resolves the name itself, checks every answer and connects to the checked ones, so that a name which answers
 * differently a moment later (rebinding) gains nothing. A connection is kept for the next request to the same origin:
 * it leads where it was checked. Not for long, since an idle one dies under a POST when the receiver restarts.
 */
export function createGuardedAgent(
  policy: AddressPolicy,
  {
    connectTimeoutMs = CONNECT_TIMEOUT,
    resolve = resolveBySystem,
  }: { connectTimeoutMs?: number; resolve?: Resolve } = {},
): GuardedAgent {
  const load = async () => {
    // With the first request: it takes 25 MB, and a shop without receivers sends none.
    const undici = await import('undici');
    return { request: undici.request, dispatcher: openAgent(undici, policy, { connectTimeoutMs, resolve }) };
  };
  let loading: ReturnType<typeof load> | null = null;
  return {
    async request(url, options) {
      loading ??= load();
      const { request, dispatcher } = await loading;
      return request(url, { ...options, dispatcher });
    },
    mayConnect(host) {
      const address = host === 'localhost' ? '127.0.0.1' : host.replace(/^\[|\]$/g, '');
      return isIP(address) === 0 || policy.permits(address);
    },
    connect: (host, port) => connectGuarded(policy, { host, port, resolve, connectTimeoutMs }),
    destroy: async () => (await loading)?.dispatcher.destroy(),
  };
}

interface GuardedConnection {
  readonly host: string;
  readonly port: number;
  readonly resolve: Resolve;
  readonly connectTimeoutMs: number;
}

function connectGuarded(
  policy: AddressPolicy,
  { host, port, resolve: resolveName, connectTimeoutMs }: GuardedConnection,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    if (isIP(host) !== 0 && !policy.permits(host)) return reject(new AddressRefused(host, host));
    const socket = openSocket({ host, port, lookup: guardedLookup(policy, resolveName) });
    const late = setTimeout(() => {
      socket.destroy(Object.assign(new Error(`${host} did not answer in time`), { code: 'ETIMEDOUT' }));
    }, connectTimeoutMs);
    socket.once('error', reject).once('close', () => clearTimeout(late));
    socket.once('connect', () => {
      clearTimeout(late);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

function openAgent(
  { Agent, buildConnector }: typeof import('undici'),
  policy: AddressPolicy,
  { connectTimeoutMs, resolve }: { readonly connectTimeoutMs: number; readonly resolve: Resolve },
): Dispatcher {
  const connector = buildConnector({
    timeout: connectTimeoutMs,
    // Not left to NODE_TLS_REJECT_UNAUTHORIZED.
    rejectUnauthorized: true,
    lookup: guardedLookup(policy, resolve),
  });
  return new Agent({
    pipelining: 1,
    keepAliveTimeout: KEPT_IDLE,
    keepAliveMaxTimeout: KEPT_IDLE,
    connect(options, callback) {
      // A numeric host is never looked up.
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !policy.permits(host)) callback(new AddressRefused(host, host), null);
      else connector(options, callback);
    },
  });
}

/** As `dns.lookup`, in the form that `net.connect` calls. */
function guardedLookup(policy: AddressPolicy, resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        const refused = addresses.find(({ address }) => !policy.permits(address));
        if (refused) callback(new AddressRefused(host, refused.address), []);
        else if (!first) callback(new Error(`${host} has no address`), []);
        else if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };
}

function resolveBySystem(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(host, { all: true, order: 'verbatim' }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });
}
