import { databaseFailure } from '../db/database-failure';

/** Asks again, as any client does, while the database is too busy to say yes or no. */
export async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (databaseFailure(error) !== 'UNAVAILABLE') throw error;
    }
  }
}
