export type PartState = 'OK' | 'ATTENTION' | 'FAILING';

/** What the state of the parts follows from. */
export interface Facts {
  /** How long the oldest message that could be sent waits for a worker. */
  readonly workerLateSeconds: number;
  /** Whether staff have yet to release what goes to receivers. */
  readonly isSendingHeld: boolean;
  /** Receivers that Carte stopped calling, or lets rest after failures. */
  readonly troubledReceivers: number;
  readonly parkedMessages: number;
  readonly diskFreeBytes: number;
  readonly diskSizeBytes: number;
  readonly backup: {
    readonly isOn: boolean;
    readonly lastSuccessAt: Date | null;
    readonly isLastOk: boolean;
    /** Null before it was tried. */
    readonly isTrialOk: boolean | null;
  };
}

export const STATUS_PARTS = ['DATABASE', 'WORKER', 'RECEIVERS', 'DISK', 'BACKUP', 'VERSION'] as const;
export type StatusPartName = (typeof STATUS_PARTS)[number];

const WORKER_LATE_SECONDS = 60;
const LITTLE_ROOM = 0.1;
const HARDLY_ROOM = 0.03;
const BACKUP_OLD_MS = 2 * 24 * 60 * 60 * 1000;

/** The state of each part. Who could ask has a database and a version. */
export function statusOf(facts: Facts, now: Date): Record<StatusPartName, PartState> {
  const isTroubled = facts.troubledReceivers > 0 || facts.parkedMessages > 0;
  return {
    DATABASE: 'OK',
    WORKER: facts.isSendingHeld ? 'ATTENTION' : facts.workerLateSeconds > WORKER_LATE_SECONDS ? 'FAILING' : 'OK',
    RECEIVERS: isTroubled ? 'ATTENTION' : 'OK',
    DISK: diskState({ free: facts.diskFreeBytes, size: facts.diskSizeBytes }),
    BACKUP: backupState(facts.backup, now),
    VERSION: 'OK',
  };
}

/** Of a file system with so many bytes. */
export function diskState({ free, size }: { readonly free: number; readonly size: number }): PartState {
  const room = size > 0 ? free / size : 0;
  return room < HARDLY_ROOM ? 'FAILING' : room < LITTLE_ROOM ? 'ATTENTION' : 'OK';
}

function backupState({ isOn, lastSuccessAt, isLastOk, isTrialOk }: Facts['backup'], now: Date): PartState {
  const isOld = lastSuccessAt !== null && now.getTime() - lastSuccessAt.getTime() > BACKUP_OLD_MS;
  if (isTrialOk === false || (lastSuccessAt === null && !isLastOk) || (isOld && isOn)) return 'FAILING';
  return lastSuccessAt === null || !isLastOk || !isOn ? 'ATTENTION' : 'OK';
}
