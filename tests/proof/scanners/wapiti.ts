import { z } from 'zod';
import { seemsFrom, type Tool } from './tool';

const Found = z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() })));
/** Its anomalies are answers of 500 and requests that got none. */
const Wapiti = z.object({ vulnerabilities: Found, anomalies: Found });
/** Findings that are no faults: docs/audit/attacks.md says why. */
const LOOKED_INTO = [
  ...['Content Security Policy Configuration', 'Cross Site Request Forgery', 'HTTP Secure Headers'],
  ...['HttpOnly Flag cookie', 'Secure Flag cookie'],
];

/** All but those that guess words (ffuf does), or need lists from the internet (nikto, wapp). */
const MODULES = [
  ...['cookieflags', 'csp', 'csrf', 'http_headers', 'methods', 'htaccess', 'shellshock', 'backup', 'crlf', 'redirect'],
  ...['ssrf', 'xxe', 'file', 'exec', 'sql', 'xss', 'permanentxss', 'blindsql'],
];
/** What links from the first page do not lead to soon enough. */
const STARTS = [
  ...['/search?query=pizza', '/checkout/plain', '/api/channel/time-slots?method=PICKUP', '/command-center/sign-in'],
  ...['/ru/search?query=pizza', '/welcome', '/graphql?query=%7Bchannel%7Bname%7D%7D'],
];
const CRAWL_SECONDS = 60;
const ATTACK_SECONDS = 45;
/** A server that is slow beside a scanner is not one that sleeps on command. */
const PATIENCE_SECONDS = 15;

/** Crawls the pages and attacks every address, query and form that it finds. */
export const wapiti: Tool = {
  name: 'wapiti',
  address: '203.0.113.21',
  runs: ({ url, report, lure, seconds }) => [
    {
      options: [
        ...['-u', `${url}/`, ...STARTS.flatMap((path) => ['-s', `${url}${path}`])],
        ...['-d', '3', '--max-links-per-page', '12', '--max-files-per-dir', '8', '-m', MODULES.join(',')],
        ...['--max-scan-time', String(seconds(CRAWL_SECONDS)), '--max-attack-time', String(seconds(ATTACK_SECONDS))],
        ...['-t', String(PATIENCE_SECONDS), '--endpoint', lure, '--no-bugreport'],
        ...[
          '--flush-session',
          '--store-session',
          `${report}.session`,
          '-f',
          'json',
          '-o',
          report,
          ...seemsFrom(wapiti),
        ],
      ],
      // A module is asked to end between two pages only.
      seconds: 2 * (seconds(CRAWL_SECONDS) + MODULES.length * seconds(ATTACK_SECONDS)) + 60,
    },
  ],
  unfinished: (output) =>
    [...output.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, name = '']) => name),
  read(output, report) {
    if (report === '') return [`it wrote no report: ${output.slice(-300)}`];
    const { vulnerabilities, anomalies } = Wapiti.parse(JSON.parse(report));
    return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      LOOKED_INTO.includes(kind) ? [] : found.map(({ path, info }) => `${kind} at ${path}: ${info}`),
    );
  },
};
