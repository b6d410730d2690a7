import type { Finding } from './finding';
import type { BenchStage } from './stage/bench-stage';

/** How long and how often a load is sent. */
export interface Effort {
  /** Of each turn. */
  readonly seconds: number;
  /** Turns of ours and of the baseline, one after the other. */
  readonly turns: number;
}

export interface Bench extends Effort {
  readonly stage: BenchStage;
  /** Tells how it goes, a line at a time. */
  tell(line: string): void;
}

/** A piece of work that is measured, by the name that it is chosen by. */
export interface BenchRow {
  readonly name: string;
  /** One sentence: what is done. */
  readonly summary: string;
  /** Only with `--growth`, or by name: it takes minutes. */
  readonly isLong?: boolean;
  run(bench: Bench): Promise<readonly Finding[]>;
}
