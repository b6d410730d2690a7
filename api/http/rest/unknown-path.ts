import type { Handler, Hono } from 'hono';
import { problem } from '../request/problem';
import type { ServerEnv } from '../request/server-env';

/** Whether a route's path, with `:name` for what varies, stands for this one. */
function isPathOf(route: string, path: string): boolean {
  const [parts, asked] = [route.split('/'), path.split('/')];
  return parts.length === asked.length && parts.every((part, place) => part.startsWith(':') || part === asked[place]);
}

/** Methods that some route of this path takes; `OPTIONS` and, with `GET`, `HEAD` are answered for all of them. */
function methodsOf({ routes }: Hono<ServerEnv>, path: string): readonly string[] {
  const taken = routes.filter((route) => route.method !== 'ALL' && isPathOf(route.path, path));
  const methods = new Set(taken.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return methods.size > 0 ? [...methods, 'OPTIONS'] : [];
}

/** Answers what no route below a path of programs has answered: 405 with `Allow` where another method would be, else 404. */
export function unknownPath(app: Hono<ServerEnv>): Handler<ServerEnv> {
  return (c) => {
    const methods = methodsOf(app, c.req.path);
    if (methods.length === 0 || methods.includes(c.req.method)) return c.json(problem(c, 'NOT_FOUND'), 404);
    c.header('allow', methods.join(', '));
    return c.json(problem(c, 'METHOD_NOT_ALLOWED', { methods: methods.join(', ') }), 405);
  };
}
