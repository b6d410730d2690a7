import type { StaffActor } from '../../access/caller';
import { requireStaff } from '../../access/caller';
import { Forbidden } from '../../kernel/refusals';
import type { SessionHolder } from './guest-session.command';

/** The signed-in staff member of a request, and their shop. @throws {Forbidden} when nobody is signed in. */
export function signedIn({ actor, channel }: SessionHolder): { actor: StaffActor; channelId: string } {
  requireStaff(actor);
  if (!channel) throw new Forbidden();
  return { actor, channelId: channel.id };
}
