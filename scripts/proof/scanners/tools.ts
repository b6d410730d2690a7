import { z } from 'zod';
import type { Tool } from './tool';

const Found = z.record(z.string(), z.array(z.object({ path: z.string(), info: z.string() })));
/** Its anomalies are answers of 500 and requests that got none. */
const Wapiti = z.object({ vulnerabilities: Found, anomalies: Found });
/** Looked into, and no fault: docs/security.md says why of each. */
const LOOKED_INTO = [
  ...['Content Security Policy Configuration', 'Cross Site Request Forgery', 'HTTP Secure Headers'],
  ...['HttpOnly Flag cookie', 'Secure Flag cookie'],
];

/** Crawls the pages and attacks every address, query and form that it finds. */
const wapiti: Tool = {
  name: 'wapiti',
  runs: ({ url, report, seconds }) => [
    ['-u', `${url}/`, '-d', '3', '--max-links-per-page', '12', '--max-scan-time', String(seconds)].concat([
      ...['-m', 'all,-brute_login_form,-nikto,-buster,-drupal_enum,-wp_enum,-wapp,-xxe,-ssrf'],
      ...['--flush-session', '-f', 'json', '-o', report],
    ]),
  ],
  read(_output, report) {
    const { vulnerabilities, anomalies } = Wapiti.parse(JSON.parse(report));
    return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      LOOKED_INTO.includes(kind) ? [] : found.map(({ path, info }) => `${kind} at ${path}: ${info}`),
    );
  },
};

const JSON_TYPE = ['-H', 'content-type: application/json'];

/** Tries to reach the database through a query, a variable of GraphQL and a field of JSON. */
const sqlmap: Tool = {
  name: 'sqlmap',
  runs: ({ url, report }) =>
    [
      ['-u', `${url}/api/channel/time-slots?method=pickup`],
      ['-u', `${url}/search?query=pizza`],
      ['-u', `${url}/graphql`, ...JSON_TYPE, '--data', ORDER_BY_TOKEN],
      ['-u', `${url}/api/checkout/again`, ...JSON_TYPE, '--data', '{"token":"x*"}'],
    ].map((target) => [...target, '--batch', '--level=2', '--risk=2', '--dbms=PostgreSQL', `--output-dir=${report}.d`]),
  read: (output) => output.split('\n').filter((line) => / is vulnerable|appears to be '.*' injectable/.test(line)),
};

const ORDER_BY_TOKEN = '{"query":"query($t:String!){order(token:$t){number}}","variables":{"t":"x*"}}';

const Ffuf = z.object({ results: z.array(z.object({ url: z.string(), status: z.number() })) });

/** Asks for what is usually forgotten on servers. */
const ffuf: Tool = {
  name: 'ffuf',
  runs: ({ url, report, seconds }) => [
    [
      '-s',
      '-w',
      WORDS,
      '-u',
      `${url}/FUZZ`,
      '-mc',
      'all',
      '-fc',
      '404',
      '-t',
      '8',
      '-maxtime',
      String(seconds),
      '-o',
      report,
    ],
  ],
  read: (_output, report) =>
    Ffuf.parse(JSON.parse(report))
      .results.filter(({ status }) => status >= 500)
      .map(({ url, status }) => `${url} answered ${status}`),
};

/** Comes with wapiti. */
const WORDS = '/usr/lib/python3/dist-packages/wapitiCore/data/attacks/busterPayloads.txt';

/** Heads, bodies and readers that are slower than anybody is. */
const slowhttptest: Tool = {
  name: 'slowhttptest',
  isFlood: true,
  runs: ({ url, seconds }) =>
    ['-H', '-B', '-X'].map((mode) => [
      ...[mode, '-c', '1000', '-r', '200', '-l', String(Math.min(40, seconds)), '-p', '5', '-u', `${url}/api/channel`],
    ]),
  // Its own probe comes from the address that floods, which is refused rightly: the neighbour's answers are what counts.
  read: () => [],
};

export const TOOLS: readonly Tool[] = [wapiti, sqlmap, ffuf, slowhttptest];
