/** How pages below a path are treated. Paths are without a language prefix; `**` is anything below. */
export interface RouteRule {
  /** Rendered once for all visitors: its data can be read from `{path}/_payload.json`. */
  readonly prerender?: boolean;
  /** May be indexed by search engines. */
  readonly index?: boolean;
  readonly redirect?: string;
}

/** The manifest at `builds/meta/{buildId}.json`. */
export const ROUTE_RULES: { readonly static: Record<string, RouteRule>; readonly wildcard: Record<string, RouteRule> } =
  {
    static: {
      '/': { prerender: true, index: true },
      '/catalog': { prerender: true, index: true },
      '/checkout': { prerender: false, index: false },
      '/finish': { prerender: false, index: false },
      '/finish/payment': { prerender: false, index: false },
      '/my-orders': { prerender: false, index: false },
      '/offline': { prerender: false, index: false },
      '/search': { prerender: false, index: false },
      '/welcome': { prerender: false, index: false },
    },
    wildcard: {
      '/catalog/**': { prerender: true, index: true },
      '/command-center/**': { prerender: false, index: false },
      '/**': { prerender: true, index: true },
    },
  };

/** Whether a page's data is the same for everyone, by the most telling rule. */
export function isPrerendered(path: string): boolean {
  const exact = ROUTE_RULES.static[path];
  if (exact) return exact.prerender === true;
  const rules = Object.entries(ROUTE_RULES.wildcard).filter(([pattern]) => path.startsWith(pattern.slice(0, -2)));
  const longest = rules.sort(([a], [b]) => b.length - a.length)[0];
  return longest?.[1].prerender === true;
}
