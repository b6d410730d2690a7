/**
 * Which module may import which: docs/developer/architecture.md as data. Paths are relative to the project, without
 * an extension. `files` imports nothing that `forbidden` matches, except types where `typesAllowed` is set, because
 * types have no effect at run time.
 * @typedef {{ files: RegExp, forbidden: RegExp, reason: string, typesAllowed?: boolean }} Zone
 */

const PURE_FOLDERS =
  'access|catalog|channel|checkout|clients|content|hours|insights|media|menu-transfer|privacy|promotions|search|search-engines|shop-news|staff|text-files|warehouses|web-app|zones';

/** @type {readonly Zone[]} */
export const zones = [
  {
    files: /^domain\/(?!.*\.test$)/,
    forbidden: /^(?!domain\/)/,
    reason: 'The domain imports nothing: client and server use it alike.',
  },
  {
    files: /^api\/kernel\//,
    forbidden: /^(?!api\/kernel\/)(api|web|scripts)\//,
    reason: 'The kernel imports nothing of ours.',
  },
  {
    files: /^api\//,
    forbidden: /^web\//,
    reason: 'The API knows nothing of the client.',
  },
  {
    files: /^web\//,
    forbidden: /^(api|scripts|prisma)\//,
    reason: 'The client reads data by schema.graphql and shares rules by domain/.',
  },
  {
    files: new RegExp(`^api/(${PURE_FOLDERS}|extensions/(?!([^/]+/index|[^/]+/programs/.*)$)[^/]+)/[^.]+$`),
    forbidden: /^api\/(db|graphql|http|jobs)\/|\.(store|command|graphql|rest)$/,
    reason: 'A file without a role is a pure rule: what it needs comes as an argument.',
    typesAllowed: true,
  },
  {
    files: /^api\/.*\.store$/,
    forbidden: /^api\/(graphql|http|jobs)\/|\.(command|graphql|rest)$/,
    reason: 'A store reads and writes one aggregate, and knows nothing of its callers.',
  },
  {
    files: /^api\/.*\.command$/,
    forbidden: /^api\/(graphql|http|jobs)\/|\.(graphql|rest)$|^(graphql|graphql-yoga|hono|@pothos\/.*|@hono\/.*)$/,
    reason: 'A command is the same whether GraphQL or HTTP calls it.',
  },
  {
    files: /^api\/.*\.graphql$/,
    forbidden: /^api\/(db|http|jobs)\/|\.rest$/,
    reason: 'GraphQL writes through commands and reads through the context.',
    typesAllowed: true,
  },
  {
    files: /^api\/(?!(receivers|jobs|demo|commands)\/|(serve|schema)$)/,
    forbidden: /^api\/receivers\//,
    reason: 'Nothing imports receivers: they hear the outbox.',
  },
  {
    files: /^api\/sending\//,
    forbidden: /^(?!api\/(sending|db|kernel|telemetry|generated))(api|scripts)\//,
    reason: 'The engine knows tables of messages and targets, and not what they say.',
  },
  {
    files: /^(api\/(?!extensions\/|(schema|serve|doctor)$)|domain\/|web\/(?!extensions\/))/,
    forbidden: /^(api|web)\/extensions\//,
    reason: 'The core sees extensions through their list: api/schema, api/serve, api/doctor, and slots in pages.',
  },
  {
    files:
      /^api\/(?!(http|commands|jobs|telemetry|upgrade)\/|(serve|main)$|extensions\/([^/]+\/[^.]+\.rest|extension|[^/]+\/index)$)/,
    forbidden: /^api\/http\//,
    reason: 'HTTP knows the domain, and the domain knows no HTTP: REST paths stand in api/http/rest/paths.',
  },
  {
    files: /^api\/graphql\//,
    // Every field needs the caller and permissions.
    forbidden: new RegExp(`^api/(?!access/)(${PURE_FOLDERS})/`),
    reason: 'The GraphQL foundations know no domain.',
    typesAllowed: true,
  },
  {
    files: /^api\/telemetry\//,
    forbidden: /^(?!api\/(telemetry|kernel))(api|scripts)\//,
    reason: 'Telemetry is given its figures, and asks for nothing.',
  },
  {
    files: /^api\/db\//,
    forbidden: /^(?!api\/(db|kernel|telemetry|generated))(api|scripts)\//,
    reason: 'The database knows no domain.',
    typesAllowed: true,
  },
  {
    files: /^web\/(extensions\/[^/]+\/)?storefront\//,
    forbidden: /^web\/(extensions\/[^/]+\/)?command-center\//,
    reason: 'A shopper never downloads the command center.',
  },
  {
    files: /^web\/(extensions\/[^/]+\/)?command-center\//,
    forbidden: /^web\/(extensions\/[^/]+\/)?storefront\//,
    reason: 'The command center stands without the storefront.',
  },
  {
    files: /^web\/command-center\/kit\//,
    forbidden: /^web\/command-center\/(?!kit\/)/,
    reason: 'The kit serves all screens and knows none.',
  },
  {
    files: /^web\/(extensions\/[^/]+\/)?command-center\/(?!frame\/)/,
    forbidden: /^web\/command-center\/frame\//,
    reason: 'The frame holds the screens: sidebar, palette, banners. What screens share is in the kit.',
  },
  {
    // The preview of the shop's colour shows the shop's own button.
    files: /^web\/(extensions\/[^/]+\/)?command-center\/(?!settings\/appearance\/accent-preview$)/,
    forbidden:
      /^web\/ui\/(button\/|overlay\/|text\/tag$|feedback\/(notice|empty-state|skeleton)$|form\/(field|field-error|text-field|text-area|select|select-field|checkbox|radio-cards|segmented|chip|password-field)$)/,
    reason: 'The command center is built on Chakra: take the control from web/command-center/kit/ui.',
  },
  {
    files: /^web\/(?!(extensions\/[^/]+\/)?command-center\/)/,
    forbidden: /^@chakra-ui\//,
    reason: 'A shopper never downloads Chakra.',
  },
  {
    files: /^web\/ui\//,
    forbidden:
      /^web\/(storefront|command-center|extensions|welcome|gql|graphql)\/|^web\/(root|routes)$|^(urql|@urql\/.*)$/,
    reason: 'What web/ui shows comes as properties: it has no operations and no routes.',
  },
];
