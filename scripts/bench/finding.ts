/** What a load brought: milliseconds an answer took, answers a second, and how many were none. */
export interface Load {
  readonly p50: number;
  readonly p99: number;
  readonly rate: number;
  readonly errors: number;
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
  readonly unit: Unit;
  /** Null where the figure is told for itself. */
  readonly goal: Goal | null;
}

/** Null without a goal. An answer that failed is no answer: then no goal is reached. */
export function isReached({ found, goal, load, baseline }: Finding): boolean | null {
  if (goal === null) return null;
  if ((load?.errors ?? 0) + (baseline?.load.errors ?? 0) > 0) return false;
  return 'atLeast' in goal ? found >= goal.atLeast : found <= goal.atMost;
}

/** How much of its goal a figure reaches: 1 and more is reached, whichever way the goal looks. Null without a goal. */
export function shareOfGoal({ found, goal }: Finding): number | null {
  if (goal === null) return null;
  return 'atLeast' in goal ? found / goal.atLeast : goal.atMost / found;
}

/** The middle one; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** @param sorted - ascending. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Several turns of the same load as one: the middle of each figure, and all errors. */
export function middleLoad(turns: readonly Load[]): Load {
  const middle = (figure: (load: Load) => number) => median(turns.map(figure));
  return {
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    rate: middle(({ rate }) => rate),
    errors: turns.reduce((sum, { errors }) => sum + errors, 0),
  };
}
