import { Hono } from 'hono';
import { callerOf } from '../../../graphql/context';
import { STREET_FILE_BYTES, StreetFileTooLarge } from '../../../streets/refusals';
import { removeStreets, uploadStreets } from '../../../streets/staff-streets.command';
import { readEncoding } from '../../../text-files/encodings';
import { readFile } from '../../pages/read-file';
import type { ServerEnv } from '../../request/server-env';

const STREET_FILE = {
  permission: 'settings',
  maximumBytes: STREET_FILE_BYTES,
  tooLarge: () => new StreetFileTooLarge(),
} as const;

/** `PUT` and `DELETE`, to be mounted at `/api/streets`: a file passes the limits of GraphQL. */
export function streetRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .put('/', async (c) => {
      const caller = callerOf(c.get('scope').context);
      const bytes = await readFile(c, STREET_FILE);
      c.header('cache-control', 'no-store');
      return c.json(await uploadStreets(caller, bytes, readEncoding(c.req.query('encoding'))));
    })
    .delete('/', async (c) => {
      await removeStreets(callerOf(c.get('scope').context));
      return c.body(null, 204);
    });
}
