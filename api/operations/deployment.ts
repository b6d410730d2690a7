/** What the process knows of itself, for staff who look after it. */
export interface Deployment {
  readonly version: string;
  /** Its file system is watched. */
  readonly dataDirectory: string;
  /** Where backups are kept: a folder, or a bucket's address. */
  readonly backupPlace: string;
  readonly isBackupLocked: boolean;
  /** Whether this process makes backups when they are due. */
  readonly makesBackups: boolean;
}
