import { expect, test } from 'vitest';
import { readTip } from './read-tip';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test.each([
  [{}, {}],
  [{ tipChoice: 'none', tipAmount: '3' }, { tip: null }],
  [{ tipChoice: 'p10', tipAmount: '3' }, { tipPercent: 10 }],
  [{ tipChoice: 'a250', tipAmount: '' }, { tip: 250 }],
  [{ tipChoice: 'own', tipAmount: '2,50' }, { tip: 250 }],
  [{ tipChoice: 'own', tipAmount: '' }, { tip: null }],
  [{ tipChoice: 'own', tipAmount: 'a lot' }, { tip: -1 }],
  [{ tipChoice: 'pizza' }, { tipPercent: null }],
])('a form with %j gives %j', (fields, tip) => expect(readTip(form(fields))).toEqual(tip));
