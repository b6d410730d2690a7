import { Hono, type MiddlewareHandler } from 'hono';
import type { Printer } from '../../../generated/prisma/client';
import type { Services } from '../../../graphql/context';
import type { ServerEnv } from '../../../http/request/server-env';
import type { AppParts } from '../../../http/rest/extension-routes';
import { fetchJob, findPrinter, nextJob, noteSeen, settleJob } from '../fetch-jobs.store';
import { drawSheet } from '../sheet/draw-sheet';
import { failureOf, newsOf, readPoll } from './cloudprnt';
import { printRequest, readResponse } from './epson';

const PNG = 'image/png';
const XML = { 'content-type': 'text/xml; charset=utf-8' };
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type PrinterEnv = ServerEnv & { Variables: { printer: Printer } };

/**
 * Where printers ask for their jobs, under the secret of their own address; to be mounted at `/printers`. Star CloudPRNT asks by
 * POST, fetches by GET and settles by DELETE; Epson Server Direct Print does all by POST of forms.
 */
export function printerRoutes({ services }: AppParts): Hono<ServerEnv> {
  const { db, now } = services;
  const app = new Hono<PrinterEnv>();
  app.use('/:secret/:kind', known(services));
  app.post('/:secret/star', async (c) => {
    const printer = c.get('printer');
    const news = newsOf(readPoll((await c.get('body').read()).toString()));
    await noteSeen(db, printer, news, now());
    const job = news.isPaperOut || news.isCoverOpen ? null : await nextJob(db, printer, now());
    return c.json(job ? { jobReady: true, mediaTypes: [PNG], jobToken: job.id } : { jobReady: false });
  });
  app.get('/:secret/star', async (c) => {
    const printer = c.get('printer');
    const fetched = await fetchJob(db, printer, tokenOf(c.req.query('token')), now());
    if (!fetched) return c.body(null, 404);
    const png = await drawSheet(fetched.sheet, printer.paper);
    return c.body(new Uint8Array(png), 200, { 'content-type': PNG, 'x-star-cut': 'partial; feed=true' });
  });
  app.delete('/:secret/star', async (c) => {
    const said = { id: tokenOf(c.req.query('token')), failure: failureOf(c.req.query('code')) };
    await settleJob(db, c.get('printer'), said, now());
    return c.body(null, 200);
  });
  app.post('/:secret/epson', async (c) => {
    const form = new URLSearchParams((await c.get('body').read()).toString());
    const isResponse = form.get('ConnectionType') === 'SetResponse';
    const xml = isResponse
      ? await settleByForm(services, c.get('printer'), form.get('ResponseFile') ?? '')
      : await printByForm(services, c.get('printer'));
    return c.body(xml, 200, XML);
  });
  return new Hono<ServerEnv>().route('/', app);
}

/** A printer whose address was taken away, or is of another kind, is not found. Nothing on the way keeps an answer. */
function known({ db }: Services): MiddlewareHandler<PrinterEnv> {
  return async (c, next) => {
    c.header('cache-control', 'no-store');
    const printer = await findPrinter(db, c.req.param('secret') ?? '');
    if (!printer || printer.kind !== (c.req.param('kind') === 'star' ? 'CLOUDPRNT' : 'EPSON_SDP'))
      return c.body(null, 404);
    c.set('printer', printer);
    await next();
  };
}

/** Null: the printer names none, and means the one that it has. */
const tokenOf = (token: string | undefined): string | null => (token && UUID.test(token) ? token : null);

async function printByForm({ db, now }: Services, printer: Printer): Promise<string> {
  const { isPaperOut, isCoverOpen } = printer;
  await noteSeen(db, printer, { isPaperOut, isCoverOpen }, now());
  const fetched = await fetchJob(db, printer, null, now());
  return fetched ? printRequest(fetched.job.id, await drawSheet(fetched.sheet, printer.paper)) : '';
}

async function settleByForm({ db, now }: Services, printer: Printer, xml: string): Promise<string> {
  const response = readResponse(xml);
  if (!response) return '';
  await settleJob(db, printer, { id: response.jobId, failure: response.failure }, now());
  await noteSeen(db, printer, response.news, now());
  return '';
}
