/** Log lines that report a fault of the server. */
export function errorsOf(output: string): string[] {
  return output.split('\n').filter((line) => /^\{"level":"(error|fatal)"/.test(line));
}
