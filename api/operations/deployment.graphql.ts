import { firstShop, latestAttempt, latestRuns, readSchedule } from '../backup/backup-run.store';
import { nextDue } from '../backup/backup-schedule';
import { BackupFailure, BackupKind, type BackupRun, type BackupSchedule } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { InvalidInput, ShopNotSetUp } from '../kernel/refusals';
import { backUpNow, mayChangeBackups, updateBackupSchedule } from './backup-schedule.command';
import { type Facts, type PartState, STATUS_PARTS, type StatusPartName, statusOf } from './status';
import { readFacts } from './status.store';

const SHOWN_RUNS = 10;

const StatusPartEnum = builder.enumType('StatusPartName', {
  description: 'A part of what a shop runs on.',
  values: {
    DATABASE: { description: 'Orders and everything else.' },
    WORKER: { description: 'What sends orders to receivers.' },
    RECEIVERS: { description: 'Whether they take what is sent.' },
    DISK: { description: 'Room where the data lies.' },
    BACKUP: { description: 'Whether there is a new one that can be restored.' },
    VERSION: { description: 'Of the program.' },
  } as const,
});

const PartStateEnum = builder.enumType('StatusPartState', {
  description: 'How a part is.',
  values: {
    OK: { description: 'As it should be.' },
    ATTENTION: { description: 'It works, but needs attention.' },
    FAILING: { description: 'It does not work.' },
  } as const,
});

const BackupKindEnum = builder.enumType('BackupKind', {
  description: 'Why a backup was made.',
  values: {
    [BackupKind.SCHEDULED]: { description: 'It was time.' },
    [BackupKind.ASKED_FOR]: { description: 'Staff asked for it.' },
    [BackupKind.BEFORE_MIGRATION]: { description: 'The tables were about to change; without photos.' },
  },
});

const BackupFailureEnum = builder.enumType('BackupFailure', {
  description: 'Why a backup, or the trial of one, failed.',
  values: {
    [BackupFailure.STORAGE]: { description: 'The folder or bucket could not be written or read.' },
    [BackupFailure.NO_ROOM]: { description: 'The disk is full.' },
    [BackupFailure.DAMAGED]: { description: 'What came back is not what was saved.' },
    [BackupFailure.NOT_ALLOWED]: { description: 'The database’s user may not create a database to try it in.' },
    [BackupFailure.FAILED]: { description: 'Anything else; the log says what.' },
  },
});

interface Part {
  readonly name: StatusPartName;
  readonly state: PartState;
}

const StatusPart = builder.objectRef<Part>('StatusPart').implement({
  description: 'How one part is.',
  fields: (t) => ({
    name: t.expose('name', { type: StatusPartEnum, description: 'The part that it is about.' }),
    state: t.expose('state', { type: PartStateEnum, description: 'Whether the part is well.' }),
  }),
});

const Run = builder.objectRef<BackupRun>('BackupRun').implement({
  description: 'A backup that was made, or could not be.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Identifies the run.' }),
    kind: t.expose('kind', { type: BackupKindEnum, description: 'Why it was made.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'It holds what was there then.' }),
    name: t.exposeString('name', { nullable: true, description: 'Of its file; null where none came of it.' }),
    bytes: t.float({
      nullable: true,
      description: 'Size of its file.',
      resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)),
    }),
    failure: t.expose('failure', { type: BackupFailureEnum, nullable: true, description: 'Null: it was made.' }),
    triedAt: t.expose('triedAt', { type: 'DateTime', nullable: true, description: 'When it was restored on trial.' }),
    trialFailure: t.expose('trialFailure', {
      type: BackupFailureEnum,
      nullable: true,
      description: 'Null: it was not tried yet, or everything in it was as saved.',
    }),
  }),
});

const Schedule = builder.objectRef<BackupSchedule>('BackupSchedule').implement({
  description: 'When backups of the whole deployment are made by themselves.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'To be sent along with a change.' }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether any is made by itself.' }),
    hour: t.exposeInt('hour', { description: 'On the clocks of the first shop: 0 to 23.' }),
    intervalHours: t.exposeInt('intervalHours', { description: 'From one to the next: 6, 12 or 24.' }),
    keepCount: t.exposeInt('keepCount', { description: 'So many are kept at most.' }),
    keepDays: t.exposeInt('keepDays', {
      description: 'How many days a backup is kept; the newest one is always kept.',
    }),
  }),
});

interface Shown {
  readonly facts: Facts;
}

const DeploymentType = builder.objectRef<Shown>('Deployment').implement({
  description: 'The state of the program and of what it runs on, for operators.',
  fields: (t) => ({
    version: t.string({ description: 'Of the program.', resolve: (_root, _args, c) => c.deployment.version }),
    parts: t.field({
      type: [StatusPart],
      description: 'Each part, with how it is.',
      resolve: ({ facts }, _args, { now }) => {
        const states = statusOf(facts, now());
        return STATUS_PARTS.map((name) => ({ name, state: states[name] }));
      },
    }),
    diskFreeBytes: t.float({ description: 'Room that is left.', resolve: ({ facts }) => facts.diskFreeBytes }),
    diskSizeBytes: t.float({ description: 'Of the whole disk.', resolve: ({ facts }) => facts.diskSizeBytes }),
    workerLateSeconds: t.float({
      description: 'How long the oldest message that could be sent waits for a worker.',
      resolve: ({ facts }) => facts.workerLateSeconds,
    }),
    troubledReceivers: t.int({
      description: 'Receivers of this shop that do not take what is sent.',
      resolve: ({ facts }) => facts.troubledReceivers,
    }),
    parkedMessages: t.int({
      description: 'Messages of this shop that were given up.',
      resolve: ({ facts }) => facts.parkedMessages,
    }),
    lastBackupAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the latest backup was made; null before the first.',
      resolve: ({ facts }) => facts.backup.lastSuccessAt,
    }),
    isBackupUnderWay: t.boolean({
      description: 'Whether one was asked for and none has ended since.',
      resolve: async (_root, _args, { db }) => {
        const [{ askedForAt }, latest] = await Promise.all([readSchedule(db), latestAttempt(db)]);
        return askedForAt !== null && (latest === null || latest.startedAt < askedForAt);
      },
    }),
    mayChangeBackups: t.boolean({
      description: 'Whether the reader’s shop is the first one, whose administrators decide on backups.',
      resolve: (_root, _args, context) => mayChangeBackups(callerOf(context)),
    }),
    makesBackups: t.boolean({
      description: 'Whether the program makes backups by itself, as the operator wants it.',
      resolve: (_root, _args, c) => c.deployment.makesBackups,
    }),
    isBackupEncrypted: t.boolean({
      description: 'Whether they are encrypted.',
      resolve: (_root, _args, c) => c.deployment.isBackupLocked,
    }),
    backupPlace: t.string({
      nullable: true,
      description: 'Where they are kept; null for who may not change anything of them.',
      resolve: async (_root, _args, context) =>
        (await mayChangeBackups(callerOf(context))) ? context.deployment.backupPlace : null,
    }),
    backupSchedule: t.field({
      type: Schedule,
      description: 'When they are made.',
      resolve: (_root, _args, { db }) => readSchedule(db),
    }),
    nextBackupAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next one is made; null: by itself none is.',
      resolve: async (_root, _args, { db, now, deployment }) => {
        const [schedule, shop] = await Promise.all([readSchedule(db), firstShop(db)]);
        if (!schedule.isOn || !deployment.makesBackups || shop === null) return null;
        return nextDue(schedule, now(), shop.timeZone);
      },
    }),
    backups: t.field({
      type: [Run],
      description: `What came of the latest ones, at most ${SHOWN_RUNS}.`,
      resolve: (_root, _args, { db }) => latestRuns(db, SHOWN_RUNS),
    }),
  }),
});

builder.queryField('deployment', (t) =>
  t.field({
    type: DeploymentType,
    authScopes: { permission: 'operations' },
    description: 'How the program and what it runs on are.',
    resolve: async (_root, _args, { db, channel, deployment, now }) => {
      if (channel === null) throw new ShopNotSetUp();
      return { facts: await readFacts(db, channel.id, deployment.dataDirectory, now()) };
    },
  }),
);

const UpdateBackupScheduleInput = builder.inputType('UpdateBackupScheduleInput', {
  description: 'When backups are made, and how long they are kept.',
  fields: (t) => ({
    version: t.int({ required: true, description: 'The one that was read.' }),
    isOn: t.boolean({ required: true, description: 'Whether any is made by itself.' }),
    hour: t.int({ required: true, description: 'On the clocks of the first shop: 0 to 23.' }),
    intervalHours: t.int({ required: true, description: 'From one to the next: 6, 12 or 24.' }),
    keepCount: t.int({ required: true, description: 'So many are kept at most: 1 to 1000.' }),
    keepDays: t.int({
      required: true,
      description: 'How many days a backup is kept, 1 to 3650; the newest one is always kept.',
    }),
  }),
});

builder.mutationFields((t) => ({
  updateBackupSchedule: t.field({
    type: Schedule,
    authScopes: { permission: 'operations' },
    description: 'Sets when backups of the whole deployment are made. Only in the first shop.',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: UpdateBackupScheduleInput, required: true, description: 'The whole new schedule.' }) },
    resolve: async (_root, { input }, context) => {
      await updateBackupSchedule(callerOf(context), input);
      return readSchedule(context.db);
    },
  }),
  backUpNow: t.field({
    type: Schedule,
    authScopes: { permission: 'operations' },
    description: 'Asks for a backup, which begins within seconds. Only in the first shop.',
    errors: {},
    resolve: async (_root, _args, context) => {
      await backUpNow(callerOf(context), context.now());
      return readSchedule(context.db);
    },
  }),
}));
