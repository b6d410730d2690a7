/** How many answers were none, by what came instead: `status 429`. */
export type Failures = Readonly<Record<string, number>>;

/** Milliseconds of processor that an answer took of the server and of PostgreSQL. */
export interface Processor {
  readonly node: number;
  readonly postgres: number;
}

/** What a load brought: milliseconds an answer took, answers a second, and what was none. */
export interface Load {
  readonly p50: number;
  readonly p99: number;
  readonly rate: number;
  readonly processor: Processor;
  readonly failures: Failures;
}

/** `share` of a baseline's rate, 0 to 1; `times` of another figure of ours. */
export type Unit = 'share' | 'times' | 'ms' | 's' | 'MB';

/** What is wished for: at least so much, or at most. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One row of the table. */
export interface Finding {
  readonly work: string;
  /** Null where the figure itself is all that was measured. */
  readonly load: Load | null;
  /** What the same machine does without us, measured in the same run. */
  readonly baseline: { readonly name: string; readonly load: Load } | null;
  readonly found: number;
  /** Other loads that it was found by. */
  readonly foundBy?: readonly Load[];
  readonly unit: Unit;
  /** Null where the figure has no goal. */
  readonly goal: Goal | null;
}

/** A figure without a baseline. */
export function figure(work: string, found: number, unit: Unit, goal: Goal | null = null): Finding {
  return { work, load: null, baseline: null, found, unit, goal };
}

/** What failed while it was measured, ours or the baseline's: the figure then says nothing. Null when all was answered. */
export function failuresIn({ load, baseline, foundBy = [] }: Finding): Failures | null {
  const loads = [load, baseline?.load ?? null, ...foundBy].filter((one) => one !== null);
  const all = sumOf(loads.map(({ failures }) => failures));
  return countOf(all) > 0 ? all : null;
}

export function countOf(failures: Failures): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0);
}

function sumOf(several: readonly Failures[]): Failures {
  const counts = several.flatMap((failures) => Object.entries(failures).filter(([, count]) => count > 0));
  const sums = new Map<string, number>();
  for (const [what, count] of counts) sums.set(what, (sums.get(what) ?? 0) + count);
  return Object.fromEntries(sums);
}

/** Null without a goal. An answer that failed is no answer: then no goal is reached. */
export function isReached(finding: Finding): boolean | null {
  const { found, goal } = finding;
  if (goal === null) return null;
  if (failuresIn(finding)) return false;
  return 'atLeast' in goal ? found >= goal.atLeast : found <= goal.atMost;
}

/**
 * How much of its goal a figure reaches: 1 and more is reached, whichever way the goal looks. Null without a goal, and of what
 * was measured while something failed.
 */
export function shareOfGoal(finding: Finding): number | null {
  const { found, goal } = finding;
  if (goal === null || failuresIn(finding)) return null;
  return 'atLeast' in goal ? found / goal.atLeast : goal.atMost / found;
}

/** The middle one; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Several turns of the same load as one: the middle of each figure, and all errors. */
export function middleLoad(turns: readonly Load[]): Load {
  const middle = (figure: (load: Load) => number) => median(turns.map(figure));
  return {
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    rate: middle(({ rate }) => rate),
    processor: {
      node: middle(({ processor }) => processor.node),
      postgres: middle(({ processor }) => processor.postgres),
    },
    failures: sumOf(turns.map(({ failures }) => failures)),
  };
}
