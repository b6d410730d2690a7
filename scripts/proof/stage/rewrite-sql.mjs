// Loaded before a server that is to be sabotaged (`NODE_OPTIONS=--import …`): it changes what the driver sends to
// PostgreSQL, so that the product itself needs no switch with which a guarantee could be turned off.
import pg from 'pg';

const REWRITES = {
  /** Every statement stands alone: nothing is undone, nothing is held. */
  transaction: (sql) => (/^(BEGIN|COMMIT|ROLLBACK)/i.test(sql) ? 'select 1' : sql),
  /** Requests with the same key no longer wait for one another. */
  key: (sql) => sql.replace('pg_advisory_xact_lock(hashtextextended', 'abs(hashtextextended'),
  /** Rows are read without being held. */
  rows: (sql) => sql.replace(/\bfor (no key )?update\b(?! skip)/gi, ''),
};

const rewrite = REWRITES[process.env.PROOF_REWRITE];
if (rewrite) {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function sabotaged(config, ...rest) {
    const changed = typeof config === 'string' ? rewrite(config) : { ...config, text: rewrite(config.text) };
    return query.call(this, typeof config?.submit === 'function' ? config : changed, ...rest);
  };
}
