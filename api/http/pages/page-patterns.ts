import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router';

type Routes = Readonly<
  Record<string, Pick<NonNullable<ServerBuild['routes'][string]>, 'id' | 'parentId' | 'path' | 'index'> | undefined>
>;

const DATA_SUFFIX = /\.data$/;

/** The routes that a page's path matches, the outermost first; none for an unknown path. */
export function pageMatches(routes: Routes): (pathname: string, prefix: string) => readonly RouteMatch[] {
  const tree = childrenOf(routes, undefined);
  return (pathname, prefix) => {
    // What a link asks for is the same page without its frame.
    const path =
      pathname
        .slice(prefix.length)
        .replace(DATA_SUFFIX, '')
        .replace(/^\/_root$/, '/') || '/';
    return matchRoutes(tree, path) ?? [];
  };
}

/** What a page's path is an example of: `/catalog/:categorySlug` for `/ru/catalog/pizza`. Unknown paths are `*`. */
export function pagePatterns(routes: Routes): (pathname: string, prefix: string) => string {
  const matchesOf = pageMatches(routes);
  return (pathname, prefix) => {
    const matches = matchesOf(pathname, prefix);
    const pattern = matches.flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? []).join('/');
    return matches.length === 0 ? '*' : `/${pattern}`;
  };
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return index ? [{ id, path, index }] : [{ id, path, children: childrenOf(routes, id) }];
  });
}
