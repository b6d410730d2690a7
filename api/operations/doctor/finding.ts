import type { Database } from '../../db/client';

/** What `carte doctor` found of one part. A sentence about trouble ends with the next step. */
export interface Finding {
  readonly part: Part;
  /** `failing`: clients or staff notice it now; `attention`: they may soon. */
  readonly state: 'ok' | 'attention' | 'failing';
  readonly sentence: string;
}

type Part =
  | 'server'
  | 'dns'
  | 'ports'
  | 'tls'
  | 'address'
  | 'clock'
  | 'disk'
  | 'memory'
  | 'database'
  | 'sending'
  | 'mail'
  | 'backup';

const inState =
  (state: Finding['state']) =>
  (part: Part, sentence: string): Finding => ({ part, state, sentence });
export const ok = inState('ok');
export const attention = inState('attention');
export const failing = inState('failing');

const SIGNS = { ok: '✓', attention: '!', failing: '✗' } as const;

/** For a terminal. */
export const lineOf = ({ part, state, sentence }: Finding): string => `${SIGNS[state]} ${part}: ${sentence}`;

/** What `carte doctor` asks an extension about the shop. */
export interface DoctorExtension {
  readonly examine?: (db: Database) => Promise<Finding[]>;
}
