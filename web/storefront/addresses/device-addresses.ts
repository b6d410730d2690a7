import { DeviceValue } from '../../ui/device-value';

/** Where an order was brought that was placed on this device. */
export interface DeviceAddress {
  readonly street: string;
  readonly apartment: string;
  readonly entrance: string;
  readonly floor: string;
  readonly intercom: string;
  readonly courierNote: string;
  /** Of `Channel.deliveryZones`; empty where there was none. */
  readonly zoneId: string;
  /** Milliseconds since 1970, of the last order. */
  readonly usedAt: number;
}

const MOST = 5;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const TEXTS = ['street', 'apartment', 'entrance', 'floor', 'intercom', 'courierNote', 'zoneId'] as const;

/** The same door, however it was written. */
const doorOf = ({ street, apartment }: DeviceAddress) =>
  [street, apartment].map((text) => text.trim().toLowerCase().replace(/\s+/g, ' ')).join('\n');

/** What a device kept of an address; null for anything else. */
function parseAddress(kept: unknown): DeviceAddress | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const entries = new Map<string, unknown>(Object.entries(kept));
  const usedAt = entries.get('usedAt');
  const text = (name: (typeof TEXTS)[number]): string => {
    const value = entries.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (typeof usedAt !== 'number' || text('street') === '') return null;
  return {
    street: text('street'),
    apartment: text('apartment'),
    entrance: text('entrance'),
    floor: text('floor'),
    intercom: text('intercom'),
    courierNote: text('courierNote'),
    zoneId: text('zoneId'),
    usedAt,
  };
}

/** The addresses in a stored text, the last used first, without old and invalid ones. @throws for invalid JSON. */
export function parseAddresses(text: string, now: number): readonly DeviceAddress[] {
  const kept: unknown = JSON.parse(text);
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((each) => parseAddress(each) ?? []).filter(({ usedAt }) => now - usedAt < KEPT_MS);
}

/** With one that was used now, in the place of what was kept of the same door. */
export function withAddress(addresses: readonly DeviceAddress[], used: DeviceAddress): readonly DeviceAddress[] {
  return [used, ...withoutAddress(addresses, used)].slice(0, MOST);
}

export function withoutAddress(addresses: readonly DeviceAddress[], gone: DeviceAddress): readonly DeviceAddress[] {
  return addresses.filter((address) => doorOf(address) !== doorOf(gone));
}

export const deviceAddresses = new DeviceValue<readonly DeviceAddress[]>({
  key: 'carte.addresses',
  initial: [],
  parse: (text) => parseAddresses(text, Date.now()),
  format: JSON.stringify,
});

/** Where an order that was placed here goes. */
type Delivered = Readonly<
  Partial<Record<'street' | 'apartment' | 'entrance' | 'floor' | 'intercom' | 'courierNote' | 'zoneId', string | null>>
>;

export function rememberAddress(order: Delivered): void {
  const used = parseAddress({ ...order, usedAt: Date.now() });
  if (used) deviceAddresses.set(withAddress(deviceAddresses.current(), used));
}
