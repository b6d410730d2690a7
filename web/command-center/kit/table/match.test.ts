import { expect, test } from 'vitest';
import { inOtherLayout, matching } from './match';

const entries = ['Menus', 'Stop list', 'Opening hours', 'Меню', 'Отчёты'].map((label) => ({ label }));
const labels = (sought: string) => matching(entries, sought).map(({ label }) => label);

test.each([
  ['men', ['Menus']],
  ['list stop', ['Stop list']],
  ['p', ['Stop list', 'Opening hours']],
  ['ьутгы', ['Menus']],
  ['vty.', ['Меню']],
  ['отчеты', ['Отчёты']],
  ['nothing', []],
])('“%s” finds %j', (sought, found) => {
  expect(labels(sought)).toEqual(found);
});

test('what begins with it comes first', () => {
  expect(matching([{ label: 'To the menu' }, { label: 'Menu' }], 'menu')[0]?.label).toBe('Menu');
});

test('the other layout of the other layout is the text itself', () => {
  expect(inOtherLayout(inOtherLayout('пицца'))).toBe('пицца');
});
