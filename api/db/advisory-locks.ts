/** The numbers of advisory locks: of one number there is one lock in a database. */
export const ADVISORY_LOCKS = {
  migrate: 72_707_369,
  /** Workers take messages in turns. */
  send: 72_707_370,
  hosts: 72_707_371,
  setUp: 72_707_372,
  /** Held as long as a backup runs. */
  backup: 72_707_373,
  demo: 7_326_419,
  relay: 4_271_006,
} as const;
