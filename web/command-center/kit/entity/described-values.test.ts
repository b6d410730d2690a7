import { expect, test } from 'vitest';
import { promoCode } from '../../../../domain/entities/promo-code';
import { warehouse } from '../../../../domain/entities/warehouse';
import { formValues, inputValues } from './described-values';

const TBILISI = 'Asia/Tbilisi';

test('times are typed by the shop’s clocks and sent as instants', () => {
  const values = { ...formValues(promoCode.fields, null, TBILISI), startsAt: '2026-12-01T00:00' };
  expect(inputValues(promoCode.fields, values, TBILISI)).toMatchObject({
    startsAt: '2026-11-30T20:00:00.000Z',
    endsAt: null,
  });
  const stored = { startsAt: '2026-11-30T20:00:00.000Z', endsAt: null };
  expect(formValues(promoCode.fields, stored, TBILISI)).toMatchObject({ startsAt: '2026-12-01T00:00', endsAt: '' });
});

test('what is stored is sent back as it was, and an empty text as none', () => {
  const stored = {
    nameTranslations: [{ locale: 'en', value: 'Harbour' }],
    phone: null,
    latitude: 41.7,
    isActive: false,
  };
  const values = formValues(warehouse.fields, stored, TBILISI);
  expect(values).toMatchObject({ name: { en: 'Harbour', ru: '' }, phone: '', latitude: 41.7, isActive: false });
  expect(inputValues(warehouse.fields, values, TBILISI)).toMatchObject({
    name: [
      { locale: 'en', value: 'Harbour' },
      { locale: 'ru', value: '' },
    ],
    phone: null,
    latitude: 41.7,
    longitude: null,
    isActive: false,
  });
});
