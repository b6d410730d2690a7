import { createHash } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';

/** The id of a variant of the filled menu, as the API names it. @param size - 0 or 1. */
export function variantId(menuId: string, product: number, size: 0 | 1): string {
  return encodeGlobalID('Variant', seededId(`variant ${menuId} ${product} ${size}`));
}

/** What `md5(text)::uuid` is in SQL. */
export function seededId(text: string): string {
  const digest = createHash('md5').update(text).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
