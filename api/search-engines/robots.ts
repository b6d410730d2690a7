interface Shop {
  /** Of the public address: `https://shop.example`. */
  readonly origin: string;
  readonly isSetUp: boolean;
}

/** What is no page for shoppers. Cart, checkout and finish say `noindex` themselves, which only who may read them sees. */
const STAFF_AND_PROGRAMS = ['/command-center', '/en/command-center', '/ru/command-center', '/api/', '/graphql'];

/** What search engines may read: the shop, once there is one. */
export function robotsText({ origin, isSetUp }: Shop): string {
  const lines = isSetUp
    ? [...STAFF_AND_PROGRAMS.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
    : ['Disallow: /'];
  return ['User-agent: *', ...lines, ''].join('\n');
}
