import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { withoutDot } from '../channel/host';

const SECRET_BYTES = 32;

export const Port = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535));
export const Switch = z.stringbool({ truthy: ['on', 'true', 'yes', '1'], falsy: ['off', 'false', 'no', '0'] });
export const PostgresUrl = z.string().refine((text) => /^postgres(ql)?:$/.test(protocolOf(text)));
export const RedisUrl = z.string().refine((text) => /^rediss?:$/.test(protocolOf(text)));
export const SecretKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === SECRET_BYTES);
export const SecretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(SecretKey));
/** Only where it is: a path below a host would need every link to know of it. */
export const Origin = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && new URL(text).pathname === '/' && !/[?#]/.test(text))
  .transform((text) => withoutDot(new URL(text).origin));
/** The three that every map server has; `{s}` for its subdomains is left out: HTTP/2 has no need of them. */
export const TilesUrl = z
  .string()
  .refine((text) => /^https?:$/.test(protocolOf(text)) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)));
export const WebAddress = z.string().refine((text) => /^https?:$/.test(protocolOf(text)));
/** A provider's address may have a path, as a realm's has. Only on this machine does it need no https. */
export const Issuer = z.string().refine((text) => {
  if (protocolOf(text) === 'https:') return true;
  return protocolOf(text) === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname);
});
export const Networks = z.union([
  z.literal('all'),
  z
    .string()
    .transform((text) => text.split(',').map((network) => toNetwork(network.trim())))
    .pipe(z.array(z.string())),
]);

/** As the provider itself names them; sent in one parameter, parted by spaces. */
export const AcrValues = z
  .string()
  .max(500)
  .regex(/^[\x21-\x7e]+(?: +[\x21-\x7e]+)*$/)
  .transform((text) => text.split(/ +/));

/** A browser with a few windows holds several. */
export const OpenStreams = z.union([
  z.literal('off').transform(() => null),
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(10).max(1_000_000)),
]);

/** Fewer would refuse one person who is quick. */
export const RequestsPerMinute = z.union([
  z.literal('off').transform(() => null),
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(60).max(10_000_000)),
]);

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : '';
}

/** A bare address is the network of that one. @returns undefined for what is neither. */
function toNetwork(text: string): string | undefined {
  if (ipaddr.isValidCIDR(text)) return text;
  // ipaddr.js takes "10" and "0x0a000001" for addresses; nobody means those.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  return `${text}/${text.includes(':') ? 128 : 32}`;
}
