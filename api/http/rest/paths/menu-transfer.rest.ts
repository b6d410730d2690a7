import { z } from 'zod';
import { callerOf } from '../../../graphql/context';
import { localDate, toInstant } from '../../../kernel/zoned-time';
import { exportMenu } from '../../../menu-transfer/export-menu.command';
import { MenuJson } from '../../../menu-transfer/files/menu-json';
import { checkMenuFile, type ImportReport, importMenu } from '../../../menu-transfer/import-menu.command';
import { MENU_FILE_BYTES } from '../../../menu-transfer/tables/limits';
import { MenuFileTooLarge } from '../../../menu-transfer/tables/refusals';
import { message } from '../../../messages/messages';
import { file, json, named, ruleSchema } from '../../openapi/content';
import { ENCODING } from '../file-encoding';
import { type RestRoute, route } from '../route';

const TYPES = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** Faults in the reader's language. */
function toBody({ faults, ...report }: ImportReport, locale: Parameters<typeof message>[0]) {
  const listed = faults.map(({ row, column, code, values }) => ({
    row,
    column,
    code,
    message: message(locale, code, values),
  }));
  return { ...report, faults: listed };
}

const LIMIT = { maximumBytes: MENU_FILE_BYTES, tooLarge: () => new MenuFileTooLarge() };
const MENU_FILE = json(named('MenuFile', ruleSchema(MenuJson)));

const row = z.int().nullable().describe('The line of a table, the dish of a JSON file.');
const count = z.int().min(0);

const MenuReport = z
  .looseObject({
    format: z.enum(['json', 'csv']),
    encoding: z.string(),
    fingerprint: z.string().describe('Send it as `apply` to do what this report says, and nothing else.'),
    counts: z.looseObject({ CREATED: count, CHANGED: count, LEFT: count, REMOVED: count }),
    entries: z.array(
      z.looseObject({
        row,
        kind: z.enum(['MENU', 'CATEGORY', 'PRODUCT', 'VARIANT', 'OPTION_GROUP', 'OPTION']),
        name: z.string(),
        outcome: z.enum(['CREATED', 'CHANGED', 'LEFT', 'REMOVED']),
        changes: z.array(z.looseObject({ field: z.string(), from: z.string(), to: z.string() })),
      }),
    ),
    unlisted: count.describe('Entries that are counted and not listed.'),
    faults: z.array(z.looseObject({ row, column: z.string().nullable(), code: z.string(), message: z.string() })),
    faultCount: count,
    isApplied: z.boolean(),
  })
  .meta({ id: 'MenuReport' });

/** Files pass the limits of GraphQL. */
export const menuTransferPaths: readonly RestRoute[] = [
  route({
    method: 'get',
    path: '/api/menu/export',
    operationId: 'exportMenu',
    summary: 'The whole menu as a file.',
    description: 'The file can be imported again as it is.',
    permission: 'catalog',
    query: z.strictObject({
      format: z.enum(['json', 'csv']).catch('json'),
      separator: z
        .enum(['comma', 'semicolon'])
        .catch('comma')
        .describe('Of a table’s cells; a semicolon takes decimal commas along.'),
    }),
    answers: { 200: { ...MENU_FILE, ...file('text/csv') } },
    handler: async ({ c, context, query: { format, separator } }) => {
      const caller = callerOf(context);
      const text = await exportMenu(caller, { format, separator: separator === 'comma' ? ',' : ';' });
      const day = localDate(toInstant(caller.now()), caller.channel.timeZone);
      c.header('content-disposition', `attachment; filename="menu-${day}.${format}"`);
      return c.body(text, 200, { 'content-type': TYPES[format] });
    },
  }),
  route({
    method: 'post',
    path: '/api/menu/import',
    operationId: 'importMenu',
    summary: 'What a menu file would do, or, with `apply`, has done: all of it or nothing.',
    description: 'Without `apply` nothing is written.',
    permission: 'catalog',
    query: z.strictObject({
      apply: z.string().optional().describe('The fingerprint of the report that was seen.'),
      removeMissing: z
        .literal('true')
        .optional()
        .catch(undefined)
        .describe('Also deletes what the file does not have.'),
      encoding: ENCODING,
    }),
    file: { ...MENU_FILE, ...file('text/csv', 'application/octet-stream') },
    answers: { 200: json(MenuReport) },
    refusals: [409, 422],
    handler: async ({ c, context, query: { apply, removeMissing, encoding } }) => {
      const caller = callerOf(context);
      const bytes = await c.get('body').read(LIMIT);
      const options = { removesMissing: removeMissing === 'true', encoding };
      const report = apply
        ? await importMenu(caller, bytes, { ...options, fingerprint: apply })
        : await checkMenuFile(caller, bytes, options);
      return toBody(report, context.locale);
    },
  }),
];
