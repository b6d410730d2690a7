import { describe, expect, test } from 'vitest';
import { parseAddressPolicy } from './address-policy';

const REFUSED = `
0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 127.0.0.1 127.255.255.254 168.63.129.16 169.254.0.1
169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1 192.31.196.1 192.52.193.1
192.88.99.1 192.168.0.1 192.168.255.255 192.175.48.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1
239.255.255.255 240.0.0.1 255.255.255.255
:: ::1 ::7f00:1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:127.0.0.1 64:ff9b::7f00:1 64:ff9b::8.8.8.8
64:ff9b:1::7f00:1 100::1 2001::1 2001:2::1 2001:3::1 2001:4:112::1 2001:10::1 2001:20::1 2001:30::1 2001:db8::1
2002:7f00:1:: 2002:808:808::1 2620:4f:8000::1 3fff::1 5f00::1 4000::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0
fec0::1 ff02::1
localhost example.com 127.1 0x7f000001 2130706433 0177.0.0.1`
  .split(/\s+/)
  .filter(Boolean);

const PERMITTED =
  '1.1.1.1 8.8.8.8 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 2606:4700::1111 2a00:1450:4001::1 2620:fe::fe'.split(
    ' ',
  );

describe('where a receiver may live', () => {
  test.each(REFUSED)('not at %s', (address) => {
    expect(parseAddressPolicy('').permits(address)).toBe(false);
  });

  test.each(PERMITTED)('at %s', (address) => {
    expect(parseAddressPolicy('').permits(address)).toBe(true);
  });

  test('the operator can open single addresses and networks', () => {
    const policy = parseAddressPolicy(' 10.1.0.0/16, fd00::/8 ,192.168.1.5');
    const opened = ['10.1.2.3', '::ffff:10.1.2.3', 'fd00::1', '192.168.1.5', '8.8.8.8'];
    const closed = ['10.2.0.1', '192.168.1.6', '127.0.0.1', 'fe80::1'];
    expect(opened.filter((address) => !policy.permits(address))).toEqual([]);
    expect(closed.filter((address) => policy.permits(address))).toEqual([]);
  });

  test('the operator can open everything', () => {
    expect(parseAddressPolicy('all').permits('127.0.0.1')).toBe(true);
  });

  test.each(['10.0.0.0/33', '10.0.0', '0x0a.0.0.0/8', 'everything', '10.0.0.0/8 fd00::/8', 'all,10.0.0.0/8'])(
    'the setting %j is refused',
    (setting) => {
      expect(() => parseAddressPolicy(setting)).toThrow(RangeError);
    },
  );
});
