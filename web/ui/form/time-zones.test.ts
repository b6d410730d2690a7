import { expect, test } from 'vitest';
import { describeTimeZone, findTimeZones, timeZoneChoices } from './time-zones';

const NOW = new Date('2026-11-21T10:00:00Z');
const choices = timeZoneChoices('Europe/Moscow', 'ru-RU', NOW);
const found = (typed: string) => findTimeZones(choices, typed).map(({ id }) => id);

test('the browser’s own zone comes first and once, the 25 offsets last', () => {
  expect(choices[0]?.id).toBe('Europe/Moscow');
  expect(choices.filter(({ id }) => id === 'Europe/Moscow')).toHaveLength(1);
  expect(choices.slice(-25).map(({ id }) => id)).toMatchObject({ 0: '-12:00', 12: '+00:00', 24: '+12:00' });
});

test('a zone is found by its name, by the place in the reader’s language, and by its offset', () => {
  expect(found('new york')).toEqual(['America/New_York']);
  expect(found('America/New_York')).toEqual(['America/New_York']);
  expect(found('екатеринбург')).toEqual(['Asia/Yekaterinburg']);
  expect(found('тбилиси')).toEqual(['Asia/Tbilisi']);
  expect(found('грузия')).toEqual(['Asia/Tbilisi']);
  expect(found('utc+03:00')).toContain('+03:00');
  expect(found('utc+03:00')).toContain('Europe/Moscow');
  expect(found('Atlantis')).toEqual([]);
});

test('a row tells name, place and the present offset, and no place twice', () => {
  expect(describeTimeZone('Asia/Yekaterinburg', 'en-US', NOW).label).toBe('Asia/Yekaterinburg · UTC+05:00');
  expect(describeTimeZone('UTC', 'en-US', NOW).label).toBe('UTC · UTC+00:00');
  expect(describeTimeZone('America/New_York', 'en-US', NOW).label).toMatch(/^America\/New York · .+ · UTC-05:00$/);
});
