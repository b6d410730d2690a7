import type { StaffActor } from './caller';
import { requireStaff } from './caller';
import type { SessionHolder } from './guest-session.command';
import { Forbidden } from './refusals';

/** The signed-in staff member of a request, and their shop. @throws {Forbidden} when nobody is signed in. */
export function signedIn({ actor, channel }: SessionHolder): { actor: StaffActor; channelId: string } {
  requireStaff(actor);
  if (!channel) throw new Forbidden();
  return { actor, channelId: channel.id };
}
