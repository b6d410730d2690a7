import type { Context as HonoContext } from 'hono';
import { requirePermission } from '../../access/caller';
import type { BodyLimit } from '../request/request-body';
import type { ServerEnv } from '../request/server-env';

interface FileLimit extends BodyLimit {
  /** What its sender has to be allowed. */
  readonly permission: Parameters<typeof requirePermission>[1];
}

/**
 * The file that a request carries, of more bytes than a stranger may send.
 *
 * @throws {Forbidden} before a byte of it is read.
 * @throws {DomainError} as {@link RequestBody.read} does.
 */
export async function readFile(c: HonoContext<ServerEnv>, { permission, ...limit }: FileLimit): Promise<Buffer> {
  requirePermission(c.get('scope').context.actor, permission);
  return c.get('body').read(limit);
}
