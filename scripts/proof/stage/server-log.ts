/** Level of a line that somebody has to look at. */
const ERROR_LEVEL = 50;

/** Lines of a server's output that tell of a fault of its own. */
export function errorsOf(output: string): string[] {
  return output.split('\n').filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR_LEVEL);
}
