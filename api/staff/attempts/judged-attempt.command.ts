import { transaction } from '../../db/transaction';
import type { StaffMember } from '../../generated/prisma/client';
import { shopLabel } from '../../telemetry/meter';
import { InvalidCode, InvalidCredentials, PasskeyRefused } from '../refusals';
import type { SessionHolder } from '../sessions/guest-session.command';
import { type DeviceMark, readMarks } from './known-devices';
import {
  ADDRESS_AT_LOGIN_DELAY,
  ADDRESS_DELAY,
  addressAtLoginKey,
  addressKey,
  type DelayRule,
  FAILED_ADDRESSES_DELAY,
  NEW_ADDRESS_TRIES,
  NEW_ADDRESSES_DELAY,
  newAddressesKey,
  OWN_DELAY,
  ownKey,
} from './sign-in-delay';
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
  /** The login, for strangers who type its password: `own` is the address at it then. */
  readonly login?: string;
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
 * @param strangers - that of all others.
 */
export function allowanceOf(holder: SessionHolder, member: Tried, guessed: Guessed, strangers: Allowance): Allowance {
  const { actor } = holder;
  if (member && actor.kind === 'staff' && actor.staffMemberId === member.id) {
    return { own: ownKey(guessed, 'session', actor.sessionId), address: null };
  }
  const device = knownDevice(holder, member);
  return device ? { own: ownKey(guessed, 'device', device.deviceId), address: null } : strangers;
}

/**
 * By what a stranger's password is counted: by the address at that login, and by one of two counts of the login. Addresses that
 * have failed there share one, and new ones another, which the failed ones can't spend: its owner gets in from anywhere.
 */
export function strangersAllowance(address: string, login: string): Allowance {
  const key = addressKey(address);
  return { own: addressAtLoginKey(login, key), address: key, login };
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
  { own, address, login }: Allowance,
  judge: () => Promise<Result>,
): Promise<Result> {
  const rule = login === undefined ? OWN_DELAY : ADDRESS_AT_LOGIN_DELAY;
  // Cheap, for the many of an attack; whether it may be judged is decided where it is counted.
  const failed = await failuresUnlessWaiting(db, own, now(), rule);
  if (login !== undefined && failed >= NEW_ADDRESS_TRIES) await failuresUnlessWaiting(db, login, now());
  const attempts = await transaction(db, async (tx) => {
    const made: CountedAttempt[] = [];
    const count = async (key: string, by: DelayRule) => {
      const attempt = await countAttempt(tx, key, by, now());
      made.push(attempt);
      return attempt;
    };
    // The address first, always: two tries never wait for each other's rows crosswise.
    if (address !== null) await count(address, ADDRESS_DELAY);
    const { count: failures } = await count(own, rule);
    if (login !== undefined && failures > NEW_ADDRESS_TRIES) await count(login, FAILED_ADDRESSES_DELAY);
    else if (login !== undefined) await count(newAddressesKey(login), NEW_ADDRESSES_DELAY);
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
