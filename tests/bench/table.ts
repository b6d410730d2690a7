import { countOf, type Finding, failuresIn, type Goal, isReached, type Load, shareOfGoal, type Unit } from './finding';

const PROCESSOR = 'Node + PostgreSQL, ms';
const HEAD = [
  ...['work', 'p50, ms', 'p99, ms', 'a second', PROCESSOR, 'errors'],
  ...['beside it', `its ${PROCESSOR}`, 'found', 'goal', 'of goal'],
];

/** The findings as a table in Markdown, a row each. */
export function printTable(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { work, load, baseline, found, unit, goal } = finding;
    return [
      work,
      ...(load
        ? [...[load.p50, load.p99, load.rate].map(shorten), processorOf(load), String(countOf(load.failures))]
        : ['', '', '', '', '']),
      ...(baseline ? [baseline.name, processorOf(baseline.load)] : ['', '']),
      withUnit(found, unit) + (baseline ? ` of ${shorten(baseline.load.rate)}` : ''),
      goal ? goalOf(goal, unit) : '–',
      verdict(finding),
    ];
  });
  const rules = HEAD.map((_, index) => (index > 0 && index < 9 ? '---:' : '---'));
  return [HEAD, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function verdict(finding: Finding): string {
  const failures = failuresIn(finding);
  if (failures)
    return `✗ ${Object.entries(failures)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ')}`;
  const share = shareOfGoal(finding);
  if (share === null) return '–';
  return `${isReached(finding) ? '✓' : '✗'} ${shorten(share)}×`;
}

/** Of an answer. */
function processorOf({ processor: { node, postgres } }: Load): string {
  return `${shorten(node)} + ${shorten(postgres)}`;
}

function goalOf(goal: Goal, unit: Unit): string {
  return 'atLeast' in goal ? `≥ ${withUnit(goal.atLeast, unit)}` : `≤ ${withUnit(goal.atMost, unit)}`;
}

function withUnit(value: number, unit: Unit): string {
  if (unit === 'share') return `${shorten(value * 100)} %`;
  return unit === 'times' ? `${shorten(value)}×` : `${shorten(value)} ${unit}`;
}

/** Three figures that count are enough for anything that is measured on a machine. */
function shorten(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(value >= 10 ? 3 : 2)));
}
