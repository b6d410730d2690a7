import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { Problem } from './refusal';

/** React Hook Form's nested errors as a list: the rules that the page itself knows. */
export function ruleProblems(errors: FieldErrors<FieldValues>, at = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]): Problem[] => {
    const name = at ? `${at}.${key}` : key;
    if (typeof error !== 'object' || error === null) return [];
    if (typeof error.type === 'string' && 'message' in error) {
      return [{ name, message: typeof error.message === 'string' ? error.message : '' }];
    }
    return ruleProblems(error as FieldErrors<FieldValues>, name);
  });
}
