import { randomBytes } from 'node:crypto';
import { Hono, type Context as HonoContext } from 'hono';
import { DomainError } from '../../../kernel/domain-error';
import { flowCookie, forgetFlowCookie, readFlowCookie, type SignInFlow } from '../../../staff/oidc/flow-cookie';
import { popupPage, popupPolicy } from '../../../staff/oidc/popup-page';
import { ProviderFault, type ProviderProblem } from '../../../staff/oidc/provider-fault';
import { CALLBACK_PATH } from '../../../staff/oidc/provider-path';
import { signInByProvider } from '../../../staff/oidc/provider-sign-in.command';
import { InvalidCredentials, InvitationUnusable, SecondFactorNeeded } from '../../../staff/refusals';
import { problem } from '../../request/problem';
import type { ServerEnv } from '../../request/server-env';

/** How a sign-in ended; null when somebody is signed in, `code` when a code is asked for. The screens have words for each. */
type Problem = ProviderProblem | 'unknown' | 'invitation' | 'expired' | 'code' | null;
type Way = Pick<SignInFlow, 'to' | 'isPopup' | 'invitation'>;
type Request_ = HonoContext<ServerEnv>;

/** `/_auth/provider`: the two ends of a sign-in at an OpenID Connect provider, to be mounted at `/api`. */
export function providerRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().get('/_auth/provider', begin).get('/_auth/provider/callback', finish);
}

async function begin(c: Request_): Promise<Response> {
  const { context, cookies, isSecure } = c.get('scope');
  const { signInProvider, secretKey, origin, now } = context;
  if (!signInProvider) return c.json(problem(c, 'NOT_FOUND'), 404);
  const way: Way = {
    to: c.req.query('to')?.slice(0, MAXIMUM_PATH) ?? null,
    isPopup: c.req.query('popup') !== undefined,
    invitation: c.req.query('invitation')?.slice(0, MAXIMUM_TOKEN) ?? null,
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

async function finish(c: Request_): Promise<Response> {
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
function problemOf(c: Request_, error: unknown): Exclude<Problem, null> {
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
function end(c: Request_, { to, isPopup, invitation }: Way, problem: Problem): Response | Promise<Response> {
  c.header('cache-control', 'no-store');
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
