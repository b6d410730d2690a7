import { expect, test } from 'vitest';
import { readDraft } from './read-draft';

test('a form’s fields are a draft, its time a slot or as soon as possible', () => {
  const form = new FormData();
  form.set('name', 'Nino');
  form.set('slotFrom', '');
  form.set('paymentMethodId', 'p1');
  expect(readDraft(form)).toMatchObject({
    name: 'Nino',
    street: '',
    timeKind: 'ASAP',
    slotFrom: null,
    paymentMethodId: 'p1',
  });
  form.set('slotFrom', '2026-11-20T13:00:00Z');
  expect(readDraft(form)).toMatchObject({ timeKind: 'SLOT', slotFrom: '2026-11-20T13:00:00Z' });
});
