import { z } from 'zod';

/** Phones, and whatever else is a long run of digits that people write. Ids keep their letters. */
const NUMBERS = /(?<![\w-])\+?\d[\d ()-]{5,}\d(?![\w-])/g;
/** What PostgreSQL and Prisma quote of what somebody sent. */
const QUOTED = /(invalid input \w+ for [^:]+: |Key \([^)]*\)=)("[^"]*"|\([^)]*\))/gi;
const FromDatabase = z.object({ originalCode: z.string(), originalMessage: z.string() });
/** An error's cause may have a cause, and so on. */
const DEEPEST = 4;

/**
 * An error for the log: what kind it is, where it came from and what it says, without the values that it quotes. Of its other
 * properties only a code is taken: drivers keep whole rows and statements in theirs.
 */
export function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error, ...saidByDatabase(error) };
  const { message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isDeeper = cause !== undefined && depth < DEEPEST;
  return {
    type: error.constructor.name,
    ...(code !== undefined && { code }),
    message: withoutValues(message),
    stack: withoutValues(stack ?? ''),
    ...(isDeeper && { cause: describeError(cause, depth + 1) }),
  };
}

/** Prisma's adapter for PostgreSQL puts the words of the database into a cause that is no error. */
function saidByDatabase(cause: unknown): object {
  const { data } = FromDatabase.safeParse(cause);
  return data ? { code: data.originalCode, message: withoutValues(data.originalMessage) } : {};
}

function withoutValues(text: string): string {
  return text.replace(QUOTED, '$1[left out]').replace(NUMBERS, '[left out]');
}
