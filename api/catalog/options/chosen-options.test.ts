import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../../../domain/money';
import { PROPERTY_RUNS } from '../../kernel/property-runs';
import { chooseOptions, type OptionGroup, optionsKey } from './chosen-options';

const option = (id: string, priceDifference = 0, isAvailable = true) => ({
  id,
  name: { en: id },
  priceDifference: minor(priceDifference),
  isAvailable,
  stoppedUntil: null,
});
const NOW = new Date('2026-11-20T12:00:00Z');
const crust: OptionGroup = {
  id: 'crust',
  name: { en: 'Crust' },
  minimum: 1,
  maximum: 1,
  options: [option('thin'), option('thick', 100)],
};
const extras: OptionGroup = {
  id: 'extras',
  name: { en: 'Extras' },
  minimum: 0,
  maximum: 2,
  options: [option('cheese', 150), option('no-onions'), option('half', -5000), option('truffle', 900, false)],
};
const choose = (...optionIds: string[]) => chooseOptions(minor(1000), [crust, extras], optionIds, NOW);
const codes = (...optionIds: string[]) => choose(...optionIds).problems.map(({ code }) => code);

describe('chosen options', () => {
  it('add to the variant’s price', () => {
    expect(choose('thick', 'cheese').chosen?.unitPrice).toBe(1250);
    expect(choose('thin', 'no-onions').chosen?.unitPrice).toBe(1000);
  });

  it('may take off all that it costs, and no more', () => {
    expect(chooseOptions(minor(5000), [crust, extras], ['thin', 'half'], NOW).chosen?.unitPrice).toBe(0);
    expect(choose('thin', 'half', 'cheese').problems).toEqual([
      { code: 'NEGATIVE_PRICE', subjectId: 'half', values: {}, names: {} },
    ]);
  });

  it('have one form whatever the order of clicks', () => {
    expect(choose('thick', 'cheese')).toEqual(choose('cheese', 'thick'));
    expect(choose('thick', 'cheese').chosen?.optionsKey).toBe('cheese,thick');
    expect(chooseOptions(minor(5), [], [], NOW).chosen).toEqual({ optionIds: [], optionsKey: '', unitPrice: 5 });
  });

  it.each([
    [[], ['TOO_FEW_OPTIONS']],
    [['thin', 'thick'], ['TOO_MANY_OPTIONS']],
    [['thin', 'cheese', 'cheese'], ['REPEATED_OPTION']],
    [['thin', 'pineapple'], ['UNKNOWN_OPTION']],
    [
      ['thin', 'pineapple', 'pineapple'],
      ['UNKNOWN_OPTION', 'UNKNOWN_OPTION'],
    ],
    [['thin', 'truffle'], ['OPTION_SOLD_OUT']],
    [
      ['pineapple', 'truffle'],
      ['UNKNOWN_OPTION', 'OPTION_SOLD_OUT', 'TOO_FEW_OPTIONS'],
    ],
  ])('%j are refused, all problems at once', (optionIds, expected) => expect(codes(...optionIds)).toEqual(expected));

  it('say which group wants how many, and which option has sold out', () => {
    const crust = { subjectId: 'crust', names: { group: { en: 'Crust' } } };
    expect(choose().problems).toEqual([{ code: 'TOO_FEW_OPTIONS', ...crust, values: { minimum: 1 } }]);
    expect(choose('thin', 'truffle').problems).toMatchObject([{ names: { option: { en: 'truffle' } } }]);
  });

  it('are accepted exactly when every group has a right number of its own available options', () => {
    const ids = ['thin', 'thick', 'cheese', 'no-onions', 'half', 'truffle', 'pineapple'];
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), (chosen) => {
        const crusts = chosen.filter((id) => ['thin', 'thick'].includes(id)).length;
        const added = chosen.filter((id) => ['cheese', 'no-onions', 'half'].includes(id)).length;
        const isFine = crusts === 1 && added <= 2 && crusts + added === chosen.length && !chosen.includes('half');
        expect(choose(...chosen).chosen !== null).toBe(isFine);
        expect(optionsKey(chosen)).toBe(optionsKey([...chosen].reverse()));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
