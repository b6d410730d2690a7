import { expect, test } from 'vitest';
import { renderForStaff } from '../../../testing/render';
import { LineWords } from './line-words';

const option = (group: string, name: string, kind: 'DEFAULT' | 'CHOICE' | 'EXTRA' | 'REMOVAL') => ({
  group,
  name,
  kind,
});

test('a line says its size, each choice, extras, removals and the note; an allergy by that word', async () => {
  const options = [
    option('Cooked', 'Medium', 'DEFAULT'),
    option('Sauce', 'None', 'CHOICE'),
    option('Add', 'Egg', 'EXTRA'),
    option('Leave out', 'Onions', 'REMOVAL'),
    option('Milk', 'No milk', 'REMOVAL'),
  ];
  const line = { productName: 'Burger', variantName: '200 g', options, note: 'I am allergic to nuts' };
  const { container } = await renderForStaff(<LineWords line={line} />);
  const words = [...container.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Cooked: Medium', 'Sauce: None', '+ Egg', 'no Onions', 'No milk']);
  expect(container.querySelector('[data-loud]')?.textContent).toBe('Allergy I am allergic to nuts');
  expect(container.querySelector('[data-loud] strong')?.textContent).toBe('Allergy');
});

test('a note without an allergy is quiet', async () => {
  const line = { productName: 'Burger', variantName: null, options: [], note: 'Well done' };
  const { container } = await renderForStaff(<LineWords line={line} />);
  expect(container.textContent).toBe('Burger Well done');
  expect(container.querySelector('[data-loud], strong')).toBeNull();
});
