import { noticePath } from '../../payments/notice-path';
import type { JsonSchema } from './answer-schema';
import { file, inPath, json, named, type RestOperation } from './operation';

const BUILD = { id: { type: 'string' }, timestamp: { type: 'integer', description: 'Milliseconds since 1970.' } };

export const serverSchemas: Readonly<Record<string, JsonSchema>> = {
  Build: { type: 'object', required: ['id', 'timestamp'], properties: BUILD },
  BuildManifest: {
    type: 'object',
    required: ['id', 'timestamp', 'matcher'],
    properties: {
      ...BUILD,
      matcher: { type: 'object', description: 'How its pages are treated, by path.' },
    },
  },
  Address: {
    type: 'object',
    required: ['address', 'proxy'],
    properties: { address: { type: 'string' }, proxy: { enum: ['trusted', 'ignored', 'missing', 'none'] } },
  },
  HealthParts: {
    type: 'object',
    description: 'Each part by its name: `process`, `database` and, of the built-in database, `disk`.',
    additionalProperties: {
      type: 'object',
      required: ['status'],
      properties: { status: { enum: ['ok', 'failing'] }, reason: { type: 'string' } },
    },
  },
  Healthy: {
    type: 'object',
    required: ['status'],
    properties: { status: { const: 'ok' }, parts: { $ref: '#/components/schemas/HealthParts' } },
  },
  Unhealthy: {
    type: 'object',
    required: ['status', 'reason'],
    properties: {
      status: { const: 'unavailable' },
      reason: { type: 'string' },
      parts: { $ref: '#/components/schemas/HealthParts' },
    },
  },
};

export const serverOperations: readonly RestOperation[] = [
  {
    method: 'get',
    path: '/api/openapi.json',
    operationId: 'readOpenApi',
    summary: 'This document.',
    description: 'Made from the code that parses and answers these paths.',
    answers: { 200: json({ type: 'object' }) },
  },
  {
    method: 'post',
    path: noticePath('{id}'),
    operationId: 'takePaymentNotice',
    summary:
      'A payment provider tells that something happened. It is verified and kept before the provider is asked what is so; 400 is for a ' +
      'notice that is not of this account.',
    description:
      'The provider calls it, no program of yours. What counts is what the provider answers when it is asked, so a lost notice costs time and nothing else.',
    parameters: [inPath('id', 'Of the account; the command center shows the whole address.')],
    body: file('application/json'),
    answers: { 200: null },
    refusals: [400, 404],
  },
  {
    method: 'get',
    path: '/builds/latest.json',
    operationId: 'readBuild',
    summary: 'Which build is running.',
    description: 'Clients poll it to learn of a new version.',
    answers: { 200: json(named('Build')) },
    isBare: true,
  },
  {
    method: 'get',
    path: '/builds/meta/{id}.json',
    operationId: 'readBuildManifest',
    summary: 'How the pages of the running build are treated; there is none of any other.',
    description: 'Which pages may be kept, and which are the same for every visitor.',
    parameters: [inPath('id', 'Of the running build.')],
    answers: { 200: json(named('BuildManifest')), 404: file('text/plain') },
    isBare: true,
  },
  {
    method: 'get',
    path: '/health/address',
    operationId: 'readAddress',
    summary: 'Which origin the server takes itself for, and how the proxy’s headers and `TRUST_PROXY` go together.',
    description: 'For who installs the server: whether links will be right behind the proxy.',
    answers: { 200: json(named('Address')) },
    isBare: true,
  },
  {
    method: 'get',
    path: '/health/live',
    operationId: 'isLive',
    summary: 'The process answers.',
    description: 'Restart the process when it does not answer. It asks no other part.',
    answers: { 200: json(named('Healthy')) },
    isBare: true,
  },
  {
    method: 'get',
    path: '/health/ready',
    operationId: 'isReady',
    summary: 'Orders can be taken: the database answers and has room.',
    description: 'Send visitors elsewhere while it answers 503.',
    answers: { 200: json(named('Healthy')), 503: json(named('Unhealthy')) },
    isBare: true,
  },
];
