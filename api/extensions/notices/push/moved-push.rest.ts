import { Hono } from 'hono';
import { z } from 'zod';
import type { ServerEnv } from '../../../http/request/server-env';
import type { AppParts } from '../../../http/rest/extension-routes';
import { pushAddressRule } from '../channels/channel-kinds';
import { readJson } from '../read-json';
import { pushKeys } from './encrypt-push';
import { movePush } from './moved-push.command';

const movedRule = z.strictObject({ former: pushAddressRule, address: pushAddressRule, pushKeys });

/** Where a service worker says that its browser has another subscription; to be mounted at `/notices/push`. */
export function pushRoutes({ services: { db } }: AppParts): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post('/', async (c) => {
    c.header('cache-control', 'no-store');
    const moved = movedRule.safeParse(readJson((await c.get('body').read()).toString())).data;
    if (!moved) return c.body(null, 400);
    const { former, ...present } = moved;
    await movePush(db, former, present);
    return c.body(null, 204);
  });
}
