const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A guest's session ends after that long without a visit. */
const GUEST_IDLE_MS = 30 * DAY_MS;
/** A staff session ends after that long, however busy it is. */
const STAFF_MS = 30 * DAY_MS;
const STAFF_IDLE_MS = 12 * HOUR_MS;
/** A guest's end moves with each visit but the cookie is sent once, so it outlives the session; the server decides. */
const GUEST_COOKIE_MS = 365 * DAY_MS;
/** For so long a sign-in shows who somebody is, where they have neither password nor code to show. */
const FRESH_SIGN_IN_MS = 10 * MINUTE_MS;
/** A visit is written down at most that often. */
const TOUCH_MS = MINUTE_MS;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

export const guestSessionEnd = (now: Date) => later(now, GUEST_IDLE_MS);
export const staffSessionEnd = (now: Date) => later(now, STAFF_MS);
export const guestCookieEnd = (now: Date) => later(now, GUEST_COOKIE_MS);

/** A staff session last seen before this instant has ended. */
export const idleStaffSince = (now: Date) => later(now, -STAFF_IDLE_MS);

/** A session that began before this instant no longer shows who somebody is. */
export const freshSignInSince = (now: Date) => later(now, -FRESH_SIGN_IN_MS);

/** A session last seen before this instant is marked as seen now. */
export const touchedSince = (now: Date) => later(now, -TOUCH_MS);
