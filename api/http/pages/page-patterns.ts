import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const DATA_SUFFIX = /\.data$/;

/** What a page's path is an example of: `/catalog/:categorySlug` for `/ru/catalog/pizza`. Unknown paths are `*`. */
export function pagePatterns(routes: ServerBuild['routes']): (pathname: string, prefix: string) => string {
  const tree = childrenOf(routes, undefined);
  return (pathname, prefix) => {
    // What a link asks for is the same page without its frame.
    const path =
      pathname
        .slice(prefix.length)
        .replace(DATA_SUFFIX, '')
        .replace(/^\/_root$/, '/') || '/';
    const matches = matchRoutes(tree, path) ?? [];
    const pattern = matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? []).join('/');
    return matches.length === 0 ? '*' : `/${pattern}`;
  };
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? [{ id, path, index }] : [{ id, path, children: childrenOf(routes, id) }];
  });
}
