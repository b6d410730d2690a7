import { Hono, type MiddlewareHandler } from 'hono';
import type { Printer } from '../../../generated/prisma/client';
import type { Services } from '../../../graphql/context';
import type { ServerEnv } from '../../../http/request/server-env';
import type { AppParts } from '../../../http/rest/extension-routes';
import { fetchJob, fetchNext, nextJob, settleJob } from '../fetch-jobs.store';
import { findPrinter, noteState } from '../printers.store';
import { drawSheet } from '../sheet/draw-sheet';
import { outcomeOf, readPoll } from './cloudprnt';
import { printRequest, probeRequest, readResponse, readStatus } from './epson';

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
    const { trouble, outcome, isBusy } = readPoll((await c.get('body').read()).toString());
    await noteState(db, printer, trouble, now());
    if (outcome) await settleJob(db, printer, { id: null, ...outcome }, now());
    const job = trouble || isBusy ? null : await nextJob(db, printer, now());
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
    const said = { id: tokenOf(c.req.query('token')), ...outcomeOf(c.req.query('code')) };
    await settleJob(db, c.get('printer'), said, now());
    return c.body(null, 200);
  });
  app.post('/:secret/epson', async (c) => {
    const form = new URLSearchParams((await c.get('body').read()).toString());
    const xml = await answerForm(services, c.get('printer'), form);
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

/** @returns a print request; empty where there is nothing to print. */
async function answerForm({ db, now }: Services, printer: Printer, form: URLSearchParams): Promise<string> {
  switch (form.get('ConnectionType')) {
    case 'GetRequest': {
      // It does not say how it is: what is known stays, until it answers that all is well.
      const trouble = printer.trouble === 'SILENT' ? null : printer.trouble;
      await noteState(db, printer, trouble, now());
      if (trouble) return probeRequest();
      // Whether it lost the answer or the word about a printed sheet can't be known: a job is handed out once.
      const fetched = await fetchNext(db, printer, now());
      return fetched ? printRequest(fetched.job.id, await drawSheet(fetched.sheet, printer.paper)) : '';
    }
    case 'SetResponse': {
      const response = readResponse(form.get('ResponseFile') ?? '');
      if (response?.outcome) await settleJob(db, printer, { id: response.jobId, ...response.outcome }, now());
      if (response?.news) await noteState(db, printer, response.news.trouble, now());
      return '';
    }
    case 'SetStatus': {
      const news = readStatus(form.get('Status') ?? '');
      if (news) await noteState(db, printer, news.trouble, now());
      return '';
    }
    default:
      return '';
  }
}
