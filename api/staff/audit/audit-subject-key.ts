import { SUBJECT_TYPES, subjectTypeOf } from './audit-subject';
import type { SubjectKey } from './audit-subject.store';

/** A subject in one text, by which a request reads each of them once; null where there is nothing to read. */
export function scopedKey(action: string, subjectId: string | null): string | null {
  const type = subjectTypeOf(action);
  return type && subjectId ? `${type}:${subjectId}` : null;
}

/** @throws {Error} for a text that {@link scopedKey} did not make. */
export function subjectKeyOf(key: string): SubjectKey {
  const [name, id = ''] = key.split(':', 2);
  const type = SUBJECT_TYPES.find((each) => each === name);
  if (!type) throw new Error(`no kind of subject: ${key}`);
  return { type, id };
}
