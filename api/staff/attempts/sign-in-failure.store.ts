import type { Database, Reader } from '../../db/client';
import { sql } from '../../db/sql';
import { TooManyAttempts } from '../../kernel/refusals';
import { type DelayRule, delayAfter, FORGIVEN_EVERY_SECONDS } from './sign-in-delay';

/** An attempt that is counted as a failure until it is taken back. */
export interface CountedAttempt {
  readonly key: string;
  /** The wait that this attempt caused; another one's is left alone when it is taken back. */
  readonly lockedUntil: Date;
  /** Failures with this one. */
  readonly count: number;
}

const secondsFrom = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Counts an attempt before it is known whether it fails. Counted afterwards, a thousand guesses sent at once would all
 * pass before the first failure was written.
 *
 * @throws {TooManyAttempts} while earlier failures still make this key wait; that is not counted.
 */
export async function countAttempt(db: Reader, key: string, rule: DelayRule, now: Date): Promise<CountedAttempt> {
  const waits = Array.from({ length: maximumCount(rule) }, (_, index) => delayAfter(index + 1, rule));
  const [counted] = await sql(db).query<Omit<CountedAttempt, 'key'>[]>`
    insert into "SignInFailure" as f ("key", "count", "lockedUntil")
    values (${key}, 1, ${secondsFrom(now, delayAfter(1, rule))})
    on conflict ("key") do update set ("count", "lockedUntil") = (
      select next, ${now}::timestamptz + make_interval(secs => (${waits}::int[])[least(next, ${waits.length}::int)])
      from (
        select 1 + greatest(0, f."count" - floor(
          extract(epoch from ${now}::timestamptz - f."lockedUntil") / ${rule.forgivenEverySeconds ?? FORGIVEN_EVERY_SECONDS}::int
        )::int) as next
      ) as forgiven
    )
    where f."lockedUntil" <= ${now}
    returning "lockedUntil", "count"`;
  if (counted) return { key, ...counted };
  throw await waitingFor(db, key, now);
}

/** From this count on, the wait no longer grows. */
function maximumCount({ free, maximumSeconds }: DelayRule): number {
  return free + 1 + Math.ceil(Math.log2(Math.max(1, maximumSeconds)));
}

async function waitingFor(db: Reader, key: string, now: Date): Promise<TooManyAttempts> {
  const failure = await db.signInFailure.findUnique({ where: { key } });
  const milliseconds = (failure?.lockedUntil ?? now).getTime() - now.getTime();
  return new TooManyAttempts(Math.max(1, Math.ceil(milliseconds / 1000)));
}

/**
 * Nothing is counted by asking.
 *
 * @returns how many failures count now.
 * @throws {TooManyAttempts} while they make this key wait.
 */
export async function failuresUnlessWaiting(
  db: Database,
  key: string,
  now: Date,
  { forgivenEverySeconds = FORGIVEN_EVERY_SECONDS }: Partial<DelayRule> = {},
): Promise<number> {
  const failure = await db.signInFailure.findUnique({ where: { key } });
  if (!failure) return 0;
  if (failure.lockedUntil > now) throw await waitingFor(db, key, now);
  const seconds = (now.getTime() - failure.lockedUntil.getTime()) / 1000;
  return Math.max(0, failure.count - Math.floor(seconds / forgivenEverySeconds));
}

/** The attempt was no failure after all. Earlier ones stay counted. */
export async function takeBackAttempt(db: Database, { key, lockedUntil }: CountedAttempt, now: Date): Promise<void> {
  await sql(db).execute`
    update "SignInFailure" set
      "count" = greatest(0, "count" - 1),
      "lockedUntil" = case when "lockedUntil" = ${lockedUntil} then ${now} else "lockedUntil" end
    where "key" = ${key}`;
}

export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.signInFailure.deleteMany({ where: { key } });
}

/** All that is counted of a login, of every address. @param login - as `loginKey` has it. */
export async function forgetFailuresAtLogin(db: Database, login: string): Promise<void> {
  await db.signInFailure.deleteMany({ where: { key: { endsWith: login } } });
}
