import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/kernel/project-root';
import type { ProofReport, ProofTest } from './proof-test';

/** Beyond it a broken guarantee says the same thing again and again. */
const FAULTS_SHOWN = 10;

/** Writes the report to proof-results/, which git does not keep; a later run of the same replaces it. */
export function keepReport(report: ProofReport): void {
  const directory = join(projectRoot, 'proof-results');
  mkdirSync(directory, { recursive: true });
  const { name, without, isSmall } = report;
  const file = [name, ...(isSmall ? ['small'] : []), ...(without ? [`without-${without}`] : [])].join('.');
  writeFileSync(join(directory, `${file}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

export function printReport({ guarantee, mutations }: ProofTest, report: ProofReport): void {
  const { name, without, isSmall, figures, faults, seconds } = report;
  console.log(`\n${faults.length === 0 ? '✓' : '✗'} ${name}${isSmall ? ' (small)' : ''}, ${seconds} s: ${guarantee}`);
  if (without) console.log(`  without: ${mutations[without]?.gone}`);
  const width = Math.max(0, ...Object.keys(figures).map(({ length }) => length));
  for (const [figure, value] of Object.entries(figures)) {
    const text = typeof value === 'number' ? value.toLocaleString('en') : value;
    console.log(`  ${figure.padEnd(width)}  ${text}`);
  }
  for (const fault of faults.slice(0, FAULTS_SHOWN)) console.log(`  ✗ ${fault}`);
  if (faults.length > FAULTS_SHOWN) console.log(`  ✗ … and ${faults.length - FAULTS_SHOWN} more`);
}
