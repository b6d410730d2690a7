import { z } from 'zod';

const Found = z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() })));
/** Its anomalies are answers of 500 and requests that got none. */
const Report = z.object({ vulnerabilities: Found, anomalies: Found });
/** Findings that are no faults: docs/audit/attacks.md says why. */
const LOOKED_INTO = [
  ...['Content Security Policy Configuration', 'Cross Site Request Forgery', 'HTTP Secure Headers'],
  ...['HttpOnly Flag cookie', 'Secure Flag cookie'],
];

/** All but those that guess words, or need lists from the internet (nikto, wapp). */
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

interface Target {
  readonly url: string;
  /** A file of the run's own. */
  readonly report: string;
  /** An address that nothing but the attacked shop has a reason to ask. */
  readonly lure: string;
  /** Of the whole time, how much it gets. */
  readonly part: number;
}

/** How wapiti crawls the pages and attacks every address, query and form that it finds. It is ended after `seconds`. */
export function wapitiRun({ url, report, lure, part }: Target): { options: string[]; seconds: number } {
  const crawl = Math.round(CRAWL_SECONDS * part);
  const attack = Math.round(ATTACK_SECONDS * part);
  return {
    options: [
      ...['-u', `${url}/`, ...STARTS.flatMap((path) => ['-s', `${url}${path}`])],
      ...['-d', '3', '--max-links-per-page', '12', '--max-files-per-dir', '8', '-m', MODULES.join(',')],
      ...['--max-scan-time', String(crawl), '--max-attack-time', String(attack), '-t', String(PATIENCE_SECONDS)],
      ...['--endpoint', lure, '--no-bugreport', '--flush-session', '--store-session', `${report}.session`],
      ...['-f', 'json', '-o', report],
    ],
    // A module is asked to end between two pages only.
    seconds: 2 * (crawl + MODULES.length * attack) + 60,
  };
}

/** Modules that the time was too short for. */
export const unfinishedModules = (output: string): string[] =>
  [...output.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, name = '']) => name);

/** Findings that docs/audit/attacks.md does not explain, as sentences. */
export function unexplained(report: string): string[] {
  const { vulnerabilities, anomalies } = Report.parse(JSON.parse(report));
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    LOOKED_INTO.includes(kind) ? [] : found.map(({ path, info }) => `${kind} at ${path}: ${info}`),
  );
}
