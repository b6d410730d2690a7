/** The part of the bundler's graph that is needed here. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|urql|@urql|wonka|@0no-co)\//;
const SHARED = /\/web\/(?:ui|document|i18n|graphql|gql\/fragment-masking)\b(?!\/theme\/emotion)/;
/** What is around every page of shoppers. */
const EVERYWHERE = /\/web\/(?:root|entry\.client|storefront\/layout\/[\w-]+)\./;
const SHOPPERS = /\/web\/storefront\//;
/** Outside of the shop's header and footer, and without its dishes. */
const BESIDE_THE_MENU = /\/web\/storefront\/(?:checkout|finish|plain|offline)\//;

/** Pages for finding a dish: their modules come with the first page that a phone opens. */
const LISTS = /\/web\/storefront\/(?:home|catalog\/(?:catalog|category)-route|search|page)\b/;

/** In the order in which they take their modules: each takes along what those import, where that is still free. */
const CHUNKS = ['framework', 'ui', 'cart', 'shop', 'choice', 'form', 'order', 'office'] as const;

/**
 * The file that a module goes to, where the bundler is not left to choose. Few files for what pages share: on HTTP/1.1
 * two dozen tiny ones cost more than their bytes, and they compress worse.
 *
 * - `framework`: React and what else is no code of ours.
 * - `ui`: the components and tools of shoppers' pages; the command center loads them too.
 * - `form`: components of the checkout, with a script and without, and of the command center.
 * - `office`: components that only the command center needs.
 * - `cart`: what pages with dishes share with those that have none.
 * - `shop`: what pages with dishes share.
 * - `choice`: what the page of one dish shares with the checkout, and no list needs.
 * - `order`: what the checkout with a script shares with the one without.
 */
export function chunkOf(id: string, graph: ModuleGraph): (typeof CHUNKS)[number] | null {
  if (FRAMEWORK.test(id)) return 'framework';
  const isShared = SHARED.test(id);
  if (!isShared && !SHOPPERS.test(id)) return null;
  const pages = entriesThatNeed(id, graph);
  const shoppers = pages.filter((page) => SHOPPERS.test(page));
  const isWanted = pages.some((page) => EVERYWHERE.test(page) || LISTS.test(page));
  const isBeside = (page: string) => BESIDE_THE_MENU.test(page);
  if (isShared && pages.some((page) => EVERYWHERE.test(page))) return 'ui';
  if (shoppers.length > 1 && !shoppers.every(isBeside)) {
    if (!isWanted) return 'choice';
    if (isShared) return 'ui';
    return shoppers.some(isBeside) ? 'cart' : 'shop';
  }
  if (pages.length < 2) return null;
  if (isShared) return shoppers.length > 0 ? 'form' : 'office';
  return shoppers.length > 1 ? 'order' : null;
}

/** For the bundler. */
export const chunkGroups = CHUNKS.map((chunk, index) => ({
  debugName: chunk,
  priority: CHUNKS.length - index,
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
}));

/** The entries that can't run without the module: by static imports alone, so what is loaded later does not count. */
function entriesThatNeed(id: string, graph: ModuleGraph): string[] {
  const entries = new Set<string>();
  const seen = new Set([id]);
  // What is found is appended while it is walked.
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    // One route is several modules to the router's plugin, told apart by their query.
    if (info?.isEntry) entries.add(module.replace(/\?.*/, ''));
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return [...entries];
}
