/** The part of the bundler's graph that is needed here. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly isEntry: boolean } | null;
}

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|urql|@urql|wonka|@0no-co)\//;
const SHARED =
  /\/node_modules\/lucide\/|\/web\/(?:ui|connectivity|document|i18n|graphql|gql\/fragment-masking)\b(?!\/theme\/emotion)/;
/** The modules around every shopper page. */
const EVERYWHERE = /\/web\/(?:root|entry\.client|storefront\/layout\/[\w-]+)\./;
/** Its document. Not the entry: that has to run after the page's modules. */
const ROOT = /\/web\/root\.tsx/;
const SHOPPERS = /\/web\/(?:extensions\/[^/]+\/)?storefront\//;
/** Else the bundler puts a rule into the first chunk whose modules import it. */
const RULES = /\/domain\//;
/** The shop's header and footer. */
const LAYOUT = /\/web\/storefront\/layout\/storefront-layout\b/;
/** Outside of the shop's header and footer, and without its dishes. */
const BESIDE_THE_MENU = /\/web\/storefront\/(?:checkout|finish|plain|offline)\//;

/** Pages for finding a dish: their modules load with the first page that a phone opens. */
const LISTS = /\/web\/storefront\/(?:home|catalog\/menu\/(?:catalog|category)-route|search|page)\b/;

const CHECKOUT = /\/web\/storefront\/checkout\/checkout-page\b/;

const DISH_PAGE = /\/web\/storefront\/catalog\/dish\/product-route\b/;

/**
 * In the order in which they claim modules: each chunk takes what its modules import, unless an earlier chunk has
 * claimed it.
 */
const CHUNKS = [
  'framework',
  'ui',
  'cart',
  'shop',
  'lists',
  'choice',
  'form',
  'order',
  'placed',
  'checkout',
  'office',
] as const;

/**
 * The chunk of a module, where the bundler does not choose. Pages share few files: on HTTP/1.1 two dozen tiny ones
 * cost more than their bytes, and they compress worse.
 * - `framework`: React and other packages.
 * - `ui`: components and tools of shopper pages; the command center loads them too.
 * - `form`: components that the checkout, with and without a script, shares with the command center.
 * - `office`: components that only the command center needs.
 * - `cart`: modules that pages with dishes share with pages without.
 * - `shop`: modules that pages with dishes share, a dish's own too; the shop's header and footer are on all of them.
 * - `lists`: modules of pages for finding a dish.
 * - `choice`: modules that a dish's page shares with the checkout, and no list needs.
 * - `order`: modules that the checkout shares with its plain page and pages of orders.
 * - `placed`: modules that pages of orders share, and the checkout does not need.
 * - `checkout`: modules of the checkout alone. Those that its dialogs import too would each get a file.
 */
export function chunkOf(id: string, graph: ModuleGraph): (typeof CHUNKS)[number] | null {
  if (FRAMEWORK.test(id)) return 'framework';
  if (ROOT.test(id)) return 'ui';
  const isShared = SHARED.test(id);
  if (!isShared && !SHOPPERS.test(id) && !RULES.test(id)) return null;
  const pages = entriesThatNeed(id, graph);
  const shoppers = pages.filter((page) => SHOPPERS.test(page));
  const isWanted = pages.some((page) => EVERYWHERE.test(page) || LISTS.test(page));
  const isBeside = (page: string) => BESIDE_THE_MENU.test(page);
  const ofOrders = shoppers.some((page) => CHECKOUT.test(page)) ? 'order' : 'placed';
  if (isShared && pages.some((page) => EVERYWHERE.test(page))) return 'ui';
  if (shoppers.length > 1 && !shoppers.every(isBeside)) {
    if (!isWanted) return shoppers.some((page) => DISH_PAGE.test(page)) ? 'choice' : ofOrders;
    if (isShared) return 'ui';
    if (shoppers.every((page) => LISTS.test(page))) return 'lists';
    return shoppers.some(isBeside) ? 'cart' : 'shop';
  }
  if (pages.length < 2) {
    const page = pages[0] ?? '';
    if (LAYOUT.test(page)) return 'shop';
    return CHECKOUT.test(page) && !CHECKOUT.test(id) ? 'checkout' : null;
  }
  if (isShared) return shoppers.length > 0 ? 'form' : 'office';
  return shoppers.length > 1 ? ofOrders : null;
}

/** For the bundler. */
export const chunkGroups = CHUNKS.map((chunk, index) => ({
  debugName: chunk,
  priority: CHUNKS.length - index,
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
}));

/** The entries that can't run without the module: only static imports count, because dynamic ones load later. */
function entriesThatNeed(id: string, graph: ModuleGraph): string[] {
  const entries = new Set<string>();
  const seen = new Set([id]);
  // The loop walks the set while entries are added to it.
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    // The router's plugin splits one route into several modules that differ by their query.
    if (info?.isEntry) entries.add(module.replace(/\?.*/, ''));
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return [...entries];
}
