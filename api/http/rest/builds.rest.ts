import { Hono } from 'hono';
import type { Build } from '../pages/build';
import { ROUTE_RULES } from '../pages/route-rules';

/** What tells an open page that a newer version is being served. */
export function buildsRoutes(build: Build): Hono {
  return new Hono()
    .get('/latest.json', (c) => {
      c.header('cache-control', 'no-cache');
      return c.json(build);
    })
    .get('/meta/:file', (c) => {
      if (c.req.param('file') !== `${build.id}.json`) return c.notFound();
      c.header('cache-control', 'public, max-age=31536000, immutable');
      return c.json({ ...build, matcher: ROUTE_RULES });
    });
}
