import { z } from 'zod';
import { PROXY_ADVICE } from '../http/request/arrived';
import { isHttps, type PublicAddress } from '../http/request/public-request';
import type { Finding } from './preflight.command';

const Answer = z.object({ address: z.string(), proxy: z.enum(['trusted', 'ignored', 'missing', 'none']) });

const PATIENCE_MS = 5_000;

/** Whether visitors find the shop where the settings say: asks the running server there, as a visitor would. */
export async function lookAtAddress(settings: PublicAddress): Promise<Finding[]> {
  const { publicUrl, trustProxy } = settings;
  if (publicUrl === null) {
    const sentence = 'PUBLIC_URL is not set: on the internet, set it to the address that visitors type.';
    return [{ isFine: true, sentence }];
  }
  const proxyless = isHttps(settings) && !trustProxy;
  const sentence = `PUBLIC_URL=${publicUrl} needs a proxy that speaks https, but TRUST_PROXY is off: set TRUST_PROXY=on, or all visitors count as one address.`;
  return [...(proxyless ? [{ isFine: false, sentence }] : []), await askAt(publicUrl)];
}

async function askAt(publicUrl: string): Promise<Finding> {
  const fine = (sentence: string): Finding => ({ isFine: true, sentence });
  const wrong = (sentence: string): Finding => ({ isFine: false, sentence });
  try {
    const answer = await fetch(`${publicUrl}/health/address`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const location = answer.headers.get('location');
    if (location !== null) {
      const { origin } = new URL(location, publicUrl);
      return origin === publicUrl
        ? fine(`${publicUrl} leads on to ${location}: whether the settings fit was not seen.`)
        : wrong(`${publicUrl} leads visitors on to ${origin}: set PUBLIC_URL=${origin}, or end that redirect.`);
    }
    const told = Answer.safeParse(await answer.json().catch(() => null));
    if (!told.success)
      return fine(`${publicUrl} does not tell how it is reached: the release that runs there is older.`);
    const { address, proxy } = told.data;
    const advice = PROXY_ADVICE[proxy];
    if (advice !== undefined) return wrong(`${publicUrl}: ${advice}`);
    return address === publicUrl
      ? fine(`Visitors reach the shop at ${publicUrl}.`)
      : wrong(
          `Visitors come to ${publicUrl}, but the server that runs there takes itself for ${address}: restart it with PUBLIC_URL=${publicUrl}.`,
        );
  } catch (error) {
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? cause.message : message;
    return fine(`${publicUrl} could not be asked from here (${reason}): whether the settings fit was not seen.`);
  }
}
