import { expect, test } from 'vitest';
import { isAddressDoubtful } from './doubts';

test.each([
  'Rustaveli Avenue 12',
  '12 Rustaveli Avenue',
  'ул. Мира, д. 5 к2',
  'Мира 5а',
  '5th Avenue 20',
  '221b Baker Street',
  '2-я Парковая, 7',
  'ул. Ленина ٥',
  '中山路5号',
])('%s is a street with a house', (street) => expect(isAddressDoubtful(street)).toBe(false));

test.each([
  '12',
  '12а',
  '12/4',
  '№ 12',
  'Москва',
  'Tbilisi',
  'улица Ленина',
  'Boulevard',
  '5th Avenue',
  '2-я Парковая',
  '—',
])('%s is asked about', (street) => expect(isAddressDoubtful(street)).toBe(true));
