import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../../../kernel/domain-error';
import { flowCookie, forgetFlowCookie, readFlowCookie, type SignInFlow } from '../../../staff/oidc/flow-cookie';
import { popupPage, popupPolicy } from '../../../staff/oidc/popup-page';
import { ProviderFault, type ProviderProblem } from '../../../staff/oidc/provider-fault';
import { CALLBACK_PATH, PROVIDER_PATH } from '../../../staff/oidc/provider-path';
import { signInByProvider } from '../../../staff/oidc/provider-sign-in.command';
import { InvalidCredentials, InvitationUnusable, SecondFactorNeeded } from '../../../staff/refusals';
import { file } from '../../openapi/content';
import { problem } from '../../request/problem';
import { type RestContext, type RestRoute, route } from '../route';

/** How a sign-in ended; null when somebody is signed in, `code` when a code is asked for. The screens have words for each. */
type Problem = ProviderProblem | 'unknown' | 'invitation' | 'expired' | 'code' | null;
type Way = Pick<SignInFlow, 'to' | 'isPopup' | 'invitation'>;

const answers = { 302: null, 200: file('text/html') };

/** The two ends of a sign-in at an OpenID Connect provider. */
export const providerPaths: readonly RestRoute[] = [
  route({
    method: 'get',
    path: PROVIDER_PATH,
    operationId: 'beginProviderSignIn',
    summary: 'Leads a browser to the sign-in provider, which leads back.',
    description: 'Only where the deployment has a sign-in provider (OpenID Connect).',
    query: z.strictObject({
      to: z.string().optional().describe('The path of this site that staff wanted to open.'),
      popup: z.string().optional().describe('Set for a window of its own, which tells the page that opened it.'),
      invitation: z.string().optional().describe('The link’s secret, when an invitation is taken up by this account.'),
    }),
    answers,
    refusals: [404],
    handler: ({ c, query }) => begin(c, query),
  }),
  route({
    method: 'get',
    path: CALLBACK_PATH,
    operationId: 'finishProviderSignIn',
    summary: 'Where the provider leads back to: signs in, or leads to the sign-in page, which says why not.',
    description: 'The provider sends the browser here; no program calls it.',
    query: z.strictObject({
      code: z.string().optional().describe('The provider’s, for one use.'),
      state: z.string().optional().describe('What the sign-in was begun with.'),
      iss: z.string().optional().describe('Which provider answers.'),
      error: z.string().optional().describe('Why the provider refused the sign-in.'),
    }),
    answers,
    refusals: [404],
    handler: ({ c }) => finish(c),
  }),
];

interface Begun {
  readonly to?: string | undefined;
  readonly popup?: string | undefined;
  readonly invitation?: string | undefined;
}

async function begin(c: RestContext, { to, popup, invitation }: Begun): Promise<Response> {
  const { context, cookies, isSecure } = c.get('scope');
  const { signInProvider, secretKey, origin, now } = context;
  if (!signInProvider) return c.json(problem(c, 'NOT_FOUND'), 404);
  const way: Way = {
    to: to?.slice(0, MAXIMUM_PATH) ?? null,
    isPopup: popup !== undefined,
    invitation: invitation?.slice(0, MAXIMUM_TOKEN) ?? null,
  };
  try {
    const { url, flow } = await signInProvider.begin(origin + CALLBACK_PATH);
    cookies.push(flowCookie({ ...way, ...flow }, { secretKey, now: now(), isSecure }));
    return c.redirect(url.href, 302);
  } catch (error) {
    return end(c, way, problemOf(c, error));
  }
}

/** No page or invitation of ours has a longer one; a cookie has to hold them. */
const MAXIMUM_PATH = 1000;
const MAXIMUM_TOKEN = 100;

async function finish(c: RestContext): Promise<Response> {
  const { context, cookies, isSecure } = c.get('scope');
  const { signInProvider, secretKey, previousSecretKeys, origin, now } = context;
  if (!signInProvider) return c.json(problem(c, 'NOT_FOUND'), 404);
  const flow = readFlowCookie(c.req.header('cookie') ?? null, {
    secretKeys: [secretKey, ...previousSecretKeys],
    now: now(),
    isSecure,
  });
  cookies.push(forgetFlowCookie(isSecure));
  if (!flow) return end(c, { to: null, isPopup: false, invitation: null }, 'expired');
  try {
    const answer = new URL(origin + CALLBACK_PATH + new URL(c.req.url).search);
    const account = await signInProvider.finish(answer, flow);
    await signInByProvider(context, account, flow.invitation);
    return end(c, flow, null);
  } catch (error) {
    return end(c, flow, problemOf(c, error));
  }
}

/** @throws what is neither a refusal nor the provider's doing. */
function problemOf(c: RestContext, error: unknown): Exclude<Problem, null> {
  if (error instanceof InvalidCredentials) return 'unknown';
  if (error instanceof InvitationUnusable) return 'invitation';
  if (error instanceof SecondFactorNeeded) return 'code';
  if (error instanceof ProviderFault) {
    const { logger } = c.get('scope').context;
    if (error.isOurs) logger.warn({ err: error.cause }, 'a sign-in at the provider failed');
    return error.problem;
  }
  if (error instanceof DomainError) return 'provider';
  throw error;
}

/**
 * Back to a page of our own. The sign-in page leads a person who is signed in on to where they wanted to go, and refuses
 * addresses that are not this site's: no other redirect reads what came with the request.
 */
function end(c: RestContext, { to, isPopup, invitation }: Way, problem: Problem): Response | Promise<Response> {
  if (isPopup) {
    const nonce = randomBytes(16).toString('base64');
    c.header('content-security-policy', popupPolicy(nonce));
    // With the usual policy a window that returns from a provider would lose the page that opened it.
    c.header('cross-origin-opener-policy', 'unsafe-none');
    return c.html(popupPage(problem, { locale: c.get('scope').context.locale, nonce }));
  }
  const isHalf = problem === 'code';
  const search = new URLSearchParams();
  if (problem !== null && !isHalf) search.set('problem', problem);
  if (to !== null) search.set('to', to);
  const stays = problem !== null && !isHalf && invitation !== null;
  const way = isHalf ? '/command-center/sign-in/code' : '/command-center/sign-in';
  const path = stays ? `/command-center/invitation/${encodeURIComponent(invitation)}` : way;
  return c.redirect(search.size > 0 ? `${path}?${search}` : path, 302);
}
