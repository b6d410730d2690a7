import { expect, test } from 'vitest';
import { guessCountry } from './country-choices';

test.each([
  [['ru-RU', 'ru', 'en-US', 'en'], 'RU'],
  [['en-US', 'de-DE'], 'DE'],
  [['en-US', 'en'], 'US'],
  [['nl-NL', 'nl'], ''],
  [['ka'], ''],
])('a browser in %j is probably in %j', (languages, country) => expect(guessCountry(languages)).toBe(country));
