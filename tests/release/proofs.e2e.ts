import { runToEnd } from '../../scripts/preparation/child.mjs';
import { expect, test } from '../e2e/fixtures';

/** Each takes servers and a PostgreSQL of its own, and waits for the lease of a worker that was killed. */
const TIMEOUT_MS = 600_000;

/** What is promised of orders, in the small version: see docs/developer/guarantees.md. */
for (const name of ['crash', 'nodes', 'upgrade']) {
  test(`npm run proof ${name} finds nothing wrong`, async () => {
    test.setTimeout(TIMEOUT_MS);
    const program = ['--import', 'tsx', 'tests/proof/proof.ts', name, '--small'];
    const { code, output } = await runToEnd(process.execPath, program, { timeoutMs: TIMEOUT_MS });
    expect(code, output).toBe(0);
  });
}
