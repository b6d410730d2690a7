import { expect, test } from 'vitest';
import { robotsText } from './robots';

test('search engines find the sitemap, and leave staff and programs alone', () => {
  const lines = robotsText({ origin: 'https://shop.test', isSetUp: true }).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml');
  for (const path of ['/command-center', '/ru/command-center', '/api/']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain('Disallow: /');
});

test('a shop that is not set up is closed to search engines', () => {
  expect(robotsText({ origin: 'https://shop.test', isSetUp: false })).toBe('User-agent: *\nDisallow: /\n');
});
