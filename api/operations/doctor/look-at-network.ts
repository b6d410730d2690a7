import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { connect as connectTls } from 'node:tls';
import { attention, type Finding, failing, ok } from './finding';

const PATIENCE_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Caddy renews a certificate thirty days before its end. */
const RENEWED_DAYS = 14;
const HTTP_PORT = 80;
const HTTPS_PORT = 443;

/** The way from a visitor's browser to this machine: the name, the ports, the certificate. */
export async function lookAtNetwork(publicUrl: string, now: Date): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(publicUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHttps = protocol === 'https:';
  const main = Number(port) || (isHttps ? HTTPS_PORT : HTTP_PORT);
  const name = await lookAtName(host);
  if (name.state === 'failing') return [name];
  const [answer, plain] = await Promise.all([
    lookAtPort(host, main),
    main === HTTPS_PORT ? lookAtPort(host, HTTP_PORT) : null,
  ]);
  const ports = [answer, plain].filter((finding) => finding !== null);
  return [name, ...ports, ...(isHttps && answer.state === 'ok' ? [await lookAtCertificate(host, main, now)] : [])];
}

async function lookAtName(host: string): Promise<Finding> {
  const own = ownAddresses();
  if (isIP(host)) return ok('dns', `${host} is an address and needs no name.`);
  const found = await lookup(host, { all: true }).catch(() => []);
  const addresses = found.map(({ address }) => address);
  if (addresses.length === 0)
    return failing(
      'dns',
      `${host} leads nowhere. Where the domain is registered, add an A record with the public address of this machine (AAAA for IPv6); it can take an hour.`,
    );
  const leads = `${host} leads to ${addresses.join(', ')}`;
  if (addresses.some((address) => own.includes(address))) return ok('dns', `${leads}: this machine.`);
  return attention(
    'dns',
    `${leads}, and this machine has ${own.join(', ') || 'no address'}. Where neither a router nor a proxy lies between, set the A record to this machine's address.`,
  );
}

function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ address }) => !address.startsWith('fe80:')).map(({ address }) => address);
}

async function lookAtPort(host: string, port: number): Promise<Finding> {
  if (await isOpen(host, port)) return ok('ports', `Port ${port} is open at ${host}.`);
  const trouble = port === HTTP_PORT ? attention : failing;
  return (await isOpen('127.0.0.1', port))
    ? trouble(
        'ports',
        `Port ${port} is open on this machine and not at ${host}. Open it in the firewall (sudo ufw allow ${port}/tcp) and at the provider.`,
      )
    : trouble(
        'ports',
        `Nothing answers on port ${port}. Start the proxy: sudo systemctl restart caddy; its log: journalctl -u caddy.`,
      );
}

async function isOpen(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function lookAtCertificate(host: string, port: number, now: Date): Promise<Finding> {
  const socket = connectTls({ host, port, ...(!isIP(host) && { servername: host }), rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    const trouble = socket.authorized ? null : String(socket.authorizationError);
    return aboutCertificate(host, { trouble, until: new Date(socket.getPeerCertificate().valid_to) }, now);
  } catch (error) {
    return failing('tls', `${host} has no certificate (${error instanceof Error ? error.message : error}). ${RENEW}`);
  } finally {
    socket.destroy();
  }
}

const RENEW = 'Caddy fetches one once the name leads here and ports 80 and 443 are open; its log: journalctl -u caddy.';

interface Certificate {
  /** Why browsers refuse it; null where they take it. */
  readonly trouble: string | null;
  readonly until: Date;
}

export function aboutCertificate(host: string, { trouble, until }: Certificate, now: Date): Finding {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return failing('tls', `The certificate of ${host} has ended. ${RENEW}`);
  if (trouble !== null) return failing('tls', `Browsers refuse the certificate of ${host} (${trouble}). ${RENEW}`);
  const holds = `The certificate of ${host} is valid for ${days} days`;
  return days < RENEWED_DAYS ? attention('tls', `${holds} and was not renewed. ${RENEW}`) : ok('tls', `${holds}.`);
}
