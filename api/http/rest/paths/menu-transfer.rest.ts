import { Hono } from 'hono';
import { callerOf } from '../../../graphql/context';
import { localDate, toInstant } from '../../../kernel/zoned-time';
import { exportMenu } from '../../../menu-transfer/export-menu.command';
import { checkMenuFile, type ImportReport, importMenu } from '../../../menu-transfer/import-menu.command';
import { MENU_FILE_BYTES } from '../../../menu-transfer/tables/limits';
import { MenuFileTooLarge } from '../../../menu-transfer/tables/refusals';
import { message } from '../../../messages/messages';
import { readEncoding } from '../../../text-files/encodings';
import { readFile } from '../../pages/read-file';
import type { ServerEnv } from '../../request/server-env';

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

const MENU_FILE = {
  permission: 'catalog',
  maximumBytes: MENU_FILE_BYTES,
  tooLarge: () => new MenuFileTooLarge(),
} as const;

/** `GET /export` and `POST /import`, to be mounted at `/api/menu`: files pass the limits of GraphQL. */
export function menuTransferRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get('/export', async (c) => {
      const { context } = c.get('scope');
      const format = c.req.query('format') === 'csv' ? 'csv' : 'json';
      const separator = c.req.query('separator') === 'semicolon' ? ';' : ',';
      const caller = callerOf(context);
      const text = await exportMenu(caller, { format, separator });
      const day = localDate(toInstant(caller.now()), caller.channel.timeZone);
      c.header('content-disposition', `attachment; filename="menu-${day}.${format}"`);
      c.header('cache-control', 'no-store');
      return c.body(text, 200, { 'content-type': TYPES[format] });
    })
    .post('/import', async (c) => {
      const { context } = c.get('scope');
      const caller = callerOf(context);
      const bytes = await readFile(c, MENU_FILE);
      const options = {
        removesMissing: c.req.query('removeMissing') === 'true',
        encoding: readEncoding(c.req.query('encoding')),
      };
      const fingerprint = c.req.query('apply');
      const report = fingerprint
        ? await importMenu(caller, bytes, { ...options, fingerprint })
        : await checkMenuFile(caller, bytes, options);
      c.header('cache-control', 'no-store');
      return c.json(toBody(report, context.locale));
    });
}
