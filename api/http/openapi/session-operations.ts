import type { JsonSchema } from './answer-schema';
import { file, inQuery, json, named, type RestOperation } from './operation';

export const sessionSchemas: Readonly<Record<string, JsonSchema>> = {
  Session: {
    type: 'object',
    required: ['ready'],
    properties: {
      ready: { const: true },
      user: {
        type: 'object',
        description: 'Only for staff who are signed in.',
        required: ['id', 'login', 'name', 'role'],
        properties: {
          id: { type: 'string' },
          login: { type: 'string' },
          name: { type: 'string' },
          role: { type: 'string' },
        },
      },
    },
  },
};

export const sessionOperations: readonly RestOperation[] = [
  {
    method: 'get',
    path: '/api/_auth/session',
    operationId: 'readSession',
    summary: 'Whether someone is signed in.',
    description: 'Browsers ask it on every page. A session without `user` is a guest’s, or none at all.',
    answers: { 200: json(named('Session')) },
  },
  {
    method: 'delete',
    path: '/api/_auth/session',
    operationId: 'signOut',
    summary: 'Ends a staff session; a shopper’s session and cart stay.',
    description: 'The cookie is replaced; whoever was not signed in gets the same answer.',
    answers: { 200: json(named('Session')) },
    refusals: [403],
  },
  {
    method: 'post',
    path: '/api/auth/session',
    operationId: 'beginSession',
    summary: 'Who the caller is, as the GET says it; called again it changes nothing.',
    description:
      'The first call that keeps something, such as a dish in the cart, gives a guest session and its cookie. A program keeps ' +
      '`Carte-Session` of that answer instead, and sends it with the next call.',
    answers: { 200: json(named('Session')) },
    refusals: [403],
  },
  {
    method: 'get',
    path: '/api/_auth/provider',
    operationId: 'beginProviderSignIn',
    summary: 'Leads a browser to the sign-in provider, which leads back.',
    description: 'Only where the deployment has a sign-in provider (OpenID Connect).',
    parameters: [
      inQuery('to', 'The path of this site that staff wanted to open.'),
      inQuery('popup', 'Set for a window of its own, which tells the page that opened it.', { type: 'string' }),
      inQuery('invitation', 'The link’s secret, when an invitation is taken up by this account.'),
    ],
    answers: { 200: file('text/html'), 302: null },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/api/_auth/provider/callback',
    operationId: 'finishProviderSignIn',
    summary: 'Where the provider leads back to: signs in, or leads to the sign-in page, which says why not.',
    description: 'The provider sends the browser here; no program calls it.',
    parameters: [
      inQuery('code', 'The provider’s, for one use.'),
      inQuery('state', 'What the sign-in was begun with.'),
      inQuery('iss', 'Which provider answers.'),
      inQuery('error', 'Why the provider signs nobody in.'),
    ],
    answers: { 200: file('text/html'), 302: null },
    refusals: [404],
  },
];
