import { type Figures, MEASURE_NAMES, MEASURES, type Measure, verdict } from './figures';

const SIGNS = { good: '✓', bearable: '~', bad: '✗' } as const;

/** The figures of all pages as a table in Markdown: a row a measure, a column a page. */
export function printTable(pages: Readonly<Record<string, Figures>>): string {
  const names = Object.keys(pages);
  const rows = MEASURE_NAMES.map((measure) => {
    const { name, unit, goal, gate } = MEASURES[measure];
    const cells = names.map((page) => cell(measure, pages[page]?.[measure]));
    return [unit && unit !== 'of 100' ? `${name}, ${unit}` : name, ...cells, String(goal), String(gate)];
  });
  const head = ['', ...names, 'goal', 'gate'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(measure: Measure, value: number | null | undefined): string {
  const found = verdict(measure, value);
  if (found === null || value === null || value === undefined) return '–';
  return `${SIGNS[found]} ${shorten(measure, value)}`;
}

function shorten(measure: Measure, value: number): string {
  const { unit } = MEASURES[measure];
  if (measure === 'cls') return value.toFixed(3);
  return unit === 'KB' || unit === 's' ? value.toFixed(1) : String(Math.round(value));
}
