import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byLocale } from '../../../domain/locale';
import { projectRoot } from '../../kernel/project-root';

/** Not beside this module: the bundle of the server lies elsewhere. */
const TEXTS = join(projectRoot, 'api', 'receivers', 'template', 'texts');

/**
 * Liquid that writes an order, what happened to a payment, or what changed in the shop, as people read it, and keeps it in `text`; by the
 * language of the people who read it. A language without a file says it in English.
 */
export const EVENT_TEXT = byLocale((locale) => {
  const file = join(TEXTS, `${locale}.liquid`);
  return readFileSync(existsSync(file) ? file : join(TEXTS, 'en.liquid'), 'utf8');
});
