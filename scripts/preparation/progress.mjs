const UPDATE_MS = 1_000;

/**
 * Shows a line while `work` runs, with its seconds on a terminal, and then a line with the outcome.
 * @param options.isAnnounced - print a line at the start too where there is no terminal.
 * @param work - resolves with `ok`: whether it succeeded.
 */
export async function withProgress({ doing, done }, work, { isAnnounced = false } = {}) {
  const startedAt = Date.now();
  const isTerminal = process.stdout.isTTY;
  const show = () => process.stdout.write(`\r\x1b[2K  ${doing} … ${seconds(startedAt)}`);
  if (isTerminal) show();
  else if (isAnnounced) console.log(`  ${doing} …`);
  const timer = isTerminal ? setInterval(show, UPDATE_MS) : null;
  const result = await work();
  if (timer) clearInterval(timer);
  if (isTerminal) process.stdout.write('\r\x1b[2K');
  console.log(result.ok ? `✓ ${done} (${seconds(startedAt)})` : `✗ ${doing}: failed (${seconds(startedAt)})`);
  return result;
}

function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
