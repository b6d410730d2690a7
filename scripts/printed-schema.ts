import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../api/schema';

/** The API as `schema.graphql` has it: sorted, so that moving a module changes nothing. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
