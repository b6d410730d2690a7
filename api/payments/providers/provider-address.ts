/** Where a provider's API answers; simulators answer elsewhere. */
export interface ProviderAddress {
  readonly protocol: 'http' | 'https';
  readonly host: string;
  readonly port: number;
}

const HTTP_PORT = 80;
const HTTPS_PORT = 443;

export function readAddress(url: string): ProviderAddress {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? HTTP_PORT : HTTPS_PORT) : Number(port),
  };
}
