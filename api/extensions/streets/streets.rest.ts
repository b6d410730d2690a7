import { z } from 'zod';
import { callerOf } from '../../graphql/context';
import { file, json } from '../../http/openapi/content';
import { ENCODING } from '../../http/rest/file-encoding';
import { type RestRoute, route } from '../../http/rest/route';
import { STREET_FILE_BYTES, StreetFileTooLarge } from './refusals';
import { removeStreets, uploadStreets } from './staff-streets.command';

const LoadedStreets = z
  .looseObject({
    streets: z.int().min(0),
    houses: z.int().min(0),
    isCut: z.boolean().describe('Whether what lies outside of the delivery areas was left out.'),
  })
  .meta({ id: 'LoadedStreets' });

/** A file of streets passes the limits of GraphQL. */
export const streetPaths: readonly RestRoute[] = [
  route({
    method: 'put',
    path: '/api/streets',
    operationId: 'uploadStreets',
    summary: 'Takes the streets that checkout suggests out of a file, in the place of those before.',
    description:
      'GeoJSON or a table, as it is or packed by gzip. What lies outside of the delivery areas is left out. No token reaches it.',
    permission: 'settings',
    query: z.strictObject({ encoding: ENCODING }),
    file: file('application/geo+json', 'text/csv', 'application/gzip', 'application/octet-stream'),
    answers: { 200: json(LoadedStreets) },
    refusals: [422],
    handler: async ({ c, context, query }) => {
      const limit = { maximumBytes: STREET_FILE_BYTES, tooLarge: () => new StreetFileTooLarge() };
      return uploadStreets(callerOf(context), await c.get('body').read(limit), query.encoding);
    },
  }),
  route({
    method: 'delete',
    path: '/api/streets',
    operationId: 'removeStreets',
    summary: 'Removes the streets: checkout suggests nothing then.',
    description: 'No token reaches it.',
    permission: 'settings',
    answers: { 204: null },
    handler: async ({ context }) => {
      await removeStreets(callerOf(context));
      return null;
    },
  }),
];
