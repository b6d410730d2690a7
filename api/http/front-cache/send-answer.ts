import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Meter } from '../../telemetry/meter';
import { isAmong } from '../cache/entity-tag';
import { type Allowance, allowanceHeaders } from '../limits/rate-limits';
import { logRequest } from '../request/logged';
import { newNonce } from '../request/nonce';
import type { CacheEntry } from './cache-entry';

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

const POLICY = 'content-security-policy';

/** Writes a cached answer with the parts that differ each time: id, nonce, remaining requests. */
export function sendAnswer(outgoing: ServerResponse, answer: CacheEntry, asked: Asked): void {
  const requestId = randomUUID();
  const isSame = answer.tag !== null && isAmong(asked.knownTags, answer.tag);
  const own = ['x-request-id', requestId];
  if (asked.allowance) own.push(...allowanceHeaders(asked.allowance).flat());
  const status = isSame ? 304 : 200;
  if (isSame) outgoing.writeHead(status, [...answer.headOfSame, ...own]).end();
  else sendWhole(outgoing, answer, own);
  const { method, startedAt, logger, meter } = asked;
  const seconds = (performance.now() - startedAt) / 1000;
  meter.requestEnded({ method, route: answer.route, status, seconds });
  logRequest(logger, { requestId, method, route: answer.route, status }, seconds * 1000);
}

function sendWhole(outgoing: ServerResponse, { head, policy, body }: CacheEntry, own: string[]): void {
  const nonce = policy ? newNonce() : '';
  const { bytes, sent } = body(nonce);
  if (policy) own.push(POLICY, policy.join(nonce));
  own.push('content-length', String(bytes.length));
  outgoing.once('finish', sent);
  outgoing.writeHead(200, [...head, ...own]).end(bytes);
}
