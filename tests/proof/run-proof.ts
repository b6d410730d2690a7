import { cpus, totalmem } from 'node:os';
import type { ProofOptions, ProofReport, ProofTest } from './proof-test';

const GIBIBYTE = 1024 ** 3;

/** Runs a test and records time, duration and machine. @throws what prevents the test from running. */
export async function runProof(test: ProofTest, options: ProofOptions): Promise<ProofReport> {
  const startedAt = new Date();
  const { figures, faults } = await test.run(options);
  return {
    name: test.name,
    without: options.without,
    isSmall: options.isSmall,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 100) / 10,
    machine: machine(),
    figures,
    faults,
  };
}

/** Processors, memory and Node, as reports name them. */
export function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `${processors.length} × ${processors[0]?.model.trim() || process.arch}, ${memory} GiB, Node ${process.versions.node}`;
}
