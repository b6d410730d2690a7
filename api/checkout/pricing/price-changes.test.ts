import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../../../domain/money';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { lineChanges } from './price-changes';

const seen = (id: string, unitPrice = 1000) => ({ id, productName: { en: id }, unitPrice: minor(unitPrice) });
const STOPPED = { kind: 'PRODUCT', name: { en: 'stopped' }, until: null } as const;
const MISFIT = { code: 'UNKNOWN_OPTION', subjectId: 'thin', values: {}, names: {} } as const;
const present = (unitPrice: number, isSoldOut = false, isRemade = false) => ({
  unitPrice: minor(unitPrice),
  soldOut: isSoldOut ? [STOPPED] : [],
  problems: isRemade ? [MISFIT] : [],
});

describe('what changed since the shopper looked', () => {
  it('names prices, stopped dishes, dishes with other options and dishes that are gone, in the order of the cart', () => {
    const menu = new Map([
      ['same', present(1000)],
      ['dearer', present(1200)],
      ['stopped', present(1000, true)],
      ['remade', present(1000, false, true)],
    ]);
    expect(lineChanges([seen('gone'), seen('same'), seen('dearer'), seen('stopped'), seen('remade')], menu)).toEqual([
      { kind: 'GONE', lineId: 'gone', productName: { en: 'gone' }, before: 1000, after: null },
      { kind: 'PRICE', lineId: 'dearer', productName: { en: 'dearer' }, before: 1000, after: 1200 },
      {
        kind: 'SOLD_OUT',
        lineId: 'stopped',
        productName: { en: 'stopped' },
        before: 1000,
        after: null,
        soldOut: [STOPPED],
      },
      { kind: 'OPTIONS', lineId: 'remade', productName: { en: 'remade' }, before: 1000, after: null },
    ]);
  });

  it('is nothing exactly when every line can be had at its price', () => {
    const entry = fc.record({
      before: fc.integer({ min: 1, max: 3 }),
      after: fc.integer({ min: 1, max: 3 }),
      isSoldOut: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const lines = entries.map(({ before }, index) => seen(String(index), before));
        const menu = new Map(entries.map(({ after, isSoldOut }, index) => [String(index), present(after, isSoldOut)]));
        const isUnchanged = entries.every(({ before, after, isSoldOut }) => before === after && !isSoldOut);
        expect(lineChanges(lines, menu).length === 0).toBe(isUnchanged);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
