import { transaction } from '../../db/transaction';
import type { StaffMember } from '../../generated/prisma/client';
import { shopLabel } from '../../telemetry/meter';
import { InvalidCode, InvalidCredentials, PasskeyRefused } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { type DeviceMark, readMarks } from './known-devices';
import { ADDRESS_DELAY, addressKey, type DelayRule, LOGIN_DELAY, ownKey } from './sign-in-delay';
import {
  type CountedAttempt,
  countAttempt,
  failuresUnlessWaiting,
  forgetFailures,
  takeBackAttempt,
} from './sign-in-failure.store';

/** What is guessed at. Each is counted for itself, so that a right password does not forgive wrong codes. */
export type Guessed = 'password' | 'code';

/** The staff member who is tried; null for an unknown login. */
export type Tried = Pick<StaffMember, 'id' | 'devicesForgottenAt'> | null;

/** What a wrong try is answered with. */
const isWrong = (error: unknown): error is InvalidCredentials | InvalidCode | PasskeyRefused =>
  error instanceof InvalidCredentials || error instanceof InvalidCode || error instanceof PasskeyRefused;

/** By what a try is counted. */
export interface Allowance {
  /** Forgiven by a right try. */
  readonly own: string;
  /** The address, for strangers: of a right try nothing is counted, and what others failed stays. */
  readonly address: string | null;
}

/** The mark that this browser has of them, unless they have had all devices forgotten since. */
export function knownDevice({ deviceMarks, now, ...keys }: SessionHolder, member: Tried): DeviceMark | null {
  if (!member) return null;
  const mark = readMarks(deviceMarks.value, keys, now()).find(({ staffMemberId }) => staffMemberId === member.id);
  const { devicesForgottenAt } = member;
  return mark && (devicesForgottenAt === null || mark.markedAt >= devicesForgottenAt) ? mark : null;
}

/**
 * By what a try at somebody is counted: a session of theirs and a device that they have signed in from before have an
 * allowance of their own; everybody else shares one, and that of the address.
 *
 * @param strangers - the key that all others share.
 */
export function allowanceOf(holder: SessionHolder, member: Tried, guessed: Guessed, strangers: string): Allowance {
  const { actor } = holder;
  if (member && actor.kind === 'staff' && actor.staffMemberId === member.id) {
    return { own: ownKey(guessed, 'session', actor.sessionId), address: null };
  }
  const device = knownDevice(holder, member);
  return device
    ? { own: ownKey(guessed, 'device', device.deviceId), address: null }
    : { own: strangers, address: addressKey(holder.address) };
}

/**
 * Counts a try before it is judged, since a thousand that come at once would else all pass. What was not judged costs
 * nothing: neither a try that has to wait, nor one that could not be looked at.
 *
 * @param judge - throws {@link InvalidCredentials}, {@link InvalidCode} or {@link PasskeyRefused} for a wrong one.
 * @throws {TooManyAttempts} while earlier failures make it wait; `judge` is not called then.
 */
export async function judgeAttempt<Result>(
  { db, channel, logger, meter, now }: Pick<SessionHolder, 'db' | 'channel' | 'logger' | 'meter' | 'now'>,
  { own, address }: Allowance,
  judge: () => Promise<Result>,
): Promise<Result> {
  // Cheap, for the many of an attack; whether it may be judged is decided where it is counted.
  await failuresUnlessWaiting(db, own, now());
  const counted: [key: string, rule: DelayRule][] = [[own, LOGIN_DELAY]];
  // The address first, always: two tries never wait for each other's rows crosswise.
  if (address !== null) counted.unshift([address, ADDRESS_DELAY]);
  const attempts = await transaction(db, async (tx) => {
    const made: CountedAttempt[] = [];
    for (const [key, rule] of counted) made.push(await countAttempt(tx, key, rule, now()));
    return made;
  });
  const takeBack = async () => {
    for (const attempt of attempts) await takeBackAttempt(db, attempt, now());
  };
  try {
    const result = await judge();
    await takeBack();
    await forgetFailures(db, own);
    return result;
  } catch (error) {
    if (isWrong(error)) meter.signInFailed({ shop: shopLabel(channel), reason: error.code });
    else await takeBack().catch((err) => logger.warn({ err }, 'a try that was not judged stays counted'));
    throw error;
  }
}
