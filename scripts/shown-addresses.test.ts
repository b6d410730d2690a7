import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath, matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { projectRoot } from '../api/kernel/project-root';
import { readRoutes } from '../tests/proof/fuzz/routes';
import pages from '../web/routes';

/** Shown in code as what follows an origin, in documentation as what follows a shop or stands by itself. */
const SHOWN = {
  code: /(?:\$\{\w*(?:origin|url|Url)\}|new URL\(')(\/[^`'"\s?#]+)/g,
  page: /(?:\$SHOP|\$SERVER|https:\/\/(?:shop|your-shop)\.example|[`(](?:[A-Z]+ )?)(\/(?:api|graphql|command-center|health|builds|payments|finish|checkout|catalog|welcome)[^`'"\s?#<)]*)/g,
};
/** A family of addresses, and none of them. */
const FAMILY = /[*…]|^\/(?:api|health|builds)\/?$/;

const tracked = execFileSync('git', ['ls-files', 'api', 'web', 'docs', 'examples', 'README.md'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !/(?:^|\/)testing|\.test\.|simulator|docs\/decisions/.test(file));

const toPage = ({ id, path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { id, path, index } : { id, path, children: children?.map(toPage) };
const tree = pages.map(toPage);
const routes = (await readRoutes()).filter(
  (route) => route !== '/*' && !route.endsWith('/*') && !route.includes(':page'),
);

/** An address with `${…}`, `{id}` or `<id>` in it. */
const example = (address: string) => address.replace(/\$?\{[^}]*\}|<[^>]*>/g, 'x');

function leadsSomewhere(path: string): boolean {
  if (routes.some((route) => matchPath(route.replaceAll(/\{[^}]*\}/g, ''), path))) return true;
  const page = matchRoutes(tree, path)?.findLast(({ route }) => route.path !== undefined)?.route.path;
  return page !== undefined && page !== '*' && page !== ':page';
}

test('each address that people and programs are shown leads to a route', () => {
  const shown = tracked.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    const found = text.matchAll(file.endsWith('.md') ? SHOWN.page : SHOWN.code);
    return [...found].map(([, address = '']) => ({ file, address: example(address) }));
  });
  expect(shown.length).toBeGreaterThan(50);
  const wrong = shown.filter(({ address }) => !FAMILY.test(address) && !leadsSomewhere(address));
  expect(wrong).toEqual([]);
});
