import { expect, test } from 'vitest';
import { EMPTY_DRAFT, fillIn, parseDraft, toDetails } from './draft';

test.each([[null], [42], ['text'], [[]], [{ name: 5, slotFrom: {} }]])(
  '%j kept by a browser is an empty draft',
  (kept) => {
    expect(parseDraft(kept)).toEqual(EMPTY_DRAFT);
  },
);

test('what a browser kept comes back as it was', () => {
  const draft = { ...EMPTY_DRAFT, name: 'Ada', changeFrom: '50,5', timeKind: 'SLOT' as const, slotFrom: 'x' };
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('what was typed stays when the rest is filled in from an earlier order', () => {
  const filled = fillIn({ ...EMPTY_DRAFT, name: 'Ada' }, { name: 'Grace', phone: '+995555123456' });
  expect(filled).toMatchObject({ name: 'Ada', phone: '+995555123456', street: '' });
});

test.each([
  ['', { street: '7 Chavchavadze Avenue', apartment: '9', courierNote: 'Ring twice' }],
  ['7 Chavchavadze Avenue', { street: '7 Chavchavadze Avenue', apartment: '9', courierNote: 'Ring twice' }],
  ['12 Rustaveli Avenue', { street: '12 Rustaveli Avenue', apartment: '', courierNote: '' }],
])('an earlier order’s door goes with its own street: %j', (street, door) => {
  const known = { phone: '+995555123456', street: '7 Chavchavadze Avenue', apartment: '9', courierNote: 'Ring twice' };
  expect(fillIn({ ...EMPTY_DRAFT, street }, known)).toMatchObject({ ...door, phone: '+995555123456' });
});

test('blank fields are sent as empty, the phone as it is dialled, the change in minor units', () => {
  const draft = { ...EMPTY_DRAFT, name: ' Ada ', phone: '8 912 345 67 89', changeFrom: '50,5', slotFrom: 'x' };
  expect(toDetails(draft, 'RU')).toMatchObject({
    name: 'Ada',
    phone: '+7 912 345-67-89',
    street: null,
    changeFrom: 5050,
    timeKind: 'ASAP',
    slotFrom: null,
  });
});
