/** How many requests a server has answered, by the status of the answer. */
export type Answers = ReadonlyMap<string, number>;

const LINE = /^carte_http_request_duration_seconds_count\{(?:[^}]*,)?status="(\d+)"[^}]*\} (\d+)/gm;

/** @param metrics - as Prometheus reads them. */
export function countAnswers(metrics: string): Answers {
  const answers = new Map<string, number>();
  for (const [, status = '', count] of metrics.matchAll(LINE)) {
    answers.set(status, (answers.get(status) ?? 0) + Number(count));
  }
  return answers;
}

/** What came between two looks: all requests, those beyond a limit, and those that failed. */
export function countedSince(before: Answers, after: Answers): string {
  const since = [...after].map(([status, count]) => ({ status, count: count - (before.get(status) ?? 0) }));
  const sum = (wanted: (status: string) => boolean) =>
    since.reduce((total, { status, count }) => (wanted(status) ? total + count : total), 0);
  const failed = since.filter(({ status, count }) => status >= '500' && count > 0);
  const failures = failed.map(({ status, count }) => `${count} × ${status}`).join(', ') || 'none with 500 or more';
  return `${sum(() => true)} requests answered, ${sum((status) => status === '429')} of them as too many, ${failures}`;
}
