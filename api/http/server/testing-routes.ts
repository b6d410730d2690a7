const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** A request to every mounted route, and to pages. @param id - for what varies in a path. */
export function everyRoute(mounted: readonly string[], id = 'x'): string[] {
  const requests = mounted.flatMap((route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/:\w+(?:\{[^}]*\})?/g, id).replace('*', 'anything');
    return (method === 'ALL' ? WRITING : [method]).map((one) => `${one} ${path}`);
  });
  return [...new Set([...requests, 'POST /api/menu', 'POST /api/media/x'])].sort();
}
