import { Hono } from 'hono';
import type { ServerEnv } from '../request/server-env';
import { openApiDocument } from './document';

/** `/api/openapi.json`, built with the first request. */
export function openApiRoutes(): Hono<ServerEnv> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono<ServerEnv>().get('/openapi.json', (c) => {
    document ??= openApiDocument();
    c.header('cache-control', 'public, max-age=3600');
    return c.json(document);
  });
}
