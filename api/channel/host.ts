const SHAPE = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
/** Of a whole name, by RFC 1035. */
const LENGTH = 253;

/**
 * A host name as requests carry it: lower case, no port, no dot at the end, other alphabets as in `xn--…`.
 *
 * @returns `null` for anything that is no host name, an address with a scheme, port or path included.
 */
export function parseHost(typed: string): string | null {
  const name = typed.trim().toLowerCase();
  if (name === '' || /[/:@?#\\\s%]/.test(name) || !URL.canParse(`http://${name}`)) return null;
  const hostname = withoutDot(new URL(`http://${name}`).hostname);
  return hostname.length <= LENGTH && SHAPE.test(hostname) ? hostname : null;
}

/** A host name, or an origin: `shop.example.` is `shop.example`, written in full. */
export function withoutDot(name: string): string {
  return name.replace(/\.(?=(?::\d+)?$)/, '');
}
