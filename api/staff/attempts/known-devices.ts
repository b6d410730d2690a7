import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * That somebody has signed in from this browser before. It lets nobody in: tries of a known device are counted apart from
 * those of strangers, so that strangers who guess at a login don't keep its owner out.
 */
export interface DeviceMark {
  readonly staffMemberId: string;
  /** 16 random bytes, in hex. */
  readonly deviceId: string;
  readonly markedAt: Date;
}

/** What signs the marks, the present key first. */
export interface MarkKeys {
  readonly secretKey: Uint8Array;
  readonly previousSecretKeys: readonly Uint8Array[];
}

const LIFETIME_MS = 400 * 24 * 60 * 60_000;
/** A tablet in a kitchen is several people's. */
const MOST_MARKS = 8;
const ID_BYTES = 16;
const TIME_BYTES = 6;
const BODY_BYTES = 2 * ID_BYTES + TIME_BYTES;
const SIGNATURE_BYTES = 32;
const MARK_BYTES = BODY_BYTES + SIGNATURE_BYTES;

/** Browsers keep no cookie longer than 400 days. */
export function marksEnd(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

/** The marks of a cookie with a valid signature of this shop that have not ended. */
export function readMarks(cookie: string | null, { secretKey, previousSecretKeys }: MarkKeys, now: Date): DeviceMark[] {
  if (cookie === null || cookie.length > MOST_MARKS * MARK_BYTES * 2) return [];
  const bytes = Buffer.from(cookie, 'base64url');
  const keys = [secretKey, ...previousSecretKeys].map(markKey);
  const marks: DeviceMark[] = [];
  for (let at = 0; at + MARK_BYTES <= bytes.length; at += MARK_BYTES) {
    const body = bytes.subarray(at, at + BODY_BYTES);
    const signature = bytes.subarray(at + BODY_BYTES, at + MARK_BYTES);
    if (!keys.some((key) => timingSafeEqual(signature, sign(body, key)))) continue;
    const mark = readBody(body);
    if (marksEnd(mark.markedAt) > now) marks.push(mark);
  }
  return marks;
}

/** The cookie with one more mark, in place of an older one of the same person; the oldest of many goes. */
export function withMark(marks: readonly DeviceMark[], mark: DeviceMark, { secretKey }: MarkKeys): string {
  const others = marks.filter(({ staffMemberId }) => staffMemberId !== mark.staffMemberId);
  const key = markKey(secretKey);
  const signed = [mark, ...others].slice(0, MOST_MARKS).flatMap((kept) => {
    const body = bodyOf(kept);
    return [body, sign(body, key)];
  });
  return Buffer.concat(signed).toString('base64url');
}

function bodyOf({ staffMemberId, deviceId, markedAt }: DeviceMark): Buffer {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(markedAt.getTime(), 0, TIME_BYTES);
  return Buffer.concat([Buffer.from(staffMemberId.replaceAll('-', ''), 'hex'), Buffer.from(deviceId, 'hex'), time]);
}

function readBody(body: Buffer): DeviceMark {
  const hex = body.toString('hex', 0, ID_BYTES);
  return {
    staffMemberId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    deviceId: body.toString('hex', ID_BYTES, 2 * ID_BYTES),
    markedAt: new Date(body.readUIntBE(2 * ID_BYTES, TIME_BYTES)),
  };
}

function markKey(secretKey: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'carte known device', 32));
}

function sign(body: Uint8Array, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(body).digest();
}
