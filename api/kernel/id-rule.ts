import { z } from 'zod';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be a row's own id. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/**
 * An id as the API gives it out, to the row's own.
 *
 * @param typename - ids of another kind are refused.
 */
export function idRule(typename: string) {
  return z.string().transform((value, issues) => {
    const [kind, id = ''] = Buffer.from(value, 'base64').toString('utf8').split(':', 2);
    if (kind === typename && isId(id)) return id;
    issues.addIssue({ code: 'custom', params: { code: 'INVALID_UUID' } });
    return z.NEVER;
  });
}
