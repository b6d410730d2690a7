import { z } from 'zod';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import { type DeliveryOutcome, deliver } from '../../../sending/deliver';

/** A bot, and the server of the Bot API that speaks for it. */
export interface Bot {
  readonly url: string;
  readonly token: string;
}

export interface BotAnswer {
  readonly outcome: DeliveryOutcome;
  /** What Telegram says of a failure. */
  readonly description: string;
  readonly result: unknown;
}

const answerRule = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().default(''),
  parameters: z.object({ retry_after: z.number().optional() }).default({}),
});

const TOTAL_MS = 10_000;
const LARGEST_ANSWER = 4_194_304;

/** Calls one method of https://core.telegram.org/bots/api. It never throws. @param waitMs - how long Telegram may hold the answer back. */
export async function callBot(
  agent: GuardedAgent,
  bot: Bot,
  method: string,
  parameters: object = {},
  { waitMs = 0, signal }: { readonly waitMs?: number; readonly signal?: AbortSignal } = {},
): Promise<BotAnswer> {
  const outcome = await deliver(
    {
      url: `${bot.url}/bot${bot.token}/${method}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
    },
    agent,
    { limits: { totalMs: TOTAL_MS + waitMs, answerBytes: LARGEST_ANSWER, keptBytes: LARGEST_ANSWER }, signal },
  );
  const answer = readAnswer(outcome.answer);
  if (!answer) {
    // It is no Bot API, or nothing came.
    const failure = outcome.failure ?? 'ANSWER_INVALID';
    return { outcome: { ...outcome, failure }, description: outcome.failureDetail ?? '', result: null };
  }
  const { ok, result, description, parameters: more } = answer;
  const retryAfterMs = more.retry_after === undefined ? outcome.retryAfterMs : more.retry_after * 1000;
  const failure = ok ? outcome.failure : (outcome.failure ?? 'STATUS');
  return { outcome: { ...outcome, failure, failureDetail: failure && description, retryAfterMs }, description, result };
}

function readAnswer(text: string | null) {
  try {
    return text === null ? null : (answerRule.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}
