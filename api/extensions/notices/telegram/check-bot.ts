import { z } from 'zod';
import type { GuardedAgent } from '../../../kernel/guarded-agent';
import { BotTokenRefused } from '../refusals';
import { callBot } from './bot-api';

const me = z.object({ username: z.string() });
/** As BotFather writes it. */
const TOKEN = /^\d+:[\w-]+$/;

/** What Telegram calls the bot of a token. @throws {BotTokenRefused} */
export async function askForName(agent: GuardedAgent, url: string, token: string | null): Promise<string> {
  // What is no token never becomes part of an address.
  if (token === null || !TOKEN.test(token)) throw new BotTokenRefused('Unauthorized');
  const { outcome, description, result } = await callBot(agent, { url, token }, 'getMe');
  const name = me.safeParse(result).data?.username;
  if (outcome.failure || !name) throw new BotTokenRefused(description || (outcome.failure ?? 'no name'));
  return name;
}
