import { z } from 'zod';
import { textRule } from '../kernel/input-rules';

const MAXIMUM_EMAIL = 254;

/** An e-mail address in the form in which it is stored and compared; null for none. */
export const emailRule = textRule({ maximum: MAXIMUM_EMAIL })
  .transform((email) => email.toLowerCase())
  .refine((email) => email === '' || z.email().safeParse(email).success, { params: { code: 'INVALID_EMAIL' } })
  .nullish()
  .transform((email) => email || null);

/** Left out, it stays as it is. */
export const optionalEmailRule = z.union([z.undefined(), emailRule]);
