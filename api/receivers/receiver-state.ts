import type { Receiver } from '../generated/prisma/client';
import type { GuardedAgent } from '../kernel/guarded-agent';
import { type ReceiverState, receiverState } from '../sending/breaker';

/** `INCOMPLETE`: nothing useful can reach it as it is set up. `FAILING`: its last attempt failed. */
export type ShownState = ReceiverState | 'FAILING' | 'INCOMPLETE';

/** Words of the presets that staff put their own in place of. */
const PLACEHOLDERS = /BOT_TOKEN|CHAT_ID|YOUR\/WEBHOOK/;

type Settings = Pick<
  Receiver,
  'isActive' | 'restsUntil' | 'stoppedSince' | 'failuresInARow' | 'url' | 'method' | 'bodyTemplate'
>;

/** How a receiver does: by its settings, then by what came of its attempts. */
export function shownState(receiver: Settings, agent: Pick<GuardedAgent, 'mayConnect'>): ShownState {
  const state = receiverState(receiver);
  if (state !== 'WORKING') return state;
  const { url, method, bodyTemplate } = receiver;
  const isEmpty = method !== 'GET' && bodyTemplate.trim() === '';
  const host = URL.canParse(url) ? new URL(url).hostname : null;
  const isRefused = host !== null && !agent.mayConnect(host);
  if (isEmpty || isRefused || PLACEHOLDERS.test(url + bodyTemplate)) return 'INCOMPLETE';
  return receiver.failuresInARow > 0 ? 'FAILING' : state;
}
