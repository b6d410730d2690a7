import { describe, expect, test } from 'vitest';
import { SAMPLE_SHOP } from '../studio/testing';
import { parseFrozenOptions } from './placed-order';
import { sampleOrder } from './sample-order';

const at = new Date('2026-11-20T18:30:00Z');

describe('the order object', () => {
  test('gives money as minor units, as a decimal and as people write it', () => {
    expect(sampleOrder({ ...SAMPLE_SHOP, currencyCode: 'USD' }, at).totals.total).toEqual({
      minor: 3780,
      decimal: '37.80',
      formatted: '$37.80',
    });
  });

  test('gives instants with the shop’s offset, also for a zone that is an offset', () => {
    expect(sampleOrder(SAMPLE_SHOP, at).placedAt).toBe('2026-11-20T22:30:00+04:00');
    expect(sampleOrder({ ...SAMPLE_SHOP, timeZone: '-12:00' }, at).placedAt).toBe('2026-11-20T06:30:00-12:00');
  });

  test('is in the shop’s default language', () => {
    const { channel, lines, payment } = sampleOrder({ ...SAMPLE_SHOP, defaultLocale: 'ru' }, at);
    expect([channel.name, lines[0]?.name, lines[0]?.options[1]?.name, payment.name]).toEqual([
      'Кухня в саду',
      'Маргарита',
      'Больше сыра',
      'Наличные',
    ]);
  });

  test('adds up each line', () => {
    expect(sampleOrder(SAMPLE_SHOP, at).lines.map((line) => line.total.decimal)).toEqual(['29.00', '5.80']);
  });

  test('tells the VAT by rates, and of each line', () => {
    const { taxes, lines } = sampleOrder(SAMPLE_SHOP, at);
    expect(taxes.map(({ rate, tax, gross }) => [rate, tax.decimal, gross.decimal])).toEqual([
      [20, '1.47', '8.80'],
      [10, '2.64', '29.00'],
    ]);
    expect(lines.map(({ taxRate, tax }) => [taxRate, tax?.decimal])).toEqual([
      [10, '2.64'],
      [20, '0.97'],
    ]);
  });

  test('reads frozen options, and none where there were none', () => {
    const option = { group: { en: 'Crust' }, name: { en: 'Thin' }, priceDifference: -50 };
    expect(parseFrozenOptions([option])).toEqual([option]);
    expect(parseFrozenOptions(null)).toEqual([]);
    expect(() => parseFrozenOptions([{ ...option, priceDifference: '1' }])).toThrow();
  });
});
