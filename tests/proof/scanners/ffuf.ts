import { z } from 'zod';
import { seemsFrom, type Tool } from './tool';

/** They come with wapiti and with sqlmap. */
const PATHS = '/usr/lib/python3/dist-packages/wapitiCore/data/attacks/busterPayloads.txt';
const PARAMETERS = '/usr/share/sqlmap/data/txt/common-columns.txt';
const PATH_SECONDS = 240;
const PARAMETER_SECONDS = 40;
/** Eight at once, each waiting that long: below what the limits of the proof let an address send. */
const PACE = ['-t', '8', '-p', '0.05'];

const Ffuf = z.object({ results: z.array(z.object({ url: z.string(), status: z.number() })) });
/** What is meant to be found, as far as the lists have words for it. */
// `/.data` is what the router calls the home page's data.
const MEANT = new Set([
  '/.data',
  '/robots.txt',
  '/sitemap.xml',
  '/search',
  '/catalog',
  '/checkout',
  '/delivery',
  '/en',
  '/ru',
]);

/** Looks for forgotten files and unknown parameters. */
export const ffuf: Tool = {
  name: 'ffuf',
  address: '203.0.113.23',
  runs: ({ url, report, seconds }) =>
    [
      { words: PATHS, address: `${url}/FUZZ`, whole: PATH_SECONDS },
      { words: PARAMETERS, address: `${url}/search?FUZZ=1`, whole: PARAMETER_SECONDS },
    ].map(({ words, address, whole }) => ({
      options: [
        ...['-s', '-ic', '-w', words, '-u', address, '-mc', 'all', '-fc', '404', ...PACE, ...seemsFrom(ffuf)],
        ...['-maxtime', String(seconds(whole)), '-o', report],
      ],
      seconds: seconds(whole) + 30,
    })),
  read: (output, report) => {
    if (report === '') return [`it wrote no report: ${output.slice(-300)}`];
    return Ffuf.parse(JSON.parse(report))
      .results.filter(({ url, status }) => status >= 500 || (status < 300 && !isMeant(url)))
      .map(({ url, status }) => `${url} answered ${status}`);
  },
};

function isMeant(url: string): boolean {
  const { pathname, search } = new URL(url);
  return search !== '' || MEANT.has(pathname);
}
