import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Which addresses receivers may live at. */
export interface AddressPolicy {
  /** @param address - numeric, as a resolver or a connected socket gives it. */
  permits(address: string): boolean;
}

/** The only part of IPv6 that is handed out for the public internet (RFC 4291, IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Public by number, yet every Azure machine reaches its host's metadata agent there. */
const AZURE_AGENT = '168.63.129.16';

/**
 * Only public unicast addresses, and those that the operator opened.
 *
 * Tunnelled forms of IPv4 (mapped, compatible, NAT64, 6to4, Teredo) are refused as a whole: behind them may stand any
 * private address, and no receiver needs one.
 *
 * @param allowed - networks that the operator opened, or `all`.
 */
export function createAddressPolicy(allowed: 'all' | readonly Network[]): AddressPolicy {
  return {
    permits(address) {
      if (!ipaddr.isValid(address)) return false;
      if (allowed === 'all') return true;
      // An opened 10.0.0.0/8 also means ::ffff:10.0.0.1.
      const effective = ipaddr.process(address);
      return isPublic(ipaddr.parse(address)) || allowed.some((network) => contains(network, effective));
    },
  };
}

/**
 * Reads the operator's setting: empty (nothing private), `all`, or networks as in `10.0.0.0/8, fd00::/8, 192.168.1.5`.
 *
 * @throws {RangeError} naming the first other entry.
 */
export function parseAddressPolicy(setting: string): AddressPolicy {
  const entries = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length === 1 && entries[0] === 'all') return createAddressPolicy('all');
  return createAddressPolicy(entries.map(parseNetwork));
}

function parseNetwork(entry: string): Network {
  if (ipaddr.IPv4.isValidCIDRFourPartDecimal(entry)) return ipaddr.IPv4.parseCIDR(entry);
  if (ipaddr.IPv6.isValidCIDR(entry)) return ipaddr.IPv6.parseCIDR(entry);
  if (ipaddr.IPv4.isValidFourPartDecimal(entry)) return [ipaddr.IPv4.parse(entry), 32];
  if (ipaddr.IPv6.isValid(entry)) return [ipaddr.IPv6.parse(entry), 128];
  throw new RangeError(`neither an address nor a network: ${entry}`);
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast' || address.toString() === AZURE_AGENT) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
}

function contains([network, bits]: Network, address: Address): boolean {
  return network.kind() === address.kind() && address.match(network, bits);
}
