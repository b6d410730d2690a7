import { z } from 'zod';
import { textRule } from '../kernel/input-rules';

const MAXIMUM_LOGIN = 64;
const LOGIN_SHAPE = /^[\p{L}\p{N}](?:[\p{L}\p{N}._@+-]*[\p{L}\p{N}])?$/u;

/** A login as someone types it, in the form in which it is stored: a phone's keyboard capitalises the first letter. */
export const typedLoginRule = textRule({ minimum: 1, maximum: MAXIMUM_LOGIN }).transform((login) =>
  login.toLowerCase(),
);

/** A new login: one word or an e-mail address. */
export const newLoginRule = typedLoginRule.refine((login) => LOGIN_SHAPE.test(login), {
  params: { code: 'INVALID_LOGIN' },
});

export const staffNameRule = textRule({ minimum: 1, maximum: 50 });

/** A password as typed at sign-in: any that could be sent, since what is not right is simply not right. */
export const typedPasswordRule = z.string().min(1).max(4096);
