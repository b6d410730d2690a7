import { blockedByOwnWork, type TraceEvent } from './own-work';

/** The part of Lighthouse's report that is read here. */
export interface Report {
  /** How much the machine did in a fixed time just then. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score?: number | null;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly Loaded[] };
      }
    >
  >;
}

/** One file that the page loaded, as it came over the wire. */
export interface Loaded {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** What is measured, its unit, and what of it is wished for and still bearable. More is worse, except of scores. */
export const MEASURES = {
  scripts: { name: 'JavaScript, gzip', unit: 'KB', goal: 160, gate: 170 },
  html: { name: 'HTML, gzip', unit: 'KB', goal: 20, gate: 30 },
  styles: { name: 'CSS, gzip', unit: 'KB', goal: 12, gate: 20 },
  fonts: { name: 'fonts', unit: 'KB', goal: 45, gate: 70 },
  image: { name: 'largest image', unit: 'KB', goal: 35, gate: 60 },
  fcp: { name: 'first contentful paint', unit: 's', goal: 1.2, gate: 1.8 },
  lcp: { name: 'largest contentful paint', unit: 's', goal: 2, gate: 2.5 },
  tbt: { name: 'total blocking time', unit: 'ms', goal: 120, gate: 200 },
  own: { name: 'of it, by the page’s own work', unit: 'ms', goal: 120, gate: 200 },
  cls: { name: 'cumulative layout shift', unit: '', goal: 0.02, gate: 0.05 },
  performance: { name: 'performance', unit: 'of 100', goal: 95, gate: 90 },
  accessibility: { name: 'accessibility', unit: 'of 100', goal: 100, gate: 100 },
  'best-practices': { name: 'best practices', unit: 'of 100', goal: 100, gate: 95 },
  seo: { name: 'search engines', unit: 'of 100', goal: 100, gate: 100 },
} as const;

export type Measure = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES).filter((name): name is Measure => name in MEASURES);
/** Null where a report does not say. */
export type Figures = Readonly<Partial<Record<Measure, number | null>>>;

const KILOBYTE = 1_024;

/** What one run of Lighthouse found; the bytes of text are weighed apart, since a browser here gets Brotli. */
export function readReport({ categories, audits }: Report, trace: readonly TraceEvent[]): Figures {
  const value = (audit: string, unit = 1) => {
    const { numericValue } = audits[audit] ?? {};
    return numericValue === undefined ? null : numericValue / unit;
  };
  const score = (category: string) => {
    const part = categories[category]?.score ?? null;
    return part === null ? null : Math.round(part * 100);
  };
  const sizes = (type: string) => loaded({ audits }, type).map(({ transferSize = 0 }) => transferSize / KILOBYTE);
  return {
    fonts: sizes('Font').reduce((sum, size) => sum + size, 0),
    image: Math.max(0, ...sizes('Image')),
    fcp: value('first-contentful-paint', 1_000),
    lcp: value('largest-contentful-paint', 1_000),
    tbt: value('total-blocking-time'),
    own: blockedByOwnWork(trace),
    cls: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    // A page that search engines are asked to leave alone is rightly found so.
    seo: audits['is-crawlable']?.score === 0 ? null : score('seo'),
  };
}

/** The files of a kind that a page loaded. */
export function loaded({ audits }: Pick<Report, 'audits'>, type: string): readonly Loaded[] {
  return (audits['network-requests']?.details?.items ?? []).filter(({ resourceType }) => resourceType === type);
}

/** The middle of what several runs found, measure by measure. */
export function middle(runs: readonly Figures[]): Figures {
  const middleOf = (measure: Measure) => {
    const values = runs.flatMap((run) => run[measure] ?? []).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? null;
  };
  return Object.fromEntries(MEASURE_NAMES.map((measure) => [measure, middleOf(measure)]));
}

/** `good`, `bearable` or `bad`; null without a figure. */
export function verdict(measure: Measure, value: number | null | undefined): 'good' | 'bearable' | 'bad' | null {
  if (value === null || value === undefined) return null;
  const { unit, goal, gate } = MEASURES[measure];
  const isWithin = (limit: number) => (unit === 'of 100' ? value >= limit : value <= limit);
  if (isWithin(goal)) return 'good';
  return isWithin(gate) ? 'bearable' : 'bad';
}
