/** A job as the database has it in the end. */
export interface SettledJob {
  readonly id: string;
  readonly printerId: string;
  readonly order: string;
  readonly status: string;
  readonly sequence: number;
}

/** What came out of a printer, sheet by sheet; of a port nothing names the job. */
export interface PrinterPaper {
  readonly printerId: string;
  readonly namesJobs: boolean;
  readonly paper: readonly string[];
}

/** Compares orders, jobs and paper. @returns each way in which they disagree. */
export function judge(
  orders: readonly string[],
  jobs: readonly SettledJob[],
  printers: readonly PrinterPaper[],
): string[] {
  return printers.flatMap(({ printerId, namesJobs, paper }) => {
    const own = jobs.filter((job) => job.printerId === printerId);
    const withJob = new Set(own.map(({ order }) => order));
    const counts = new Map<string, number>();
    for (const sheet of paper) counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
    return [
      ...orders.flatMap((order) => (withJob.has(order) ? [] : [`order ${order} has no sheet for a printer`])),
      ...own.flatMap(({ order, status }) =>
        status === 'QUEUED' || status === 'FETCHED' ? [`the sheet of order ${order} waits for ever`] : [],
      ),
      ...[...counts].flatMap(([sheet, count]) => (count > 1 ? [`sheet ${sheet} came out ${count} times`] : [])),
      ...(namesJobs ? judgeNamed(own, counts, paper) : judgeCounted(own, counts.size)),
    ];
  });
}

function judgeNamed(jobs: readonly SettledJob[], counts: ReadonlyMap<string, number>, paper: readonly string[]) {
  const sequences = new Map(jobs.map(({ id, sequence }) => [id, sequence]));
  const isOutOfTurn = paper.some((id, at) => (sequences.get(id) ?? 0) < (sequences.get(paper[at - 1] ?? '') ?? 0));
  return [
    ...jobs.flatMap(({ id, status, order }) => {
      const isOnPaper = counts.has(id);
      if (status === 'PRINTED' && !isOnPaper)
        return [`the sheet of order ${order} counts as printed and is not on paper`];
      return status === 'FAILED' && isOnPaper ? [`the sheet of order ${order} counts as failed and is on paper`] : [];
    }),
    ...(isOutOfTurn ? ['sheets came out of turn'] : []),
  ];
}

function judgeCounted(jobs: readonly SettledJob[], sheets: number): string[] {
  const printed = jobs.filter(({ status }) => status === 'PRINTED').length;
  const unknown = jobs.filter(({ status }) => status === 'UNKNOWN').length;
  if (sheets < printed) return [`${printed} sheets count as printed and ${sheets} are on paper`];
  return sheets > printed + unknown
    ? [`${sheets} sheets are on paper, and ${printed + unknown} at most are known`]
    : [];
}
