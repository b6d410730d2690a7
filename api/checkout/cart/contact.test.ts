import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { message } from '../../messages/messages';
import { CONTACT_FIELDS, type ContactField, doubtsOf, missingContact, readContact } from './contact';
import { checkText } from './contact-text';

const read = (field: ContactField, typed: string | null) => readContact({ [field]: typed }, 'RU');
const codes = (field: ContactField, typed: string) => read(field, typed).invalid.map(({ code }) => code);

describe('a contact', () => {
  it('is stored tidy', () => {
    const { contact, invalid } = readContact(
      {
        name: '  Анна   Мария ',
        phone: '8 912 345-67-89',
        street: 'ул.\u00A0Мира,\t1',
        apartment: '',
        floor: null,
        courierNote: ' Код 12 \r\n\r\n\r\n\r\nне звонить ',
      },
      'RU',
    );
    expect(invalid).toEqual([]);
    expect(contact).toEqual({
      name: 'Анна Мария',
      phone: '+79123456789',
      street: 'ул. Мира, 1',
      apartment: null,
      floor: null,
      courierNote: 'Код 12\n\nне звонить',
    });
  });

  it('is composed, so that one letter is one letter', () => {
    expect(read('name', 'Андреи\u0306').contact.name).toBe('Андрей');
    expect(read('name', 'Zoe\u0308').contact.name).toBe('Zoë');
  });

  it.each<[ContactField, number, number]>([
    ['name', 2, 50],
    ['street', 2, 80],
    ['apartment', 1, 10],
    ['intercom', 1, 10],
    ['entrance', 1, 10],
    ['floor', 1, 10],
    ['courierNote', 1, 250],
    ['kitchenNote', 1, 250],
    ['table', 1, 20],
  ])('takes a %s of %d to %d characters', (field, minimum, maximum) => {
    expect(codes(field, 'я'.repeat(minimum))).toEqual([]);
    expect(codes(field, '😀'.repeat(maximum))).toEqual([]);
    expect(codes(field, 'я'.repeat(maximum + 1))).toEqual(['STRING_TOO_LONG']);
    expect(codes(field, 'я'.repeat(100_000))).toEqual(['STRING_TOO_LONG']);
    if (minimum > 1) expect(codes(field, 'я')).toEqual(['STRING_TOO_SHORT']);
  });

  it.each(['a\u0000b', 'a\u0007b', 'a\u001Bb', 'a\u0085b', 'a\u202Eb', 'a\u2066b', 'a\uD800b'])(
    'refuses %j',
    (typed) => {
      expect(codes('name', typed)).toEqual(['CONTROL_CHARACTERS']);
      expect(codes('kitchenNote', typed)).toEqual(['CONTROL_CHARACTERS']);
    },
  );

  it('keeps composed emoji and drops invisible characters', () => {
    expect(read('kitchenNote', '👩‍🍳 спасибо').contact.kitchenNote).toBe('👩‍🍳 спасибо');
    expect(read('name', '\uFEFFАн\u200Bна\u00AD').contact.name).toBe('Анна');
    expect(read('name', '\u200D\u200D\u200D').contact.name).toBeNull();
  });

  it('names everything that is wrong at once, and keeps what is right', () => {
    const { contact, invalid } = readContact(
      { name: 'A', phone: '123', street: 'Main 1', floor: 'x'.repeat(11) },
      'US',
    );
    expect(contact).toEqual({ street: 'Main 1' });
    expect(invalid).toEqual([
      { path: ['name'], code: 'STRING_TOO_SHORT', values: { minimum: 2 } },
      { path: ['phone'], code: 'INVALID_PHONE' },
      { path: ['floor'], code: 'STRING_TOO_LONG', messageCode: 'TOO_LONG_FOR_ADDRESS', values: { maximum: 10 } },
    ]);
  });

  it.each<ContactField>(['street', 'apartment', 'intercom', 'entrance', 'floor'])(
    'of which a long %s is led to the courier’s note',
    (field) => {
      const [problem] = read(field, '12 (code 45B), second door '.repeat(4)).invalid;
      expect(message('en', problem?.messageCode ?? '', problem?.values)).toContain('note for the courier');
    },
  );

  it('has a phone whose extension is refused as such', () => {
    expect(codes('phone', '+7 912 345-67-89 доб. 5')).toEqual(['PHONE_EXTENSION']);
  });

  it('may have a phone or an address that is asked about', () => {
    const doubts = (phone: string | null, street: string | null, method: 'DELIVERY' | 'PICKUP') =>
      doubtsOf({ phone, street }, method).map(({ code }) => code);
    expect(doubts('+79123456789', 'Мира 5', 'DELIVERY')).toEqual([]);
    expect(doubts('+71000000000', '12', 'DELIVERY')).toEqual(['PHONE_UNUSUAL', 'ADDRESS_INCOMPLETE']);
    expect(doubts(null, 'Москва', 'PICKUP')).toEqual([]);
  });

  it('leaves absent and unknown fields alone', () => {
    expect(readContact({}, 'RU')).toEqual({ contact: {}, invalid: [] });
    const forged = { name: 'Анна', totalPrice: 0, status: 'COMPLETED', id: 'x' };
    expect(readContact(forged, 'RU').contact).toEqual({ name: 'Анна' });
  });

  it('needs a name and a phone, and a street to deliver to, and at a table the name alone', () => {
    const nothing = { name: null, phone: null, street: null, table: null, deliveryMethod: null, promoCodeText: null };
    const missing = (order: Partial<Parameters<typeof missingContact>[0]>) =>
      missingContact({ ...nothing, ...order }).map(({ path }) => path[0]);
    expect(missing({ deliveryMethod: 'DELIVERY' })).toEqual(['name', 'phone', 'street']);
    expect(missing({ deliveryMethod: 'PICKUP', name: 'Анна', phone: '+79123456789' })).toEqual([]);
    expect(missing({ name: 'Анна' })).toEqual(['phone']);
    expect(missing({ deliveryMethod: 'PICKUP', table: '7' })).toEqual(['name']);
    expect(missing({ deliveryMethod: 'PICKUP', table: '7', promoCodeText: 'TEN' })).toEqual(['name', 'phone']);
  });
});

describe('any text at all', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...' \n\t\r\u0000\u200B\u202Eяé👩‍🍳'), fc.string()),
    maxLength: 60,
  });

  it('is either refused or stored as something that stays itself', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (typed, isMultiline) => {
        const { text: stored } = checkText(typed, { maximum: 50, isMultiline });
        if (stored === null) return;
        expect([...stored].length).toBeLessThanOrEqual(50);
        expect(stored).toBe(stored.trim());
        expect(checkText(stored, { maximum: 50, isMultiline }).text).toBe(stored);
        expect(/\p{Cc}/u.test(isMultiline ? stored.replaceAll('\n', '') : stored)).toBe(false);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  it('never makes the reader of contacts throw', () => {
    const input = fc.record(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, fc.option(text)])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(input, fc.constantFrom('RU', 'US', 'KZ', ''), (typed, country) => {
        const { contact, invalid } = readContact(typed, country);
        const named = invalid.map(({ path }) => path[0]);
        expect([...Object.keys(contact), ...named].sort()).toEqual(Object.keys(typed).sort());
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
