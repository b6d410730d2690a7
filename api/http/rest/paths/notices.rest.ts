import { isId } from '../../../kernel/id-rule';
import { deskOf } from '../../../payments/desk-of-context';
import { noticePath } from '../../../payments/notice-path';
import { takeNotice } from '../../../payments/notices.command';
import { file } from '../../openapi/content';
import { problem } from '../../request/problem';
import { route } from '../route';

/** Where payment providers report what happened. */
export const noticeRoute = route({
  method: 'post',
  path: noticePath('{id}'),
  operationId: 'takePaymentNotice',
  summary:
    'A payment provider tells that something happened. It is verified and kept before the provider is asked what is so; 400 is for a ' +
    'notice that is not of this account.',
  description:
    'The provider calls it, no program of yours. What counts is what the provider answers when it is asked, so a lost notice costs time and nothing else.',
  params: { id: 'Of the account; the command center shows the whole address.' },
  file: file('application/json'),
  answers: { 200: null },
  handler: async ({ c, context, id }) => {
    if (!isId(id)) return c.json(problem(c, 'NOT_FOUND'), 404);
    // As it was signed, to the byte.
    const text = (await c.get('body').read()).toString();
    const header = (name: string) => c.req.header(name) ?? null;
    const outcome = await takeNotice(deskOf(context), id, { text, header });
    return outcome === 'UNKNOWN' ? c.json(problem(c, 'FORBIDDEN'), 400) : c.body(null, 200);
  },
});
