import { GraphQLError, parse } from 'graphql';
import { createSchema, createYoga } from 'graphql-yoga';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { query } from './query';
import { requestContext } from './request-context';

const yoga = createYoga({
  schema: createSchema({
    typeDefs:
      'type Query { name: String! shop: Shop page: String later: String closed: String secret: String! form: String! bug: String! } type Shop { name: String! phone: String } type Mutation { save: Int! }',
    resolvers: {
      Query: {
        name: () => 'Pomodoro',
        shop: () => ({
          name: 'Pomodoro',
          phone: () => {
            throw new GraphQLError('gone');
          },
        }),
        page: () => {
          throw new GraphQLError('gone');
        },
        later: () => {
          throw new GraphQLError('away', { extensions: { code: 'UNAVAILABLE', requestId: 'r-3' } });
        },
        secret: () => {
          throw new GraphQLError('no', { extensions: { code: 'FORBIDDEN', requestId: 'r-1' } });
        },
        closed: () => {
          throw new GraphQLError('no', { extensions: { code: 'FORBIDDEN', requestId: 'r-4' } });
        },
        form: () => {
          throw new GraphQLError('no id', { extensions: { code: 'INVALID_ID', requestId: 'r-2' } });
        },
        bug: () => {
          throw new Error('bug');
        },
      },
      Mutation: { save: () => 1 },
    },
  }),
  logging: false,
});

function contextWith(fetchGraphql: typeof fetch): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    fetchGraphql,
    locale: 'en',
    localePrefix: '',
    url: new URL('http://shop.test/catalog'),
    nonce: 'n',
    readStyle: () => null,
    buildId: 'b',
    version: '1.0.0',
    refusal: null,
    wantsPayload: false,
    structuredData: [],
    reportError: () => {},
  });
  return context;
}
const shop = contextWith(async (input, init) => yoga.fetch(new Request(input, init)));
const run = (text: string, context = shop) => query(context, parse(text), {});

test('a loader gets the data of its document', async () => {
  expect(await run('query Shop { name }')).toEqual({ name: 'Pomodoro' });
});

test('an action can run a mutation', async () => {
  expect(await run('mutation Save { save }')).toEqual({ save: 1 });
});

test('one field that fails does not blank the page', async () => {
  expect(await run('query Shop { shop { name phone } }')).toEqual({ shop: { name: 'Pomodoro', phone: null } });
});

test('what failed does not look as if it were not there', async () => {
  await expect(run('query Shop { name about: page }')).rejects.toMatchObject({ init: { status: 500 } });
});

test('what is refused leaves the rest of the page', async () => {
  expect(await run('query Shop { name closed }')).toEqual({ name: 'Pomodoro', closed: null });
});

test('a field that is there a moment later is not left out of the page: the page comes later', async () => {
  const failure = { data: { code: 'UNAVAILABLE', requestId: 'r-3' }, init: { status: 503 } };
  await expect(run('query Shop { name page later }')).rejects.toMatchObject(failure);
});

test.each([
  ['query Secret { secret }', 403, { code: 'FORBIDDEN', requestId: 'r-1' }],
  ['query Form { form }', 400, { code: 'INVALID_ID', requestId: 'r-2' }],
  ['query Bug { bug }', 500, { code: 'INTERNAL_SERVER_ERROR', requestId: null }],
])('%s is answered by an error screen with status %d', async (text, status, failure) => {
  await expect(run(text)).rejects.toMatchObject({ data: failure, init: { status } });
});

test('an API that can’t be reached is a 503', async () => {
  const closed = contextWith(() => Promise.reject(new Error('closed')));
  await expect(run('query Shop { name }', closed)).rejects.toMatchObject({ init: { status: 503 } });
});
