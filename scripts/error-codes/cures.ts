import { MAXIMUM_COST } from '../../api/http/limits/cost-limit';
import { LIMITS } from '../../api/http/limits/operation-limits';

/**
 * What an API client does about each refusal, by its code. The schema's description of the type gives the cause.
 */
export const CURES: Readonly<Record<string, string>> = {
  ALREADY_SET_UP: 'Sign in instead.',
  BELOW_MINIMUM: 'Show `missing`; place again once more is in the cart.',
  BUSY: 'Send the same again after `seconds`, with the same idempotency key.',
  CHANGE_TOO_SMALL: 'Ask for a larger note, or send `changeFrom: null`.',
  CONFLICT: 'Read the row again, show both, and send the change with the new `version`.',
  CURRENCY_LOCKED: 'Keep the currency; another needs a shop of its own.',
  DELIVERY_UNDER_WAY: 'Erase the client again in a minute.',
  EMPTY_CART: 'Add a dish first, or send `lines` with the order.',
  FORBIDDEN: 'Use an account with the role, or a token with the scope that the field’s description names.',
  IDEMPOTENCY_MISMATCH: 'Make a new key for each new order or refund; repeat one with its own data.',
  INVALID_CODE: 'Wait for the next code of the app, or take an unused recovery code.',
  INVALID_CREDENTIALS: 'Ask for both again.',
  INVALID_INPUT:
    'Read `fields`: each has the path of the input as it was sent, and a code of [the list below](#fields-of-invalid_input).',
  INVALID_OPTIONS: 'Read `problems`, and offer the dish’s option groups as they are now.',
  INVALID_SET_UP_CODE: 'Copy the code from the server’s log; each start prints it until there is a shop.',
  INVITATION_UNUSABLE: 'Ask an administrator for a new invitation.',
  RECOVERY_UNUSABLE: 'Ask for a new link by `askForRecovery`.',
  KEYS_REFUSED: 'Copy the keys from the provider’s account again.',
  LAST_ADMIN: 'Make somebody else an administrator first.',
  LAST_VARIANT: 'Delete the product instead.',
  LINE_NOT_FOUND: 'Read the cart again.',
  LIVE_PAYMENT_REFUSED: 'Offer methods that are paid on receiving, or give the account its keys for tests.',
  MAINTENANCE: 'Show the banner, keep the cart, and try later.',
  MENU_NOT_EMPTY: 'Load the demo menu into an empty shop.',
  METHOD_UNAVAILABLE: 'Offer the other way of receiving; `channel` says which are on.',
  MOVE_NOT_ALLOWED: 'Read the order again and offer its `allowedMoves`.',
  NOT_AMENDABLE: 'Read the order’s `status`; step back first where that is allowed.',
  NOT_FOUND: 'Forget the id.',
  BOT_TOKEN_REFUSED: 'Show the message; copy the token again from BotFather.',
  NOTICE_NOT_SENT: 'Show the message; correct the channel’s settings, and try again.',
  OPTION_REQUIRED: 'Lower the group’s minimum first.',
  ORDER_IS_OVER: 'Place a new order.',
  ORDER_NOT_FOUND: 'Check the token; an order of another shop is not found either.',
  ORDER_TAKEN: 'Read `Channel.courierWork` again: `by` brings it.',
  ORDER_TOO_LARGE: 'Show the shop’s phone number.',
  ORDERS_NOT_OVER: 'Complete or cancel the orders that it names.',
  ORDERS_PAUSED: 'Offer the slots after `until`.',
  OUTSIDE_DELIVERY_AREA: 'Offer another address, or pickup.',
  PAID_BY_CARD: 'Refund what is to go back by `refundOrder`; an order from elsewhere is changed there.',
  PASSKEY_REFUSED: 'Begin again, or sign in with the password.',
  PAYMENT_DECLINED: 'Offer the other payment methods, or try once more.',
  PAYMENT_METHOD_UNAVAILABLE: 'Read `channel.paymentMethods` again.',
  PAYMENT_PENDING: 'Read the order by `token` and lead to its `continueUrl`, or leave the payment first.',
  PRICE_CHANGED: 'Show `lines` and `newTotal`; place again with that `expectedTotal`.',
  PROMISE_CHANGED: 'Show the new time; place again with it as acknowledged.',
  PROMO_NOT_APPLICABLE:
    'Show the reason. A cart keeps a code with `BELOW_MINIMUM` or `DELIVERY_ONLY`, which counts once the cart allows it; with other reasons it stays without the code.',
  PROPOSAL_OVER: 'Read the order again.',
  PROPOSAL_PENDING: 'Wait for the answer, or withdraw the other change.',
  PROVIDER_IN_USE: 'Take the account off the payment methods; with payments it stays.',
  PROVIDER_UNREACHABLE: 'Try again in a minute.',
  REASON_REQUIRED: 'Send a reason.',
  RECEIVER_HEADER_INVALID: 'Correct the header that it names.',
  RECEIVER_URL_INVALID: 'Correct the address; it begins with `http://` or `https://`.',
  REFUND_TOO_LARGE: 'Refund `left` at most; read the order’s payments again.',
  SECOND_FACTOR_NEEDED: 'Ask for the code and send `completeSignIn`.',
  SECOND_FACTOR_REQUIRED: 'Leave it on, or change the shop’s rule.',
  SHOP_CLOSED: 'Offer `channel.timeSlots`, or wait until `opensAt`; with `closesAt` it is too late for now.',
  SHOP_NOT_SET_UP: 'Finish the first-run wizard.',
  SIGN_IN_EXPIRED: 'Begin again with `signIn`.',
  SIGN_IN_TOO_OLD: 'Sign out and in again.',
  SIGNING_SECRET_INVALID: 'Send `whsec_` and 24 to 64 bytes in base64, or let Carte make one.',
  SLOT_TAKEN: 'Read the slots again and offer another.',
  SLOT_UNAVAILABLE: 'Read the slots again and offer another.',
  SOLD_OUT: 'Take `lines` out of the cart, or offer something else.',
  STALE_CART: 'Read the cart again, show it, and place with its present `version`.',
  STALE_ORDER: 'Read the order again, show who changed it, and ask again.',
  TEMPLATE_INVALID: 'Correct the template at `line` and `column`.',
  TIP_NOT_POSSIBLE: 'Read `Channel.tips` again and offer those; with `TOO_LARGE` at most `maximum`.',
  TOO_HEAVY: 'Take out at least `excess` grams.',
  TOO_MANY_ATTEMPTS: 'Wait `seconds`; the right password helps no sooner.',
  TOO_MANY_ENTRIES: 'Delete one of the list first.',
  TOO_MANY_LINES: 'Order the rest by itself.',
  TOO_MANY_OF_ONE: 'Lower the amount; the message says how many there may be.',
  VARIANT_NOT_FOUND: 'Read the menu again.',
  WAREHOUSE_IN_USE: 'Change the zones that are measured from it first.',
  WAREHOUSE_REQUIRED: 'Send `warehouseId`, one of `channel.warehouses`.',
  ZONE_UNAVAILABLE: 'Read `channel.deliveryZones` again.',
};

/** A failure of the whole request, or of a field that may not be read. */
export interface RequestFailure {
  readonly code: string;
  readonly status: string;
  readonly cause: string;
  readonly cure: string;
}

/**
 * The code is in `errors[].extensions.code` over GraphQL, in `error.code` over REST. GraphQL's own errors also set
 * the HTTP status.
 */
export const REQUEST_FAILURES: readonly RequestFailure[] = [
  {
    code: 'ALIAS_LIMIT_EXCEEDED',
    status: '400',
    cause: `More than ${LIMITS.aliases} aliases.`,
    cure: 'Ask in several operations.',
  },
  {
    code: 'BAD_REQUEST',
    status: '400',
    cause:
      'No request of GraphQL: neither `query` nor the hash of a persisted document, a parameter that is unknown or of another type, or several requests in one.',
    cure: 'Send one object with `query`, `variables`, `operationName` and `extensions`.',
  },
  {
    code: 'BAD_USER_INPUT',
    status: '200 or 400',
    cause:
      '`variables` or `extensions` of a GET are not JSON, a variable does not fit its type, an id is of another type, or a cursor is not of the list.',
    cure: 'Correct the request.',
  },
  { code: 'BODY_TOO_LARGE', status: '413', cause: 'The body is larger than 256 KB.', cure: 'Send less at once.' },
  {
    code: 'COST_LIMIT_EXCEEDED',
    status: '400',
    cause: `The operation costs more than ${MAXIMUM_COST.toLocaleString('en')}.`,
    cure: 'Ask for smaller pages; `extensions.cost` says what it costs.',
  },
  {
    code: 'CURSOR_EXPIRED',
    status: '410',
    cause: 'The database was restored since.',
    cure: 'Read the feed from its beginning.',
  },
  {
    code: 'DEPTH_LIMIT_EXCEEDED',
    status: '400',
    cause: `Fields are nested more than ${LIMITS.depth} deep.`,
    cure: 'Ask in several operations.',
  },
  {
    code: 'DIRECTIVE_LIMIT_EXCEEDED',
    status: '400',
    cause: `More than ${LIMITS.directives} directives.`,
    cure: 'Leave some out.',
  },
  {
    code: 'EXECUTION_TIMEOUT',
    status: '503',
    cause: 'The operation was stopped.',
    cure: 'Ask for less, or try again later.',
  },
  {
    code: 'FORBIDDEN',
    status: '200 or 403',
    cause:
      'The role or the token does not allow it: `scope` is the one that the token lacks; or a change came from a site that is not allowed.',
    cure: 'Another role or token; or enter the site under Settings → API tokens.',
  },
  {
    code: 'GRAPHQL_PARSE_FAILED',
    status: '200 or 400',
    cause: 'The document is no GraphQL; `locations` says where it ends to be.',
    cure: 'Correct it.',
  },
  {
    code: 'GRAPHQL_VALIDATION_FAILED',
    status: '200 or 400',
    cause: 'The document does not fit the schema: the message says what was probably meant.',
    cure: 'Correct it; `schema.graphql` or introspection has the schema.',
  },
  {
    code: 'HTTPS_NOT_SET',
    status: '403',
    cause: 'The page is open over https and the server does not know.',
    cure: 'Set `PUBLIC_URL` and `TRUST_PROXY`.',
  },
  {
    code: 'INTERNAL',
    status: '500',
    cause: 'A fault of Carte; the log has it under `requestId`.',
    cure: 'Try once more, then report the id.',
  },
  {
    code: 'INVALID_CURSOR',
    status: '200 or 422',
    cause: 'The cursor is of another list, or cut off.',
    cure: 'Send it as it was given.',
  },
  {
    code: 'INVALID_PAGE',
    status: '400',
    cause: '`first` and `last` were both sent, or one is below zero.',
    cure: 'Send one of them, 0 to 100.',
  },
  { code: 'INVALID_ID', status: '200', cause: 'Not an id of this API.', cure: 'Send ids as they were answered.' },
  {
    code: 'INVALID_TOKEN',
    status: '401',
    cause: 'The token is empty, unknown, revoked or expired.',
    cure: 'Ask staff for a new one.',
  },
  { code: 'MALFORMED_REQUEST', status: '400', cause: 'The body is not JSON.', cure: 'Correct it.' },
  { code: 'METHOD_NOT_ALLOWED', status: '405', cause: 'The path does not take this verb.', cure: 'See `Allow`.' },
  {
    code: 'NOT_ACCEPTABLE',
    status: '406',
    cause:
      '`Accept` takes none of the types that there are; of a subscription that is `text/event-stream` alone, and never `multipart/mixed`.',
    cure: 'Accept `application/json`, and `text/event-stream` for a subscription.',
  },
  { code: 'NOT_FOUND', status: '404', cause: 'Nothing is at this path or under this id.', cure: 'Check both.' },
  {
    code: 'OPERATION_RESOLUTION_FAILURE',
    status: '400',
    cause: 'The document has no operation of that name, or several and none is named.',
    cure: 'Send its name as `operationName`.',
  },
  {
    code: 'PAGE_TOO_LARGE',
    status: '400',
    cause: 'More than 100 items of a connection at once, or more of a list than its field says.',
    cure: '`limit` is how many there can be. Go on from `endCursor`.',
  },
  {
    code: 'PERSISTED_QUERY_NOT_IN_LIST',
    status: '200',
    cause: 'No document with this hash is kept here; the shop keeps none of other clients.',
    cure: 'Send `query` too: Apollo Client’s `PersistedQueryLink` does so by itself.',
  },
  {
    code: 'ROOT_FIELD_LIMIT_EXCEEDED',
    status: '400',
    cause: `More than ${LIMITS.rootFields} fields at the root.`,
    cure: 'Ask in several operations.',
  },
  {
    code: 'SHOP_NOT_SET_UP',
    status: '200, 404 or 503',
    cause: 'The first-run wizard is not finished.',
    cure: 'Finish it.',
  },
  {
    code: 'TOKEN_LIMIT_EXCEEDED',
    status: '400',
    cause: `The document has more than ${LIMITS.tokens.toLocaleString('en')} tokens.`,
    cure: 'Divide it.',
  },
  {
    code: 'TOO_MANY_REQUESTS',
    status: '429',
    cause: 'More requests in a minute than one address, session or token may send.',
    cure: 'Wait as `Retry-After` says.',
  },
  {
    code: 'TOO_MANY_STREAMS',
    status: '429',
    cause: 'Too many live streams are open.',
    cure: 'Close one; share one in several tabs.',
  },
  {
    code: 'UNAUTHENTICATED',
    status: '200 or 401',
    cause: 'The field or the path is for staff or a token.',
    cure: 'Sign in, or send a token.',
  },
  {
    code: 'UNAVAILABLE',
    status: '503',
    cause: 'The database can’t be reached.',
    cure: 'Send the same again after `Retry-After`, with the same idempotency key.',
  },
  {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: '415',
    cause: 'The body is not sent as JSON.',
    cure: 'Send `Content-Type: application/json`.',
  },
  {
    code: 'WRONG_ADDRESS',
    status: '403',
    cause: 'The page is open at another address than the shop’s.',
    cure: 'Open the shop’s address, or correct `PUBLIC_URL`.',
  },
];

/** Messages of `api/messages` that are no field's fault. */
export const NOT_OF_FIELDS =
  /^(?:ORDER_REASON_|DOUBT_|PRINT_|REFERENCE_MISMATCH|DELIVERY_|APP_SHORTCUT_|SIGN_IN_WINDOW_|INVITATION_|NOTICE_|TELEGRAM_|UNAVAILABLE|PAID_ONLINE|PAID_ELSEWHERE|PAYMENT_DE|FORM_NOT_TAKEN|TOO_LONG_FOR|COPY_NAME|MENU_NAME|PRICE_FROM|LAST_ADMIN$|SCOPE_MISSING$)/;
