import { expect, test } from 'vitest';
import { middle, type Report, readReport, verdict } from './figures';
import { printTable } from './table';

const report: Report = {
  environment: { benchmarkIndex: 2_000 },
  categories: { performance: { score: 0.934 }, accessibility: { score: 1 }, seo: { score: null } },
  audits: {
    'first-contentful-paint': { numericValue: 1234 },
    'total-blocking-time': { numericValue: 80 },
    'network-requests': {
      details: {
        items: [
          { url: '/a.woff2', resourceType: 'Font', transferSize: 20_480 },
          { url: '/b.woff2', resourceType: 'Font', transferSize: 10_240 },
          { url: '/a.webp', resourceType: 'Image', transferSize: 1_024 },
          { url: '/b.webp', resourceType: 'Image', transferSize: 12_288 },
        ],
      },
    },
  },
};

test('a report gives seconds, kilobytes and scores, and nothing where it says nothing', () => {
  const thread = { pid: 1, tid: 1 };
  const trace = [
    { name: 'firstContentfulPaint', ts: 1, ...thread },
    { name: 'RunTask', ts: 2, tdur: 15_000, ...thread },
  ];
  expect(readReport(report, trace)).toEqual({
    fonts: 30,
    image: 12,
    fcp: 1.234,
    lcp: null,
    tbt: 80,
    own: 10,
    cls: null,
    performance: 93,
    accessibility: 100,
    'best-practices': null,
    seo: null,
  });
});

test('of five runs the middle one counts, for each measure by itself', () => {
  const runs = [90, 500, 110, 100, 95].map((tbt, index) => ({ tbt, lcp: index }));
  expect(middle(runs)).toMatchObject({ tbt: 100, lcp: 2, fcp: null });
});

test('less is better of time and weight, and more of scores', () => {
  expect(verdict('tbt', 120)).toBe('good');
  expect(verdict('tbt', 121)).toBe('bearable');
  expect(verdict('tbt', 201)).toBe('bad');
  expect(verdict('performance', 95)).toBe('good');
  expect(verdict('performance', 89)).toBe('bad');
  expect(verdict('seo', null)).toBeNull();
});

test('the table has a row for each measure and a column for each page', () => {
  const lines = printTable({ home: { scripts: 168.84, cls: 0.0012 }, checkout: {} }).split('\n');
  expect(lines[0]).toBe('|  | home | checkout | goal | gate |');
  expect(lines).toContain('| JavaScript, gzip, KB | ~ 168.8 | – | 160 | 170 |');
  expect(lines).toContain('| cumulative layout shift | ✓ 0.001 | – | 0.02 | 0.05 |');
});
