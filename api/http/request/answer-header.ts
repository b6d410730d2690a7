import type { Context as HonoContext } from 'hono';

/**
 * Sets a header of an answer that exists already. Hono's own way makes a new answer for each header, and a new stream of
 * its bytes.
 */
export function setAnswerHeader(c: HonoContext, name: string, value: string): void {
  change(c, (headers) => headers.set(name, value), { name, value });
}

/** The same for a header that may occur several times. */
export function appendAnswerHeader(c: HonoContext, name: string, value: string): void {
  change(c, (headers) => headers.append(name, value), { name, value, append: true });
}

interface Wanted {
  readonly name: string;
  readonly value: string;
  readonly append?: boolean;
}

function change(c: HonoContext, set: (headers: Headers) => void, { name, value, append }: Wanted): void {
  if (!c.finalized) {
    c.header(name, value, { append });
    return;
  }
  try {
    set(c.res.headers);
  } catch (error) {
    // A redirect's own headers can't be changed.
    if (!(error instanceof TypeError)) throw error;
    c.header(name, value, { append });
  }
}
