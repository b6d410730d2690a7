// It changes what the driver sends to PostgreSQL, so that the product itself needs no switch with which a guarantee
// could be turned off. Loaded before a server that is to be mutated (`NODE_OPTIONS=--import …`), or called.
import pg from 'pg';

/** Rows of a table are read without being held. */
const unheld = (table) => (sql) =>
  sql.includes(`from "${table}"`) ? sql.replace(/\bfor (no key )?update\b(?! skip)/i, '') : sql;

const REWRITES = {
  /** No transactions: nothing is rolled back and no lock is kept. */
  transaction: (sql) => (/^(BEGIN|COMMIT|ROLLBACK)/i.test(sql) ? 'select 1' : sql),
  /** A node that never hears what the others tell. */
  listen: (sql) => (sql.startsWith('listen ') ? 'select 1' : sql),
  /** Requests with the same key no longer wait for one another. */
  key: (sql) => sql.replace('pg_advisory_xact_lock(hashtextextended', 'abs(hashtextextended'),
  cart: unheld('Checkout'),
  administrators: unheld('Channel'),
  promo: unheld('PromoCode'),
  /** A place is counted without being asked whether there is one. */
  slot: (sql) => sql.replace(/(usage\."taken" <) (\$\d+::int)/, '$1 $2 + 1000'),
  /** Browsers no longer wait for one another in the wizard. */
  setUp: (sql) => sql.replace(/pg_advisory_xact_lock\((\$\d+::bigint)\)/, 'abs($1)'),
};

/**
 * Rewrites every statement of this process from now on.
 *
 * @param {string} name - which of the rewrites.
 * @returns {() => void} what puts it right again.
 */
export function rewriteSql(name) {
  const rewrite = REWRITES[name];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function mutated(config, ...rest) {
    const changed = typeof config === 'string' ? rewrite(config) : { ...config, text: rewrite(config.text) };
    return query.call(this, typeof config?.submit === 'function' ? config : changed, ...rest);
  };
  return () => {
    pg.Client.prototype.query = query;
  };
}

if (process.env.PROOF_REWRITE in REWRITES) rewriteSql(process.env.PROOF_REWRITE);
