// @ts-check

/**
 * Where a shopper's session is kept between calls.
 *
 * @typedef {object} SessionStore
 * @property {() => string | null} get
 * @property {(session: string) => void} set
 */

/**
 * For one shopper of a program: forgotten with the process.
 *
 * @returns {SessionStore}
 */
export function memorySession() {
  /** @type {string | null} */
  let kept = null;
  return {
    get: () => kept,
    set: (session) => {
      kept = session;
    },
  };
}

/**
 * For a page: the cart is there after a reload and in other tabs. A browser that blocks storage keeps it for the page.
 *
 * @param {string} [name] - one for each shop that the site orders from.
 * @returns {SessionStore}
 */
export function browserSession(name = 'carte-session') {
  const memory = memorySession();
  return {
    get: () => {
      try {
        return localStorage.getItem(name) ?? memory.get();
      } catch {
        return memory.get();
      }
    },
    set: (session) => {
      memory.set(session);
      try {
        localStorage.setItem(name, session);
      } catch {
        // Storage is full or blocked.
      }
    },
  };
}
