import { createDatabase, databaseOf, withAdmin } from './connection.mjs';

/**
 * The native engine takes this advisory lock around every schema change. The WebAssembly one takes it for some
 * requests only, and on the database that `reset` drops.
 */
const ADVISORY_LOCK = 72707369;
const CHANGES_SCHEMA = new Set([
  'applyMigrations',
  'createMigration',
  'markMigrationApplied',
  'markMigrationRolledBack',
  'reset',
  'schemaPush',
]);

/**
 * Returns the function that answers one JSON-RPC request.
 * @param print - shows text through the CLI: `diff` returns its script, where the native engine prints it.
 */
export function createHandler({ getEngine, url, print }) {
  async function call(method, params) {
    if (method === 'createDatabase') {
      await createDatabase(url);
      return { databaseName: databaseOf(url) };
    }
    const engine = await getEngine();
    if (method === 'getDatabaseVersion') return engine.version(params ?? null);
    if (method === 'diff') {
      const { stdout, ...answer } = await engine.diff({ exitCode: null, ...params });
      if (stdout) await print(stdout.replace(/\n$/, ''));
      return answer;
    }
    if (typeof engine[method] !== 'function') throw new Error(`Method not found: ${method}`);
    return engine[method](params);
  }

  return async ({ method, params }) => {
    if (!CHANGES_SCHEMA.has(method)) return call(method, params);
    // Held on a database that `reset` does not drop.
    return withAdmin(url, async (client) => {
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
      return call(method, params);
    });
  };
}
