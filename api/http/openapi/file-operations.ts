import { MenuJson } from '../../menu-transfer/files/menu-json';
import { FILE_ENCODINGS } from '../../text-files/encodings';
import { PHOTO_FIELDS } from '../rest/paths/upload.rest';
import { answerSchema, type JsonSchema } from './answer-schema';
import { type AnySchema, bodySchema, file, inQuery, json, named, type RestOperation } from './operation';

const TEXT: JsonSchema = { type: 'string' };
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const ROW: JsonSchema = { type: ['integer', 'null'], description: 'The line of a table, the dish of a JSON file.' };

function record(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties };
}

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const oneOf = (...values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });

const ENTRY = record({
  row: ROW,
  kind: oneOf('MENU', 'CATEGORY', 'PRODUCT', 'VARIANT', 'OPTION_GROUP', 'OPTION'),
  name: TEXT,
  outcome: oneOf('CREATED', 'CHANGED', 'LEFT', 'REMOVED'),
  changes: list(record({ field: TEXT, from: TEXT, to: TEXT })),
});

const FAULT = record({ row: ROW, column: { type: ['string', 'null'] }, code: TEXT, message: TEXT });

export const fileSchemas: Readonly<Record<string, AnySchema>> = {
  Photo: answerSchema(PHOTO_FIELDS, 'RestPhoto'),
  MenuFile: bodySchema(MenuJson),
  MenuReport: record({
    format: oneOf('json', 'csv'),
    encoding: TEXT,
    fingerprint: { ...TEXT, description: 'Send it as `apply` to do what this report says, and nothing else.' },
    counts: record({ CREATED: COUNT, CHANGED: COUNT, LEFT: COUNT, REMOVED: COUNT }),
    entries: list(ENTRY),
    unlisted: { ...COUNT, description: 'Entries that are counted and not listed.' },
    faults: list(FAULT),
    faultCount: COUNT,
    isApplied: { type: 'boolean' },
  }),
  LoadedStreets: record({
    streets: COUNT,
    houses: COUNT,
    isCut: { type: 'boolean', description: 'Whether what lies outside of the delivery areas was left out.' },
  }),
};

const ENCODING = inQuery(
  'encoding',
  'Of the file; found out unless told. Where it is doubtful, 422 `ENCODING_DOUBTFUL` lists `candidates: [{ encoding, sample }]`, with lines of the file as each reads them.',
  oneOf(...FILE_ENCODINGS),
);

const FLAG: JsonSchema = { type: 'string', enum: ['true'] };

export const fileOperations: readonly RestOperation[] = [
  {
    method: 'post',
    path: '/api/media',
    operationId: 'uploadPhoto',
    summary: 'Keeps a photo, up to 20 MB and 50 megapixels, without what it tells of place and camera.',
    description:
      'For staff who edit the catalog, and for tokens with the scope `catalog:write`. JPEG, PNG, WebP or AVIF.',
    body: file('image/*', 'application/octet-stream'),
    answers: { 201: json(named('Photo')) },
    refusals: [403, 422],
  },
  {
    method: 'get',
    path: '/api/menu/export',
    operationId: 'exportMenu',
    summary: 'The whole menu as a file.',
    description:
      'For staff who edit the catalog, and for tokens with the scope `catalog:write`. The file can be imported again as it is.',
    parameters: [
      inQuery('format', 'JSON unless told.', { type: 'string', enum: ['json', 'csv'] }),
      inQuery('separator', 'Of a table’s cells; a semicolon takes decimal commas along.', {
        type: 'string',
        enum: ['comma', 'semicolon'],
      }),
    ],
    answers: { 200: { ...json(named('MenuFile')), ...file('text/csv') } },
    refusals: [403],
  },
  {
    method: 'post',
    path: '/api/menu/import',
    operationId: 'importMenu',
    summary: 'What a menu file would do, or, with `apply`, has done: all of it or nothing.',
    description:
      'For staff who edit the catalog, and for tokens with the scope `catalog:write`. Without `apply` nothing is written.',
    parameters: [
      inQuery('apply', 'The fingerprint of the report that was seen.'),
      inQuery('removeMissing', 'Also deletes what the file does not have.', FLAG),
      ENCODING,
    ],
    body: { ...json(named('MenuFile')), ...file('text/csv', 'application/octet-stream') },
    answers: { 200: json(named('MenuReport')) },
    refusals: [403, 409, 422],
  },
  {
    method: 'put',
    path: '/api/streets',
    operationId: 'uploadStreets',
    summary: 'Takes the streets that checkout suggests out of a file, in the place of those before.',
    description:
      'For staff who edit the settings; no token reaches it. GeoJSON or a table, as it is or packed by gzip. What lies outside of the delivery areas is left out.',
    parameters: [ENCODING],
    body: file('application/geo+json', 'text/csv', 'application/gzip', 'application/octet-stream'),
    answers: { 200: json(named('LoadedStreets')) },
    refusals: [403, 422],
  },
  {
    method: 'delete',
    path: '/api/streets',
    operationId: 'removeStreets',
    summary: 'Removes the streets: checkout suggests nothing then.',
    description: 'For staff who edit the settings; no token reaches it.',
    answers: { 204: null },
    refusals: [403],
  },
];
