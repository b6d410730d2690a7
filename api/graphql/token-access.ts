import { scopeName, scopeToRead, scopeToWrite } from '../access/api-scope';
import type { Access } from './access';

/** The scope that a program's token needs to read such a field; null when none helps, or none is needed. */
export function scopeForReading(access: Access): string | null {
  if (access === 'public' || access === 'shopper') return null;
  const scope = scopeToRead(access === 'anyStaff' ? 'catalog' : access);
  return scope && scopeName(scope);
}

/** The scope that a program's token needs to call such a mutation; null when no token may. */
export function scopeForWriting(access: Access): string | null {
  if (access === 'public' || access === 'anyStaff') return null;
  const scope = access === 'shopper' ? 'STOREFRONT' : scopeToWrite(access);
  return scope && scopeName(scope);
}
