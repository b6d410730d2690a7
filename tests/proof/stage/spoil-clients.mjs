// Takes away what keeps a lost connection, or a full disk, from doing harm, in the driver and not in the product. Loaded before a server that is
// to be mutated (`NODE_OPTIONS=--import …`).
import pg from 'pg';

const { on, query } = pg.Client.prototype;

/** @param {unknown} asked */
const textOf = (asked) => (typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '');

const SPOILERS = {
  /** Nobody hears a client until it is connected. */
  listener() {
    pg.Client.prototype.on = function deaf(event, listener) {
      return event === 'error' && !this._connected ? this : on.call(this, event, listener);
    };
  },
  /** What is lost at the beginning of a transaction says nothing that anybody knows. */
  begin() {
    pg.Client.prototype.query = function unknown(config, ...rest) {
      const answer = query.call(this, config, ...rest);
      if (textOf(config) !== 'BEGIN') return answer;
      return answer.catch(() => {
        throw new Error('something happened');
      });
    };
  },
  /** An end of a transaction that was lost is taken for done. */
  commit() {
    pg.Client.prototype.query = function hopeful(config, ...rest) {
      const answer = query.call(this, config, ...rest);
      if (textOf(config) !== 'COMMIT') return answer;
      return answer.catch(() => ({ rows: [], fields: [], rowCount: 0 }));
    };
  },
  /** A full disk is known by what comes of it alone. */
  cause() {
    pg.Client.prototype.query = function vague(config, ...rest) {
      const answer = query.call(this, config, ...rest);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error) => {
        throw Object.assign(error, error.code === '53100' && { code: '25P02' });
      });
    };
  },
};

SPOILERS[process.env.PROOF_CLIENTS]?.();
