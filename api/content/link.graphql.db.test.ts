import { afterAll, beforeAll, expect, test } from 'vitest';
import { link as entity } from '../../domain/entities/link';
import { createTestDatabase, type TestDatabase } from '../db/testing';
import type { Channel } from '../generated/prisma/client';
import type { Context } from '../graphql/context';
import { createTestChannel, createTestStaff, execute, globalId, run, testContext } from '../graphql/testing';

let database: TestDatabase;
let channel: Channel;
let manager: Context;

beforeAll(async () => {
  database = await createTestDatabase();
  channel = await createTestChannel(database.db);
  const actor = await createTestStaff(database.db, channel.id, 'MANAGER');
  manager = testContext(database.db, channel, { actor });
});

afterAll(() => database.drop());

const CREATE = `mutation ($input: CreateLinkInput!) { createLink(input: $input) {
  __typename
  ... on Link { id version name placement url icon opensInNewTab nameTranslations { locale value } }
  ... on Error { code message }
  ... on InvalidInput { fields { path code message } }
} }`;
const UPDATE = `mutation ($input: UpdateLinkInput!) { updateLink(input: $input) {
  __typename
  ... on Link { version name placement icon }
  ... on Error { code }
  ... on InvalidInput { fields { path code } }
} }`;
const REORDER = `mutation ($input: ReorderLinksInput!) { reorderLinks(input: $input) {
  __typename ... on Error { code } ... on Channel { links(placement: FOOTER) { name } }
} }`;
const DELETE =
  'mutation ($id: ID!) { deleteLink(id: $id) { __typename ... on Error { code } ... on Deleted { deletedId } } }';

const text = (value: string) => [{ locale: 'en', value }];
const about = (change: object = {}) => ({ placement: 'MAIN', name: text('About'), url: '/about', ...change });

async function create(change: object = {}): Promise<{ id: string; [field: string]: unknown }> {
  const { createLink } = await run<{ createLink: { id: string } }>(manager, CREATE, { input: about(change) });
  return createLink;
}

test('a link is made with what the form left out filled in', async () => {
  const name = [...text('Phone'), { locale: 'ru', value: 'Телефон' }];
  expect(await create({ name, url: 'tel:+4930123', icon: 'PHONE' })).toMatchObject({
    name: 'Phone',
    nameTranslations: name,
    icon: 'PHONE',
    opensInNewTab: false,
    version: 1,
  });
});

test('all that is wrong with a link is said at once, in the reader’s language', async () => {
  const input = { placement: 'MAIN', name: [{ locale: 'ru', value: 'О нас' }], url: 'javascript:alert(1)' };
  const { createLink } = await run(testContext(database.db, channel, { ...manager, locale: 'ru' }), CREATE, { input });
  expect(createLink).toMatchObject({
    __typename: 'InvalidInput',
    fields: [
      { path: ['input', 'name'], code: 'REQUIRED', message: 'Обязательное поле' },
      { path: ['input', 'url'], code: 'INVALID_URL', message: 'Неверная ссылка' },
    ],
  });
});

test('a change keeps what it does not name, and is refused over someone else’s', async () => {
  const { id } = await create({ icon: 'INFO' });
  const change = { input: { id, version: 1, name: text('About us') } };
  expect((await run(manager, UPDATE, change)).updateLink).toMatchObject({ version: 2, name: 'About us', icon: 'INFO' });
  expect((await run(manager, UPDATE, change)).updateLink).toMatchObject({ code: 'CONFLICT' });
  const wrong = { input: { id, version: 2, url: '//evil.example' } };
  expect((await run(manager, UPDATE, wrong)).updateLink).toMatchObject({
    fields: [{ path: ['input', 'url'], code: 'INVALID_URL' }],
  });
});

test('links stand in the order that staff gave, and a new one or a moved one behind them', async () => {
  const [first, second] = [
    await create({ placement: 'FOOTER', name: text('1') }),
    await create({ placement: 'FOOTER', name: text('2') }),
  ];
  const moved = await create({ name: text('3') });
  await run(manager, UPDATE, { input: { id: moved.id, version: 1, placement: 'FOOTER' } });
  const input = { placement: 'FOOTER', ids: [second.id, first.id] };
  expect((await run(manager, REORDER, { input })).reorderLinks).toMatchObject({
    links: [{ name: '2' }, { name: '1' }, { name: '3' }],
  });
});

test('a link of another placement can’t be put in order here', async () => {
  const { id } = await create();
  const { reorderLinks } = await run(manager, REORDER, { input: { placement: 'FOOTER', ids: [id] } });
  expect(reorderLinks).toMatchObject({ code: 'NOT_FOUND' });
});

test('a deleted link is gone, and deleting it again says so', async () => {
  const { id } = await create();
  expect((await run(manager, DELETE, { id })).deleteLink).toEqual({ __typename: 'Deleted', deletedId: id });
  expect((await run(manager, DELETE, { id })).deleteLink).toEqual({ __typename: 'Refusal', code: 'NOT_FOUND' });
  expect(await run(manager, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
});

test('visitors and operators write nothing', async () => {
  const visitor = testContext(database.db, channel);
  const operator = testContext(database.db, channel, {
    actor: await createTestStaff(database.db, channel.id, 'OPERATOR'),
  });
  const before = await database.db.link.count();
  const codes = await Promise.all(
    [visitor, operator].map(
      async (context) => (await execute(context, CREATE, { input: about() })).errors?.[0]?.extensions.code,
    ),
  );
  expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  expect(await database.db.link.count()).toBe(before);
});

test('another shop’s link is as if it were not there', async () => {
  const other = await createTestChannel(database.db);
  const data = { channelId: other.id, placement: 'MAIN', name: { en: 'Theirs' }, url: '/' } as const;
  const id = globalId('Link', (await database.db.link.create({ data })).id);
  expect((await run(manager, UPDATE, { input: { id, version: 1, url: '/x' } })).updateLink).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await run(manager, DELETE, { id })).deleteLink).toMatchObject({ code: 'NOT_FOUND' });
  expect(await run(manager, 'query ($id: ID!) { node(id: $id) { id } }', { id })).toEqual({ node: null });
});

test('a placement takes so many links and no more', async () => {
  const data = { channelId: channel.id, placement: 'SOCIAL', name: { en: 'X' }, url: '/' } as const;
  await database.db.link.createMany({ data: Array.from({ length: entity.limit }, () => data) });
  expect(await create({ placement: 'SOCIAL' })).toMatchObject({
    code: 'TOO_MANY_ENTRIES',
    message: 'There can be at most 50 of these.',
  });
});
