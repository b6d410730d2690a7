import { type Draft, parseDraft } from '../draft/draft';

/** What was filled in: a time is a slot, none is as soon as possible. */
export function readDraft(form: FormData): Draft {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string' && value !== ''));
  return parseDraft({ ...fields, timeKind: fields.slotFrom ? 'SLOT' : 'ASAP' });
}
