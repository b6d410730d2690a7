import { afterAll, beforeAll, expect, test } from 'vitest';
import { page as entity } from '../../domain/entities/page';
import { findRedirect } from '../catalog/slug.store';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, run, testContext } from '../graphql/testing';

let database: TestDatabase;
let channel: Channel;
let manager: Context;
let visitor: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  manager = testContext(database.db, channel, { actor: await createTestStaff(database.db, channel.id, 'MANAGER') });
  visitor = testContext(database.db, channel);
});

afterAll(() => database.drop());

const FIELDS = `__typename ... on Error { code }
  ... on Page { id version slug title body isPublished }
  ... on InvalidInput { fields { path code message } }`;
const CREATE = `mutation ($input: CreatePageInput!) { createPage(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdatePageInput!) { updatePage(input: $input) { ${FIELDS} } }`;
const REORDER = `mutation ($input: ReorderPagesInput!) { reorderPages(input: $input) {
  __typename ... on Error { code } ... on Channel { pages(includeDrafts: true) { id } }
} }`;
const DELETE = 'mutation ($id: ID!) { deletePage(id: $id) { __typename ... on Error { code } } }';
const READ = 'query ($slug: String!) { page(slug: $slug) { title body } }';
const LIST = '{ channel { pages(includeDrafts: true) { id } } }';

interface PageData {
  readonly id: string;
  readonly slug: string;
  readonly body: string;
}

const text = (value: string) => [{ locale: 'en', value }];

async function create(change: object = {}): Promise<PageData> {
  const input = { title: text('About us'), isPublished: true, ...change };
  return (await run<{ createPage: PageData }>(manager, CREATE, { input })).createPage;
}

async function update(input: object) {
  return (await run(manager, UPDATE, { input })).updatePage;
}

async function read(context: Context, slug: string) {
  return (await run({ ...context }, READ, { slug })).page;
}

async function listed(context: Context): Promise<string[]> {
  const { channel: shop } = await run<{ channel: { pages: { id: string }[] } }>({ ...context }, LIST);
  return shop.pages.map(({ id }) => id);
}

test('a page gets its address from its title, with a number when it is taken', async () => {
  expect(await create({ title: text('Our story') })).toMatchObject({ slug: 'our-story', isPublished: true });
  expect(await create({ title: text('Our story'), slug: '' })).toMatchObject({ slug: 'our-story-2' });
  expect(await create({ title: text('Catalog') })).toMatchObject({ slug: 'page-catalog' });
});

test.each([
  ['checkout', 'SLUG_RESERVED'],
  ['Über uns', 'INVALID_SLUG'],
  ['taken', 'SLUG_TAKEN'],
])('the address %s is refused', async (slug, code) => {
  await database.db.page.upsert({
    where: { channelId_slug: { channelId: channel.id, slug: 'taken' } },
    create: { channelId: channel.id, slug: 'taken', title: {} },
    update: {},
  });
  expect(await create({ slug })).toMatchObject({ fields: [{ path: ['input', 'slug'], code }] });
});

test('what could run in a reader’s browser is taken out of a body', async () => {
  const body = text('<h1>Hi</h1><p onclick="x()">There<script>alert(1)</script></p>');
  const { slug } = await create({ slug: 'sanitised', body });
  expect(await read(visitor, slug)).toMatchObject({ body: '<h2>Hi</h2><p>There</p>' });
});

test('only staff who edit pages see a draft', async () => {
  const { id, slug } = await create({ slug: 'draft', isPublished: false });
  const operator = testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'OPERATOR'),
  });
  expect(await read(manager, slug)).toMatchObject({ title: 'About us' });
  expect(await listed(manager)).toContain(id);
  for (const context of [visitor, operator]) {
    expect(await read(context, slug)).toBeNull();
    expect(await listed(context)).not.toContain(id);
    expect(await run({ ...context }, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
  }
});

test('a change keeps what it does not name, and is refused over someone else’s', async () => {
  const { id } = await create({ slug: 'changing', body: text('<p>Text</p>') });
  const change = { id, version: 1, title: text('Changed') };
  expect(await update(change)).toMatchObject({ version: 2, title: 'Changed', slug: 'changing', body: '<p>Text</p>' });
  expect(await update(change)).toEqual({ __typename: 'Refusal', code: 'CONFLICT' });
  expect(await update({ id, version: 2, title: text('') })).toMatchObject({ fields: [{ code: 'REQUIRED' }] });
});

test('an old address leads to the new one, until another page takes it', async () => {
  const scope = { channelId: channel.id, kind: 'PAGE', scopeId: channel.id } as const;
  const { id } = await create({ slug: 'old' });
  await update({ id, version: 1, slug: 'new' });
  expect(await findRedirect(database.db, scope, 'old')).toBe('new');
  await create({ slug: 'old' });
  expect(await findRedirect(database.db, scope, 'old')).toBeNull();
});

test('pages stand in the order that staff gave', async () => {
  const ids = (await listed(manager)).reverse();
  const { reorderPages } = await run(manager, REORDER, { input: { ids } });
  expect(reorderPages).toEqual({ __typename: 'Channel', pages: ids.map((id) => ({ id })) });
});

test('a deleted page is gone with the addresses that led to it', async () => {
  const { id } = await create({ slug: 'short-lived' });
  await update({ id, version: 1, slug: 'renamed' });
  expect((await run(manager, DELETE, { id })).deletePage).toEqual({ __typename: 'Deleted' });
  expect((await run(manager, DELETE, { id })).deletePage).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect(await database.db.slugRedirect.count({ where: { slug: 'short-lived' } })).toBe(0);
});

test('visitors and operators write nothing, and another shop’s page is not found', async () => {
  const { id, slug } = await create({ slug: 'guarded' });
  const operator = testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'OPERATOR'),
  });
  expect((await execute(visitor, DELETE, { id })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await execute(operator, DELETE, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const other = await createTestChannel(database.db);
  const theirs = testContext(database.db, other, { actor: await createTestStaff(database.db, other.id, 'ADMIN') });
  expect((await run(theirs, DELETE, { id })).deletePage).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect(await read(theirs, slug)).toBeNull();
  expect(await listed(manager)).toContain(id);
});

test('there are so many pages and no more', async () => {
  await database.db.page.createMany({
    data: Array.from({ length: entity.limit }, (_, index) => ({ channelId: channel.id, slug: `p${index}`, title: {} })),
  });
  expect(await create({ slug: 'one-more' })).toEqual({ __typename: 'Refusal', code: 'TOO_MANY_ENTRIES' });
});
