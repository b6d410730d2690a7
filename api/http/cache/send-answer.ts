import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Meter } from '../../telemetry/meter';
import { type Allowance, allowanceHeaders } from '../limits/rate-limits';
import { logRequest } from '../request/logged';
import { newNonce } from '../request/nonce';
import { AnswerBody } from './answer-body';
import type { KeptAnswer, Offer } from './answers';
import { isAmong } from './entity-tag';

/** Headers that each answer sets itself. */
const OF_ONE_REQUEST = new Set([
  ...['x-request-id', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ...['content-length', 'connection', 'date', 'transfer-encoding'],
]);
/** The one header that names a page's nonce. */
const POLICY = 'content-security-policy';
const OF_THE_BYTES = new Set(['content-type', 'content-encoding', 'content-language']);
/** Of a route that has not said its pattern. */
const ANY_ROUTE = '/*';

/**
 * An offered answer as the rest of the server has finished it.
 *
 * @param bytes - what was answered; null for a page, whose own body is taken.
 * @returns null for a page in an encoding that cannot be cached.
 */
export function finishedAnswer({ answer, nonce }: Offer, headers: Headers, bytes: Buffer<ArrayBuffer> | null) {
  const encoding = headers.get('content-encoding');
  if (!bytes && encoding !== null && encoding !== 'gzip') return null;
  const body = bytes ? new AnswerBody(bytes) : answer.body;
  const renamed = (value: string) => (bytes ? value : value.replaceAll(nonce, body.nonce));
  const own = [...headers].filter(([name]) => !OF_ONE_REQUEST.has(name));
  const head = own.map(([name, value]): [string, string] => [name, renamed(value)]);
  return { ...answer, body, head, isPacked: !bytes && encoding !== null } satisfies KeptAnswer;
}

/** What of a request its answer still needs. */
interface Asked {
  readonly method: string;
  /** What `If-None-Match` says. */
  readonly knownTags: string | null;
  readonly startedAt: number;
  readonly allowance: Allowance | null;
  readonly logger: Logger;
  readonly meter: Meter;
}

/** Writes a finished answer with the parts that differ each time: id, nonce, remaining requests. */
export function sendAnswer(outgoing: ServerResponse, answer: KeptAnswer, asked: Asked): void {
  const { method, knownTags, startedAt, allowance, logger, meter } = asked;
  const requestId = randomUUID();
  const own = ['x-request-id', requestId];
  if (allowance) own.push(...allowanceHeaders(allowance).flat());
  const isSame = hasTag(answer, knownTags);
  const status = isSame ? 304 : 200;
  if (isSame)
    outgoing.writeHead(status, [...answer.head.filter(([name]) => !OF_THE_BYTES.has(name)).flat(), ...own]).end();
  else sendWhole(outgoing, answer, own);
  const route = answer.route ?? ANY_ROUTE;
  const seconds = (performance.now() - startedAt) / 1000;
  meter.requestEnded({ method, route, status, seconds });
  logRequest(logger, { requestId, method, route, status }, seconds * 1000);
}

function hasTag({ head }: KeptAnswer, knownTags: string | null): boolean {
  const tag = knownTags !== null && head.find(([name]) => name === 'etag')?.[1];
  return typeof tag === 'string' && isAmong(knownTags, tag);
}

function sendWhole(outgoing: ServerResponse, { head, body, isPacked }: KeptAnswer, own: string[]): void {
  const nonce = body.nonce === '' ? '' : newNonce();
  const { bytes, sent } = isPacked ? body.fillGzip(nonce) : body.fill(nonce);
  const named =
    nonce === ''
      ? head.flat()
      : head.flatMap(([name, value]) => [name, name === POLICY ? value.replaceAll(body.nonce, nonce) : value]);
  outgoing.once('finish', sent);
  outgoing.writeHead(200, [...named, ...own, 'content-length', String(bytes.length)]).end(bytes);
}
