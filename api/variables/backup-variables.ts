import { z } from 'zod';
import { Switch, WebAddress } from './environment-values';
import { variable } from './variable';

/** Where backups go by themselves, and what locks them. When they are made is set in the command center. */
export const BACKUP_VARIABLES = {
  backupDirectory: variable<string | null>({
    name: 'BACKUP_DIR',
    summary: 'Where backups are kept: a folder on another disk than the database’s.',
    standard: '`DATA_DIR/backups`',
    absent: null,
    expected: 'a folder, for example /backup',
    schema: z.string().min(1),
  }),
  backupBucket: variable<string | null>({
    name: 'BACKUP_BUCKET',
    summary: 'An S3-compatible bucket for backups, instead of a folder. It needs a passphrase or a key too.',
    standard: '`BACKUP_DIR`',
    absent: null,
    expected: 'the bucket’s address, for example https://s3.eu-central-1.amazonaws.com/carte-backups',
    schema: WebAddress,
  }),
  backupBucketRegion: variable<string | null>({
    name: 'BACKUP_BUCKET_REGION',
    summary: 'Its region, where the address does not say it.',
    standard: 'as the address says, else `us-east-1`',
    absent: null,
    expected: 'the region’s name, for example eu-central-1',
    schema: z.string().regex(/^[\w-]+$/),
  }),
  backupBucketKey: variable<string | null>({
    name: 'BACKUP_BUCKET_KEY',
    summary: 'The access key id that may read, write, delete and list there.',
    standard: '–',
    absent: null,
    expected: 'the access key id that the storage gave you',
    schema: z.string().regex(/^\S+$/),
  }),
  backupBucketSecret: variable<string | null>({
    name: 'BACKUP_BUCKET_SECRET',
    summary: 'The secret access key that belongs to it.',
    standard: '–',
    absent: null,
    expected: 'the secret access key that the storage gave you',
    schema: z.string().regex(/^\S+$/),
    isSecret: true,
  }),
  backupPassphrase: variable<string | null>({
    name: 'BACKUP_PASSPHRASE',
    summary:
      'What backups are encrypted with, in the age format. Keep it elsewhere too: without it no backup can be read.',
    standard: 'not encrypted',
    absent: null,
    expected: 'at least 12 characters',
    schema: z.string().min(12).max(200),
    isSecret: true,
  }),
  backupKey: variable<string | null>({
    name: 'BACKUP_KEY',
    summary: 'The same with a key that `age-keygen` makes, instead of a passphrase.',
    standard: 'not encrypted',
    absent: null,
    expected: 'a line that begins with AGE-SECRET-KEY-1',
    schema: z.string().regex(/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]{58,}$/),
    isSecret: true,
  }),
  scheduledBackups: variable({
    name: 'SCHEDULED_BACKUPS',
    summary: 'Whether this process makes backups when they are due; off where another program does.',
    standard: 'on',
    absent: true,
    expected: 'on or off',
    schema: Switch,
  }),
  backupBeforeMigration: variable({
    name: 'BACKUP_BEFORE_MIGRATION',
    summary:
      'Whether a start that changes the database’s tables backs the database up first, and stops when it cannot.',
    standard: 'on',
    absent: true,
    expected: 'on or off',
    schema: Switch,
  }),
} as const;
