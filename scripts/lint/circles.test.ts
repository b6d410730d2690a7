import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';

const GENERATED = /generated|\/gql$|compiled/;
const SOURCE = /\.tsx?$/;
/** Biome writes each import the same way. */
const FROM = /^(?:import|export|\}) ?[^;]*?from '(\.[^']+)';$/gm;
const TEST = /\.(test|e2e)\.tsx?$|\/testing[^/]*$/;

/** Every source file with the files that it imports, types too; tests may import anything. */
function importsOf(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = folders.flatMap((folder) => sourcesIn(folder));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(projectRoot, file), 'utf8');
      const targets = [...source.matchAll(FROM)].flatMap(([, specifier = '']) => {
        const path = join(dirname(file), specifier);
        return [path, `${path}.ts`, `${path}.tsx`].filter((one) => known.has(one));
      });
      return [file, targets];
    }),
  );
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return GENERATED.test(path) ? [] : sourcesIn(path);
    return SOURCE.test(path) && !TEST.test(path) ? [path] : [];
  });
}

/** The files of the first circle that is found, each importing the next. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of imports.get(file) ?? []) {
      const circle = visit(target, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Pairs of folders that import each other, one in the other aside; `depth` 2: the top folders of a side. */
function twoWay(imports: ReadonlyMap<string, readonly string[]>, depth: number): string[] {
  const room = (file: string) => dirname(file).split('/').slice(0, depth).join('/');
  const ways = new Set([...imports].flatMap(([file, targets]) => targets.map((to) => `${room(file)} ${room(to)}`)));
  return [...ways].filter((way) => {
    const [from = '', to = ''] = way.split(' ');
    const isWithin = from.startsWith(`${to}/`) || to.startsWith(`${from}/`);
    return from < to && !isWithin && ways.has(`${to} ${from}`);
  });
}

test('a circle is found, and named by its files', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circleIn(imports)).toEqual(['b', 'c', 'b']);
  expect(
    twoWay(
      new Map([
        ['api/a/x', ['api/b/y']],
        ['api/b/y', ['api/a/z']],
      ]),
      2,
    ),
  ).toEqual(['api/a api/b']);
});

test('no file imports itself through others, and folders import each other one way', () => {
  const imports = importsOf(['api', 'domain', 'web']);
  expect(circleIn(imports)).toBeNull();
  expect(twoWay(imports, 2).sort()).toEqual(
    [
      // The context of a request names the types of what the process has once.
      'api/catalog api/graphql',
      'api/graphql api/media',
      'api/graphql api/payments',
      // An order and its payment are written by one transaction.
      'api/checkout api/payments',
    ].sort(),
  );
  expect(
    twoWay(imports, 3)
      .filter((pair) => pair.split(' ').every((room) => room.split('/').length === 3))
      .sort(),
  ).toEqual(
    [
      'api/checkout/amending api/checkout/order-life',
      'api/checkout/elsewhere api/checkout/placing',
      'api/http/limits api/http/request',
      'web/storefront/cart web/storefront/catalog',
      'web/storefront/catalog web/storefront/search',
      'web/storefront/shop web/storefront/structured-data',
    ].sort(),
  );
});
