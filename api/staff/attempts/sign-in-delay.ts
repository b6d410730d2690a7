import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How failures slow the next attempt down. */
export interface DelayRule {
  /** Failures that cost nothing: people mistype. */
  readonly free: number;
  /** At most five minutes: nobody is asked to wait longer. */
  readonly maximumSeconds: number;
  /** One failure is forgiven for each of these that pass; a quarter of an hour when left out. */
  readonly forgivenEverySeconds?: number;
}

/** Of a session, a known device, a passkey, and of codes of the second factor. */
export const OWN_DELAY: DelayRule = { free: 4, maximumSeconds: 300 };
/** A whole restaurant can stand behind one address. */
export const ADDRESS_DELAY: DelayRule = { free: 20, maximumSeconds: 300 };

/** Failures of an address at a login with which it is still new there: their owner mistypes on a new device. */
export const NEW_ADDRESS_TRIES = 4;
export const FORGIVEN_EVERY_SECONDS = 900;
/** Counts them, and makes nobody wait. A day forgives few, so that guessing addresses do not become new again. */
export const ADDRESS_AT_LOGIN_DELAY = {
  free: NEW_ADDRESS_TRIES,
  maximumSeconds: 0,
  forgivenEverySeconds: 6 * 3600,
} as const satisfies DelayRule;
/** Shared by all new addresses of a login: to keep them waiting takes ever more addresses. */
export const NEW_ADDRESSES_DELAY: DelayRule = { free: 30, maximumSeconds: 60 };
/** Shared by all addresses that have failed at a login. */
export const FAILED_ADDRESSES_DELAY: DelayRule = { free: 0, maximumSeconds: 300 };

/** Seconds to wait after the `count`th failure: 0 while they are free, then 1, 2, 4 … up to the maximum. */
export function delayAfter(count: number, { free, maximumSeconds }: DelayRule): number {
  return count <= free ? 0 : Math.min(2 ** (count - free - 1), maximumSeconds);
}

/**
 * What an address is counted under. A provider hands a whole /64 of IPv6 to one customer, so its addresses count as one;
 * an IPv4 address is the same written as IPv6.
 */
export function addressKey(address: string): string {
  // Asked three times a request: nearly every address is one of these, and needs no parsing.
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (isIPv4(plain)) return `address:${plain}`;
  if (!ipaddr.isValid(address)) return 'address:unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `address:${parsed.toString()}`;
  const network = parsed.toByteArray().slice(0, 8);
  return `address:${Buffer.from(network).toString('hex')}/64`;
}

/** Of a session or a device whose person is known. */
export function ownKey(guessed: 'password' | 'code', place: 'session' | 'device', id: string): string {
  return `${guessed}:${place}:${id}`;
}

/** Codes of the second factor, for all guessers together. */
export function codeKey(staffMemberId: string): string {
  return `code:${staffMemberId}`;
}

/** A passkey's signature can't be guessed, so each has an allowance of its own, for all who try at it. */
export function passkeyKey(credentialHash: string): string {
  return `passkey:${credentialHash}`;
}

/** Logins of different shops are different people. */
export function loginKey(channelId: string, login: string): string {
  return `login:${channelId}:${login}`;
}

/** Of addresses that are new at a login. */
export function newAddressesKey(login: string): string {
  return `new:${login}`;
}

/** @param login - as {@link loginKey} has it. @param address - as {@link addressKey} has it. */
export function addressAtLoginKey(login: string, address: string): string {
  return `${address} at ${login}`;
}
