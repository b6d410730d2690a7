const NAME = /^carte-\d{8}T\d{6}Z(-before-migration)?\.tar\.gz(\.age)?$/;

/** `carte-20261123T040000Z.tar.gz`: in the order of their time. */
export function backupName(
  at: Date,
  { isBeforeMigration, isLocked }: { isBeforeMigration: boolean; isLocked: boolean },
) {
  const time = at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  return `carte-${time}${isBeforeMigration ? '-before-migration' : ''}.tar.gz${isLocked ? '.age' : ''}`;
}

/** Whether Carte gave the file this name; other files are never deleted. */
export function isBackupName(name: string, suffix = ''): boolean {
  return name.endsWith(suffix) && NAME.test(name.slice(0, name.length - suffix.length));
}

/** @param name - one that `backupName` made. */
export function timeOfName(name: string): Date {
  const [, year, month, day, hour, minute, second] = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The backups to delete: those beyond the number, and those beyond the age. The newest always stays.
 * @param names - the oldest first.
 */
export function outlived(names: readonly string[], keep: { keepCount: number; keepDays: number }, now: Date): string[] {
  const newestFirst = [...names].reverse();
  return newestFirst.filter(
    (name, index) =>
      index > 0 && (index >= keep.keepCount || now.getTime() - timeOfName(name).getTime() > keep.keepDays * DAY_MS),
  );
}
