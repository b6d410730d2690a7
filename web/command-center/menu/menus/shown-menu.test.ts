import { expect, test } from 'vitest';
import { menuStateOf } from './shown-menu';

const menu = (id: string, isActive: boolean) => ({ id, isActive });

test('shoppers see the first menu that is on; those that are on behind it wait', () => {
  const menus = [menu('a', false), menu('b', true), menu('c', true)];
  expect(menus.map((each) => menuStateOf(each, menus))).toEqual(['OFF', 'SHOWN', 'BEHIND']);
});

test('shoppers see none where none is on', () => {
  const menus = [menu('a', false)];
  expect(menus.map((each) => menuStateOf(each, menus))).toEqual(['OFF']);
});
