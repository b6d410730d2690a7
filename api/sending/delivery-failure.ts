/** Why an attempt did not count. Each is a key of a message, prefixed by `DELIVERY_`. */
export const DELIVERY_FAILURES = [
  // An answer came, and it is not a success.
  'STATUS',
  'REDIRECT',
  'GONE',
  /** One recipient's address is no more, or takes nothing: it is not tried again. */
  'RECIPIENT_GONE',
  // No answer came.
  'CONNECT_TIMEOUT',
  'TIMEOUT',
  'NAME_NOT_FOUND',
  'CONNECTION_REFUSED',
  'CONNECTION_BROKEN',
  'UNREACHABLE',
  'TLS',
  'ADDRESS_REFUSED',
  'ANSWER_INVALID',
  'NETWORK',
  // Our own process ended, or failed, each time it tried.
  'INTERRUPTED',
  // Rendering it ended a process of ours twice: it is put aside.
  'PROCESS_ENDED',
  // Nothing was sent, and nothing will be until staff repair the target.
  'TEMPLATE_INVALID',
  'URL_INVALID',
  'HEADERS_INVALID',
  'SECRET_UNREADABLE',
] as const;

export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** These say nothing of how the target is: nothing was sent, or one recipient takes nothing. */
const OURS: readonly DeliveryFailure[] = [
  'RECIPIENT_GONE',
  'INTERRUPTED',
  'PROCESS_ENDED',
  'TEMPLATE_INVALID',
  'URL_INVALID',
  'HEADERS_INVALID',
  'SECRET_UNREADABLE',
];

/** Whether it counts against the target: see `BREAKER_RULE`. */
export function isTheTargetsFault(failure: DeliveryFailure): boolean {
  return !OURS.includes(failure);
}

const BY_CODE: Readonly<Record<string, DeliveryFailure>> = {
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  UND_ERR_CONNECT_TIMEOUT: 'CONNECT_TIMEOUT',
  ETIMEDOUT: 'CONNECT_TIMEOUT',
  UND_ERR_HEADERS_TIMEOUT: 'TIMEOUT',
  UND_ERR_BODY_TIMEOUT: 'TIMEOUT',
  ENOTFOUND: 'NAME_NOT_FOUND',
  EAI_AGAIN: 'NAME_NOT_FOUND',
  ENODATA: 'NAME_NOT_FOUND',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_BROKEN',
  EPIPE: 'CONNECTION_BROKEN',
  UND_ERR_SOCKET: 'CONNECTION_BROKEN',
  ENETUNREACH: 'UNREACHABLE',
  EHOSTUNREACH: 'UNREACHABLE',
  EADDRNOTAVAIL: 'UNREACHABLE',
  EPROTO: 'TLS',
  UND_ERR_HEADERS_OVERFLOW: 'ANSWER_INVALID',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'ANSWER_INVALID',
};

/** OpenSSL's verification results, as in `CERT_HAS_EXPIRED` or `DEPTH_ZERO_SELF_SIGNED_CERT`. */
const TLS_CODE = /CERT|^ERR_TLS|^ERR_SSL|UNABLE_TO_|CRL_/;

/** The failure behind what undici, net, tls or dns threw, and what it said. */
export function failureOf(error: unknown): { failure: DeliveryFailure; detail: string } {
  const errors = unfold(error);
  const detail = errors.map((one) => one.message).find(Boolean) ?? String(error);
  for (const one of errors) {
    const code = 'code' in one ? String(one.code) : '';
    if (one.name === 'TimeoutError') return { failure: 'TIMEOUT', detail };
    const known = BY_CODE[code];
    if (known) return { failure: known, detail };
    if (TLS_CODE.test(code)) return { failure: 'TLS', detail };
    if (one.name === 'HTTPParserError') return { failure: 'ANSWER_INVALID', detail };
  }
  return { failure: 'NETWORK', detail };
}

/** An error, then its causes and the parts of an `AggregateError` (one for each address tried). */
function unfold(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error, ...unfold(error.cause), ...parts.flatMap(unfold)];
}
