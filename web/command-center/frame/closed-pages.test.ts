import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import type { Permission } from '../../gql/graphql';
import routes from '../../routes';
import { AnsweringApi } from '../../testing/answering-api';
import { contextOf } from '../../testing/context-of';
import { PERMISSIONS } from '../../testing/defaults';
import { MAIN_PAGES, ORDER_PAGES, SETTINGS_PAGES } from '../kit/page/navigation';

type Loader = (args: LoaderFunctionArgs) => unknown;

const LOADERS = import.meta.glob<Loader | undefined>(
  ['../**/*-route.{ts,tsx}', '../../extensions/*/command-center/*-route.{ts,tsx}'],
  { import: 'loader' },
);

/** Each address with its page and what is around it, the outermost first. */
const PAGES = new Map(pagesIn(routes));

function pagesIn(
  entries: readonly RouteConfigEntry[],
  above = '',
  around: readonly string[] = [],
): [string, string[]][] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    const files = [...around, file.startsWith('extensions/') ? `../../${file}` : file.replace('command-center', '..')];
    return index || children.length === 0 ? [[own, files]] : pagesIn(children, own, files);
  });
}

/** How a page answers somebody of these permissions; null: nobody is signed in. 200 where it is shown. */
async function answerOf(path: string, permissions: readonly Permission[] | null): Promise<unknown> {
  const api = new AnsweringApi([]);
  const fetch: typeof globalThis.fetch = async (...asked) => {
    const { data } = await (await api.fetch(...asked)).json();
    const session = data.session && { ...data.session, user: permissions && { ...data.session.user, permissions } };
    return Response.json({ data: { ...data, ...(session && { session }) } });
  };
  const url = new URL(path, 'http://shop.test');
  const asked = {
    context: contextOf({ fetch }, 'en', path),
    url,
    params: {},
    request: new Request(url),
    pattern: path,
  };
  try {
    for (const file of PAGES.get(path) ?? []) await (await LOADERS[file]?.())?.(asked);
    return 200;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    return thrown instanceof Error ? thrown : (thrown as { init: ResponseInit }).init.status;
  }
}

const WAYS_IN = /^\/command-center\/(sign-in|sign-out|second-factor|new-password|invitation|recover|\*)/;
const OF_STAFF = [...PAGES.keys()].filter((path) => path.startsWith('/command-center') && !WAYS_IN.test(path));
const OF_EVERYBODY = ['/command-center', '/command-center/account'];

test.each(OF_STAFF)('%s sends strangers to the sign-in page', async (path) => {
  expect(await answerOf(path, null)).toMatch(/^\/command-center\/sign-in/);
});

test.each(OF_STAFF.filter((path) => !OF_EVERYBODY.includes(path)))(
  '%s is refused to staff of no permission',
  async (path) => {
    expect(await answerOf(path, [])).toBe(403);
  },
);

test.each([...MAIN_PAGES, ...ORDER_PAGES, ...SETTINGS_PAGES])(
  'the navigation leads to “$path” those who may open it, and nobody else',
  async ({ path, permission }) => {
    expect(await answerOf(`/command-center${path}`, [permission])).toBe(200);
    const others = PERMISSIONS.filter((other) => other !== permission);
    // Who cannot use the dashboard is a courier.
    expect(await answerOf(`/command-center${path}`, others)).toBe(path === '' ? '/command-center/courier' : 403);
  },
);
