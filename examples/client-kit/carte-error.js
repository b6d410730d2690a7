// @ts-check

/**
 * @typedef {object} GraphqlError
 * @property {string} message - in the language of the call.
 * @property {readonly (string | number)[]} [path] - the field in the answer, or the input in the call.
 * @property {{ readonly code?: string, readonly requestId?: string }} [extensions]
 */

/** What the shop did not do. Refusals that a shopper can act on are data and never end here. */
export class CarteError extends Error {
  /**
   * @param {string} message
   * @param {object} about
   * @param {number} about.status - of HTTP.
   * @param {string} about.code - stable, as the shop's list of error codes has it.
   * @param {string | null} [about.requestId] - by which the shop's log knows the call.
   * @param {number | null} [about.retryAfterSeconds] - how long the shop asks to wait.
   * @param {readonly GraphqlError[]} [about.errors]
   * @param {unknown} [about.data] - what else was answered; null for nothing.
   */
  constructor(message, { status, code, requestId = null, retryAfterSeconds = null, errors = [], data = null }) {
    super(message);
    this.name = 'CarteError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.errors = errors;
    this.data = data;
  }
}

/**
 * The error that an answer stands for.
 *
 * @param {Response} response
 * @param {unknown} answer - its JSON; null when it had none.
 * @returns {CarteError}
 */
export function errorOf(response, answer) {
  const { status, statusText, headers } = response;
  const body =
    /** @type {{ errors?: GraphqlError[], error?: GraphqlError & { code?: string }, data?: unknown } | null} */ (
      answer
    );
  const errors = body?.errors ?? (body?.error ? [body.error] : []);
  const [first] = errors;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return new CarteError(first?.message ?? (statusText || `HTTP ${status}`), {
    status,
    code: first?.extensions?.code ?? body?.error?.code ?? `HTTP_${status}`,
    requestId: first?.extensions?.requestId ?? headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
    errors,
    data: body?.data ?? null,
  });
}
