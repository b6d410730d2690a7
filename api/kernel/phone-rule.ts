import { z } from 'zod';
import { readPhone } from './phone';

/**
 * A phone number as it is typed, to E.164 as it is stored; empty and null are no number.
 *
 * @param country - the shop's, by which national numbers are read (ISO 3166-1 alpha-2).
 */
export function optionalPhoneRule(country: string) {
  return z
    .string()
    .nullable()
    .transform((typed, { addIssue }) => {
      if (typed === null || typed.trim() === '') return null;
      const { phone, fault } = readPhone(typed, country);
      if (fault) addIssue({ code: 'custom', params: { code: fault }, input: typed });
      return phone;
    });
}
