import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnownPhone, phoneText, readPhone } from './phone';
import { PROPERTY_RUNS } from './property-runs';

describe('a typed phone number', () => {
  it.each([
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['8(912)3456789', 'RU', '+79123456789'],
    ['+7 912 345 67 89', 'RU', '+79123456789'],
    ['79123456789', 'RU', '+79123456789'],
    ['9123456789', 'RU', '+79123456789'],
    ['８９１２３４５６７８９', 'RU', '+79123456789'],
    ['8 701 234 56 78', 'KZ', '+77012345678'],
    ['030 123456', 'DE', '+4930123456'],
    ['07400 123456', 'GB', '+447400123456'],
    ['(202) 555-0123', 'US', '+12025550123'],
    ['599 12 34 56', 'GE', '+995599123456'],
    ['29 123-45-67', 'BY', '+375291234567'],
    ['0532 123 45 67', 'TR', '+905321234567'],
    ['+995 599 12 34 56', 'RU', '+995599123456'],
    ['\u206A\u20688 912 345-67-89\u2069', 'RU', '+79123456789'],
    ['+7\u2011912\u2011345\u201167\u201189', 'GE', '+79123456789'],
    ['0049 30 901820', 'US', '+4930901820'],
    ['8 (912) 345-67-89', 'GE', '+79123456789'],
    ['79123456789', 'US', '+79123456789'],
    ['995 599 12 34 56', 'RU', '+995599123456'],
  ])('%s in %s is stored as %s', (typed, country, stored) => expect(readPhone(typed, country).phone).toBe(stored));

  it('of a range that the library does not know is taken, and known as such', () => {
    const { phone } = readPhone('8 100 000-00-00', 'RU');
    expect(phone).toBe('+71000000000');
    expect(isKnownPhone('+71000000000')).toBe(false);
    expect(isKnownPhone('+79123456789')).toBe(true);
  });

  it('with an extension says so', () =>
    expect(readPhone('+7 912 345-67-89 ext 5', 'RU')).toEqual({ phone: null, fault: 'PHONE_EXTENSION' }));

  it.each([
    '',
    ' ',
    '112',
    '12345',
    '+7 912 345 67 8',
    '+7 912 345 67 890',
    'call +79123456789 now',
    '+79123456789\n+79123456780',
    '+999 123 456 789',
    'постучите',
    '9'.repeat(5000),
  ])('%j is refused', (typed) => expect(readPhone(typed, 'RU')).toEqual({ phone: null, fault: 'INVALID_PHONE' }));

  it('is the same number once stored, whatever people typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('RU', 'DE', 'US', 'KZ', '??'), (typed, country) => {
        const { phone } = readPhone(typed, country);
        if (phone !== null) expect(readPhone(phone, country).phone).toBe(phone);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('a stored phone number', () => {
  it('is grouped as its country does, with the country’s code', () =>
    expect(phoneText('+995599123456')).toBe('+995 599 12 34 56'));

  it('is shown as it is when it can not be read', () => expect(phoneText('unknown')).toBe('unknown'));
});
