/** Lines of a server's output that tell of a fault of its own: somebody has to look at them. */
export function errorsOf(output: string): string[] {
  return output.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line));
}
