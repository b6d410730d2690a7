import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { addressOf, type PublicAddress } from './request-context';
import type { ServerEnv } from './server-env';

/** By what a caller is counted before anything else is known of them. */
export function addressOfCaller(c: Context<ServerEnv>, address: PublicAddress): string {
  return addressOf(c.req.header('x-forwarded-for') ?? null, getConnInfo(c).remote.address ?? '', address);
}
