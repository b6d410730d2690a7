import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhone, parsePhone } from './phone';
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
  ])('%s in %s is stored as %s', (typed, country, stored) => expect(parsePhone(typed, country)).toBe(stored));

  it.each([
    '',
    ' ',
    '112',
    '12345',
    '+7 912 345 67 8',
    '+7 912 345 67 890',
    '+7 912 345-67-89 ext 5',
    'call +79123456789 now',
    '+79123456789\n+79123456780',
    '+999 123 456 789',
    'постучите',
    '9'.repeat(5000),
  ])('%j is refused', (typed) => expect(parsePhone(typed, 'RU')).toBeNull());

  it('is the same number once stored, whatever people typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('RU', 'DE', 'US', 'KZ', '??'), (typed, country) => {
        const stored = parsePhone(typed, country);
        if (stored !== null) expect(parsePhone(stored, country)).toBe(stored);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('a stored phone number', () => {
  it('is written nationally at home and internationally abroad', () => {
    expect(formatPhone('+79123456789', 'RU')).toBe('8 (912) 345-67-89');
    expect(formatPhone('+79123456789', 'DE')).toBe('+7 912 345 67 89');
  });

  it('is shown as it is when it can not be read', () => expect(formatPhone('unknown', 'RU')).toBe('unknown'));

  it('shows strangers its last two digits only', () => expect(maskPhone('+79123456789')).toBe('+•••••••••89'));
});
